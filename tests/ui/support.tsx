import { cleanup, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { afterEach } from 'vitest'

afterEach(cleanup)

/** Renders, and returns a user with a mouse and a keyboard. */
export function draw(element: ReactElement) {
  return { ...render(element), user: userEvent.setup() }
}

/** Holds one value as a machine's hook would, for controlled components. */
export function Holding<T>({ initial, children }: { initial: T; children: (value: T, set: (value: T) => void) => ReactNode }) {
  const [value, setValue] = useState(initial)
  return children(value, setValue)
}

/** A stub of the router's link: it passes on all its props. */
export function Anchor({ children, ...rest }: ComponentProps<'a'>) {
  return <a {...rest}>{children}</a>
}

/** The accessible description of an element. */
export function descriptionOf(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
}
