import { CodeXml } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { lazyPart } from '../lazyPart.tsx'
import type { EmbedDialogProps, EmbedFields } from './EmbedDialog.tsx'

const EmbedDialog = lazyPart<EmbedDialogProps>(async () => (await import('./EmbedDialog.tsx')).EmbedDialog, {
  isOpen: ({ isOpen }) => isOpen,
  onClose: ({ onClose }) => onClose(),
})

/** Renders a button beside a video's other buttons that shows how to embed it on another site. The dialog loads at the first press. */
export function EmbedButton({ content }: { content: EmbedFields }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton icon={CodeXml} variant="solid" label="Intégrer" aria-haspopup="dialog" onPress={() => setOpen(true)} />
      <EmbedDialog content={content} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
