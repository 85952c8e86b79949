import { type RefObject, useState } from 'react'

function createFocusKeeper(rows: RefObject<HTMLElement | null>) {
  let target: HTMLElement | null = null
  let neighbour: HTMLElement | null = null
  return {
    /** Call it when the button is pressed. */
    remember: (button: HTMLElement): void => {
      const items = [...(rows.current?.querySelectorAll('li') ?? [])]
      const index = items.findIndex((item) => item.contains(button))
      target = button
      neighbour = items[index + 1] ?? items[index - 1] ?? null
    },
    /** Call it when the row is removed. */
    goOn: (): void => {
      target = neighbour
    },
    target: (): HTMLElement | null => target,
  }
}

/**
 * Returns where the focus goes after the confirmation: back to the button, or to a neighbour of the removed row.
 * @param rows the element that contains the list items
 */
export function useFocusAfterRemoval(rows: RefObject<HTMLElement | null>) {
  const [keeper] = useState(() => createFocusKeeper(rows))
  return keeper
}
