import { act, fireEvent, screen, within } from '@testing-library/react'

/** The field of a form, by its name. */
export const fieldOf = (name: string): HTMLInputElement | null => document.querySelector<HTMLInputElement>(`[name="${name}"]`)

/** A browser sends no change event for the same text: something is appended then. */
export function fill(field: HTMLInputElement | null, text: string): void {
  if (!field) return
  act(() => void fireEvent.change(field, { target: { value: field.value === text ? `${text}${text}` : text } }))
}

/** Also presses a control that is covered, which a user cannot reach. */
export const press = (control: HTMLElement | null): void => act(() => void (control && fireEvent.click(control)))

export const buttonOf = (name: string | RegExp): HTMLElement | null => screen.queryByRole('button', { name })
/** Behind a dialog. */
export const coveredButton = (name: string): HTMLElement | null => screen.queryByRole('button', { name, hidden: true })

/** The close button of an alert; a dialog has its own «Fermer». */
export function alertCloseButton(): HTMLElement | null {
  const alert = screen.queryByRole('alert')
  return alert && within(alert).queryByRole('button', { name: 'Fermer' })
}
