import { lazy, Suspense, type ReactNode } from 'react'
import { useWasOpened } from '../overlay/useWasOpened.ts'

export type ConfirmDialogProps = {
  open: boolean
  title: string
  /** What will happen, and that it cannot be undone. */
  message: ReactNode
  /** The verb of the action: «Supprimer», not «OK». */
  confirmLabel: string
  busyLabel?: string | undefined
  cancelLabel?: string | undefined
  tone?: 'danger' | 'neutral' | undefined
  busy?: boolean | undefined
  /** What takes the focus afterwards; what had it before, otherwise. Needed where the action takes its own button away. */
  finalFocus?: (() => HTMLElement | null) | undefined
  onConfirm: () => void
  onCancel: () => void
}

const ConfirmDialogSurface = lazy(async () => ({ default: (await import('./ConfirmDialogSurface.tsx')).ConfirmDialogSurface }))

/** Asks before what cannot be undone. A press outside does not answer; Escape cancels. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  if (!useWasOpened(props.open)) return null
  return (
    <Suspense fallback={null}>
      <ConfirmDialogSurface {...props} />
    </Suspense>
  )
}
