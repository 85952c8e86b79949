import { Clock, EyeOff, Flag, ListPlus, Share2 } from 'lucide-react'
import { useAddToPlaylist } from '../../machines/playlist/addToPlaylist/useAddToPlaylist.ts'
import { useCardActions } from '../../machines/content/useCardActions.ts'
import { useReport } from '../../machines/report/report/useReport.ts'
import { useShare } from '../../machines/content/share/useShare.ts'
import { watchPath } from '../../shared/routes.ts'
import type { MenuItem } from '../../ui/Menu/types.ts'
import { MenuSurface } from '../../ui/Menu/MenuSurface.tsx'
import { AddToPlaylistDialog } from '../AddToPlaylist/AddToPlaylistDialog.tsx'
import { AddressDialog } from '../ShareButton/AddressDialog.tsx'
import { ReportDialog } from '../ReportDialog/ReportDialog.tsx'
import { moveFocusFromCard } from './cardFocus.ts'
import type { CardMenuPartProps } from './cardParts.ts'

export function CardMenuContents({ content, isRecommended, ...surface }: CardMenuPartProps) {
  const { watchLater, notInterested } = useCardActions()
  const dialog = useAddToPlaylist(content.id)
  const share = useShare()
  const report = useReport(`card ${content.id}`)
  const items: MenuItem[] = [
    { label: 'À consulter plus tard', icon: Clock, onSelect: () => watchLater(content.id) },
    { label: 'Ajouter à une playlist', icon: ListPlus, onSelect: dialog.open },
    { label: 'Partager', icon: Share2, onSelect: () => share.share({ title: content.title, path: watchPath(content.id) }) },
    'separator',
  ]
  const refuse = (): void => notInterested(content.id, moveFocusFromCard(surface.anchor.current, watchPath(content.id)))
  if (isRecommended) items.push({ label: 'Pas intéressé', icon: EyeOff, onSelect: refuse })
  items.push({ label: 'Signaler', icon: Flag, onSelect: () => report.open({ kind: 'content', id: content.id }) })
  return (
    <>
      <MenuSurface {...surface} items={items} align="end" side="bottom" />
      <AddToPlaylistDialog contentId={content.id} dialog={dialog} />
      <AddressDialog share={share} />
      <ReportDialog report={report} />
    </>
  )
}
