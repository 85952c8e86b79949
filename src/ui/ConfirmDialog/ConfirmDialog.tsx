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
  /**
   * Returns the element that gets the focus afterwards; by default, the previously focused one. Needed when the action removes its own
   * button.
   */
  finalFocus?: (() => HTMLElement | null) | undefined
  onConfirm: () => void
  onCancel: () => void
}

/** Renders the confirmation of an irreversible action. A press outside is ignored; Escape cancels. */
export const ConfirmDialog = lazyPart<ConfirmDialogProps>(async () => (await import('./ConfirmDialogSurface.tsx')).ConfirmDialogSurface, {
  floats: { asked: ({ open }) => open, close: ({ onCancel }) => onCancel() },
})
