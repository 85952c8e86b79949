import { lazyPart } from '../lazyPart.tsx'

export type EmbedDialogProps = { content: { id: string; title: string }; isOpen: boolean; onClose: () => void }

/** Shows how to embed a video on another site. Its code loads when it is first opened. */
export const EmbedDialog = lazyPart<EmbedDialogProps>(async () => (await import('./EmbedCode.tsx')).EmbedCode, {
  isOpen: ({ isOpen }) => isOpen,
  onClose: ({ onClose }) => onClose(),
})
