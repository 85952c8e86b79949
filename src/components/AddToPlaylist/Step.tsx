import { type ReactNode, useEffect, useRef } from 'react'
import * as styles from './AddToPlaylist.styles.ts'

/** Renders a step of the dialog. The button that led to it unmounts with the previous step, so the focus moves into this one. */
export function Step({ children }: { children: ReactNode }) {
  const step = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const dialog = step.current?.closest('[role="dialog"]')
    const focused = document.activeElement
    // When the dialog opens, the focus is still on the element that it returns to later: the dialog itself moves it.
    if (focused !== document.body && focused !== dialog) return
    step.current?.querySelector<HTMLElement>('input:checked, input:not(:disabled), button')?.focus()
  }, [])
  return (
    <div ref={step} className={styles.body}>
      {children}
    </div>
  )
}
