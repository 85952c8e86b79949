import type { ReactNode } from 'react'
import { lazyPart } from '../overlay/lazyPart.tsx'

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

/** Asks before what cannot be undone. A press outside does not answer; Escape cancels. */
export const ConfirmDialog = lazyPart<ConfirmDialogProps>(async () => (await import('./ConfirmDialogSurface.tsx')).ConfirmDialogSurface, {
  floats: { asked: ({ open }) => open, close: ({ onCancel }) => onCancel() },
})
