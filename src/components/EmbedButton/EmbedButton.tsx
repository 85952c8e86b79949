import { CodeXml } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { lazyPart } from '../../ui/overlay/lazyPart.tsx'
import type { EmbedDialogProps } from './EmbedDialog.tsx'

export type EmbedFields = { id: string; title: string }

const EmbedDialog = lazyPart<EmbedDialogProps>(async () => (await import('./EmbedDialog.tsx')).EmbedDialog, {
  floats: { asked: ({ isOpen }) => isOpen, close: ({ onClose }) => onClose() },
})

/** Beside a video's other buttons: how to show it on another site. The dialog comes with the first press. */
export function EmbedButton({ content }: { content: EmbedFields }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton icon={CodeXml} variant="solid" label="Intégrer" aria-haspopup="dialog" onPress={() => setOpen(true)} />
      <EmbedDialog content={content} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
