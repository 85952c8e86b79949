/** The list with `item` just before `before`, or at the end with null; as it is when one of them is not there. */
export function movedBefore<Item>(items: readonly Item[], item: Item, before: Item | null): Item[] {
  if (item === before || !items.includes(item) || (before !== null && !items.includes(before))) return [...items]
  const others = items.filter((other) => other !== item)
  return others.toSpliced(before === null ? others.length : others.indexOf(before), 0, item)
}

/** Where a list stands before `index` moves to `target`: the item that it will precede, null for the end. */
export function beforeAt<Item>(items: readonly Item[], index: number, target: number): Item | null {
  return items.toSpliced(index, 1)[target] ?? null
}
