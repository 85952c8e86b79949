import type { ReactNode, RefObject } from 'react'
import { lazyPart } from '../overlay/lazyPart.tsx'

export type DialogProps = {
  open: boolean
  /** Asked for by the cross, Escape, a press outside. The caller sets `open`. */
  onClose: () => void
  title: string
  description?: ReactNode
  children?: ReactNode
  /** Buttons, the main one last. */
  footer?: ReactNode
  /** With it the body and the footer stand in a form, so that a `type="submit"` button and Enter send it. */
  onSubmit?: (() => void) | undefined
  size?: 'small' | 'medium' | 'large' | undefined
  /** False while something runs that must not be left: no cross, Escape does nothing. */
  dismissible?: boolean | undefined
  /** What takes focus at opening; the first field or button otherwise. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  className?: string | undefined
}

/** A modal dialog: a sheet under 640 px. Focus goes in, stays in, and comes back. Its code is fetched at first opening. */
export const Dialog = lazyPart<DialogProps>(async () => (await import('./DialogSurface.tsx')).DialogSurface, {
  floats: { asked: ({ open }) => open, close: ({ onClose }) => onClose() },
})
