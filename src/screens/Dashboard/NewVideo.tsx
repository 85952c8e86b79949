import { Plus } from 'lucide-react'
import { type ReactNode, useCallback, useState } from 'react'
import { useSearchParams } from 'wouter'
import { useFlow } from '../../machines/common/flows.ts'
import { Link } from '../../components/Link/Link.tsx'
import { routes } from '../../shared/routes.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import { channelOfAddress } from './dashboardView.ts'

declare module '../../machines/common/flows.ts' {
  interface Flows {
    /** renders the upload's form; its code loads when it is first rendered */
    uploadInDialog: (onPublished: () => void) => ReactNode
  }
}

/** Opens the upload in a dialog. Closing it loses nothing: the upload continues, here and at /upload. */
export function NewVideo() {
  const [isOpen, setOpen] = useState(false)
  const [search] = useSearchParams()
  const { channelId } = channelOfAddress(search)
  const drawUpload = useFlow('uploadInDialog')
  const close = useCallback(() => setOpen(false), [])
  return (
    <>
      <Button variant="primary" icon={Plus} onPress={() => setOpen(true)}>
        Nouvelle vidéo
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title="Mettre en ligne une nouvelle vidéo"
        description={
          <TextLink render={<Link href={channelId === undefined ? routes.upload : `${routes.upload}?channel=${channelId}`} />}>
            Ouvrir en pleine page
          </TextLink>
        }
        size="large"
      >
        {drawUpload(close)}
      </Dialog>
    </>
  )
}
