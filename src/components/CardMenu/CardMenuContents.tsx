import { Clock, EyeOff, ListPlus } from 'lucide-react'
import { useAddToPlaylist } from '../../machines/addToPlaylist/useAddToPlaylist.ts'
import { useCardActions } from '../../machines/cardActions/useCardActions.ts'
import type { MenuItem } from '../../ui/Menu/Menu.tsx'
import { MenuSurface } from '../../ui/Menu/MenuSurface.tsx'
import { AddToPlaylistDialog } from '../AddToPlaylist/AddToPlaylistDialog.tsx'
import type { CardMenuPartProps } from './cardParts.ts'

/** What the three dots of a card offer, and the dialogs that they open. */
export function CardMenuContents({ content, isRecommended, ...surface }: CardMenuPartProps) {
  const { watchLater, notInterested } = useCardActions()
  const dialog = useAddToPlaylist(content.id)
  const items: MenuItem[] = [
    { label: 'À consulter plus tard', icon: Clock, onSelect: () => watchLater(content.id) },
    { label: 'Ajouter à une playlist', icon: ListPlus, onSelect: dialog.open },
  ]
  if (isRecommended) items.push('separator', { label: 'Pas intéressé', icon: EyeOff, onSelect: () => notInterested(content.id) })
  return (
    <>
      <MenuSurface {...surface} items={items} align="end" side="bottom" />
      <AddToPlaylistDialog contentId={content.id} dialog={dialog} />
    </>
  )
}
