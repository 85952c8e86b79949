/**
 * Calls `work` for each item, for so many at once. After a failure no other begins, and those that run are awaited.
 * @returns the results in the order of the items
 * @throws the first error of `work`
 */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const errors: unknown[] = []
  const left = items.entries()
  const next = async (): Promise<void> => {
    for (const [index, item] of left) {
      try {
        results[index] = await work(item, index)
      } catch (error) {
        errors.push(error)
      }
      if (errors.length > 0) return
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, next))
  if (errors.length > 0) throw errors[0]
  return results
}
