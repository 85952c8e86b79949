import { type ReactNode, useEffect, useRef } from 'react'
import styles from './AddToPlaylist.module.css'

/** A step of the dialog. The button that led to it is gone with the step before: the focus goes on in this one. */
export function Step({ children }: { children: ReactNode }) {
  const step = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const dialog = step.current?.closest('[role="dialog"]')
    const focused = document.activeElement
    if (dialog && focused !== dialog && dialog.contains(focused)) return
    step.current?.querySelector<HTMLElement>('input:checked, input:not(:disabled), button')?.focus()
  }, [])
  return (
    <div ref={step} className={styles.body}>
      {children}
    </div>
  )
}
