import type { ReactNode, RefObject } from 'react'
import { lazyPart } from '../overlay/lazyPart.tsx'

export type DialogProps = {
  open: boolean
  /** Called for the close button, Escape and a press outside. The caller sets `open`. */
  onClose: () => void
  title: string
  description?: ReactNode
  children?: ReactNode
  /** Buttons, the main one last. */
  footer?: ReactNode
  /** When set, body and footer are inside a form, so that a `type="submit"` button and Enter submit it. */
  onSubmit?: (() => void) | undefined
  size?: 'small' | 'medium' | 'large' | undefined
  /** False while an action runs that must not be interrupted: no close button, Escape does nothing. */
  dismissible?: boolean | undefined
  /** The element that gets the focus on open; by default, the first field or button. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  className?: string | undefined
}

/**
 * Renders a modal dialog: a bottom sheet under 640 px. Focus moves in, is trapped, and is restored on close. Its code loads when it is
 * first opened.
 */
export const Dialog = lazyPart<DialogProps>(async () => (await import('./DialogSurface.tsx')).DialogSurface, {
  floats: { asked: ({ open }) => open, close: ({ onClose }) => onClose() },
})
