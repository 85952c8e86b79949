import { Share2 } from 'lucide-react'
import { useShare } from '../../machines/content/share/useShare.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { AddressDialog } from './AddressDialog.tsx'

type ShareButtonProps = {
  title: string
  /** from shared/routes.ts */
  path: string
  shape?: 'text' | 'icon' | undefined
}

/** Renders the button that shares a page of the site. */
export function ShareButton({ title, path, shape = 'text' }: ShareButtonProps) {
  const share = useShare()
  const sharing = { icon: Share2, busy: share.isSharing, onPress: () => share.share({ title, path }) }
  return (
    <>
      {shape === 'icon' ? <IconButton {...sharing} variant="solid" label="Partager" /> : <Button {...sharing}>Partager</Button>}
      <AddressDialog share={share} />
    </>
  )
}
