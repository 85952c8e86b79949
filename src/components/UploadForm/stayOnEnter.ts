import type { KeyboardEvent } from 'react'

/** Enter in a text field must not publish: only the button does. */
export function stayOnEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault()
}
