import { type ReactNode, useEffect, useRef } from 'react'
import styles from './AddToPlaylist.module.css'

/** A step of the dialog. The button that led to it is gone with the step before: the focus goes on in this one. */
export function Step({ children }: { children: ReactNode }) {
  const step = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const dialog = step.current?.closest('[role="dialog"]')
    const focused = document.activeElement
    // At the opening the focus is still where it will come back to: the dialog takes it from there by itself.
    if (focused !== document.body && focused !== dialog) return
    step.current?.querySelector<HTMLElement>('input:checked, input:not(:disabled), button')?.focus()
  }, [])
  return (
    <div ref={step} className={styles.body}>
      {children}
    </div>
  )
}
