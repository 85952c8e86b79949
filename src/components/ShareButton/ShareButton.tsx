import { Share2 } from 'lucide-react'
import { useShare } from '../../machines/content/share/useShare.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { AddressDialog } from './AddressDialog.tsx'

/** Renders the button that shares a page of the site. @param props.path from shared/routes.ts */
export function ShareButton({ title, path }: { title: string; path: string }) {
  const share = useShare()
  return (
    <>
      <Button icon={Share2} busy={share.isSharing} onPress={() => share.share({ title, path })}>
        Partager
      </Button>
      <AddressDialog share={share} />
    </>
  )
}
