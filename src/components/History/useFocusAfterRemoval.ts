import { type RefObject, useState } from 'react'

function createFocusKeeper(rows: RefObject<HTMLElement | null>) {
  let target: HTMLElement | null = null
  let neighbour: HTMLElement | null = null
  return {
    /** The button was pressed. */
    remember: (button: HTMLElement): void => {
      const items = [...(rows.current?.querySelectorAll('li') ?? [])]
      const index = items.findIndex((item) => item.contains(button))
      target = button
      neighbour = items[index + 1] ?? items[index - 1] ?? null
    },
    /** The row goes. */
    goOn: (): void => {
      target = neighbour
    },
    target: (): HTMLElement | null => target,
  }
}

/**
 * Where the keyboard goes on after the question: back to the button, or to the row beside the one that leaves with its button.
 * @param rows what the list items stand in
 */
export function useFocusAfterRemoval(rows: RefObject<HTMLElement | null>) {
  const [keeper] = useState(() => createFocusKeeper(rows))
  return keeper
}
