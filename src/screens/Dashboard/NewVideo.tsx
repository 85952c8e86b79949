import { Plus } from 'lucide-react'
import { useCallback, useContext, useState } from 'react'
import { Link } from '../../components/Link/Link.tsx'
import { routes } from '../../shared/routes.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Dialog } from '../../ui/Dialog/Dialog.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import { UploadInDialogContext } from './UploadInDialogContext.ts'

/** Opens the upload in a dialog. Closing it loses nothing: the upload continues, here and at /upload. */
export function NewVideo() {
  const [isOpen, setOpen] = useState(false)
  const drawUpload = useContext(UploadInDialogContext)
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
        description={<TextLink render={<Link href={routes.upload} />}>Ouvrir en pleine page</TextLink>}
        size="large"
      >
        {drawUpload?.(close)}
      </Dialog>
    </>
  )
}
