/** The most pictures that a card shows of a video, however long it is. */
const most = 12

/** Returns at most twelve of the items, evenly spread, in their order. */
export function spread<Item>(items: readonly Item[]): Item[] {
  const step = Math.max(1, items.length / most)
  return Array.from({ length: Math.min(items.length, most) }, (_, index) => items[Math.floor(index * step)]).filter(
    (item) => item !== undefined,
  )
}
