import { CodeXml } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useWasOpened } from '../../ui/overlay/useWasOpened.ts'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'

export type EmbedFields = { id: string; title: string }

const EmbedDialog = lazy(async () => ({ default: (await import('./EmbedDialog.tsx')).EmbedDialog }))

/** Beside a video's other buttons: how to show it on another site. The dialog comes with the first press. */
export function EmbedButton({ content }: { content: EmbedFields }) {
  const [isOpen, setOpen] = useState(false)
  const wasOpened = useWasOpened(isOpen)
  return (
    <>
      <IconButton icon={CodeXml} variant="solid" label="Intégrer" aria-haspopup="dialog" onPress={() => setOpen(true)} />
      {wasOpened && (
        <Suspense fallback={null}>
          <EmbedDialog content={content} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
