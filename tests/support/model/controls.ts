import { act, fireEvent, screen, within } from '@testing-library/react'

/** The field of a form, by its name. */
export const fieldOf = (name: string): HTMLInputElement | null => document.querySelector<HTMLInputElement>(`[name="${name}"]`)

/** The same text again is no change for a browser: something is added to it then. */
export function fill(field: HTMLInputElement | null, text: string): void {
  if (!field) return
  act(() => void fireEvent.change(field, { target: { value: field.value === text ? `${text}${text}` : text } }))
}

/** Also of a control that is covered, and so cannot be reached by hand. */
export const press = (control: HTMLElement | null): void => act(() => void (control && fireEvent.click(control)))

export const buttonOf = (name: string | RegExp): HTMLElement | null => screen.queryByRole('button', { name })
/** Behind a dialog. */
export const coveredButton = (name: string): HTMLElement | null => screen.queryByRole('button', { name, hidden: true })

/** What puts an alert away; a dialog has a «Fermer» of its own. */
export function crossOfAlert(): HTMLElement | null {
  const alert = screen.queryByRole('alert')
  return alert && within(alert).queryByRole('button', { name: 'Fermer' })
}
