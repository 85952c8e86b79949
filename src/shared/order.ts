/** Returns the list with `item` just before `before`, or at the end with null; unchanged when one of them is not in the list. */
export function movedBefore<Item>(items: readonly Item[], item: Item, before: Item | null): Item[] {
  if (item === before || !items.includes(item) || (before !== null && !items.includes(before))) return [...items]
  const others = items.filter((other) => other !== item)
  return others.toSpliced(before === null ? others.length : others.indexOf(before), 0, item)
}

/** Returns the item that will follow the one at `index` after it moves to `target`, null for the end. */
export function beforeAt<Item>(items: readonly Item[], index: number, target: number): Item | null {
  return items.toSpliced(index, 1)[target] ?? null
}
