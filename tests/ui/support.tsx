import { cleanup, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { afterEach } from 'vitest'

afterEach(cleanup)

/** Renders and gives a person with a mouse and a keyboard. */
export function draw(element: ReactElement) {
  return { ...render(element), user: userEvent.setup() }
}

/** Keeps one value the way a machine's hook would, for controlled parts. */
export function Holding<T>({ initial, children }: { initial: T; children: (value: T, set: (value: T) => void) => ReactNode }) {
  const [value, setValue] = useState(initial)
  return children(value, setValue)
}

/** Stands for the router's link: it passes on all that it is given. */
export function Anchor({ children, ...rest }: ComponentProps<'a'>) {
  return <a {...rest}>{children}</a>
}

/** The text that describes an element for screen readers. */
export function descriptionOf(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
}
