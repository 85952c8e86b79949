import type { ConfirmDialogProps } from '../ui/ConfirmDialog/ConfirmDialogSurface.tsx'
import { lazyPart } from './lazyPart.tsx'

/** Renders the confirmation of an irreversible action. A press outside is ignored; Escape cancels. */
export const ConfirmDialog = lazyPart<ConfirmDialogProps>(
  async () => (await import('../ui/ConfirmDialog/ConfirmDialogSurface.tsx')).ConfirmDialogSurface,
  {
    isOpen: ({ open }) => open,
    onClose: ({ onCancel }) => onCancel(),
  },
)
