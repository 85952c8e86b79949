import type { DialogProps } from '../ui/Dialog/DialogSurface.tsx'
import { lazyPart } from './lazyPart.tsx'

/**
 * Renders a modal dialog: a bottom sheet under 640 px. Focus moves in, is trapped, and is restored on close. Its code loads when it is
 * first opened.
 */
export const Dialog = lazyPart<DialogProps>(async () => (await import('../ui/Dialog/DialogSurface.tsx')).DialogSurface, {
  isOpen: ({ open }) => open,
  onClose: ({ onClose }) => onClose(),
})
