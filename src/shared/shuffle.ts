/** A number of 32 bits out of a text, spread evenly (FNV-1a, then mixed so that similar texts part). */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  return (value ^ (value >>> 13)) >>> 0
}

/**
 * A random order that depends on the seed and on the items alone: it stays the same while the list is read again,
 * and further items find their place in it.
 */
export function shuffled<Item>(items: readonly Item[], idOf: (item: Item) => string, seed: string): Item[] {
  return items
    .map((item) => ({ item, rank: hash(seed + idOf(item)) }))
    .toSorted((left, right) => left.rank - right.rank)
    .map(({ item }) => item)
}
