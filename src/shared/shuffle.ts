/** Returns a 32-bit number for a text, evenly distributed (FNV-1a, then mixed so that similar texts differ). */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  return (value ^ (value >>> 13)) >>> 0
}

/**
 * Returns the list in a random order that depends only on the seed and the items: it stays the same when the list is read again, and new
 * items are inserted into it.
 */
export function shuffled<Item>(items: readonly Item[], idOf: (item: Item) => string, seed: string): Item[] {
  return items
    .map((item) => ({ item, rank: hash(seed + idOf(item)) }))
    .toSorted((left, right) => left.rank - right.rank)
    .map(({ item }) => item)
}
