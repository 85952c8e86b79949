import { Clock, ListPlus } from 'lucide-react'
import { useAddToPlaylist } from '../../machines/playlist/addToPlaylist/useAddToPlaylist.ts'
import { useCardActions } from '../../machines/content/useCardActions.ts'
import { quoted } from '../../shared/format/quote.ts'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { AddToPlaylistDialog } from '../AddToPlaylist/AddToPlaylistDialog.tsx'
import * as styles from './CardHover.styles.ts'
import type { CardHoverProps } from './cardParts.ts'
import { MovingPicture } from './MovingPicture.tsx'

/** Renders over a card's picture the video's pictures, one after the other, and the actions that are wanted most. */
export function CardHoverContents({ content: { id, title }, isNear }: CardHoverProps) {
  const { watchLater } = useCardActions()
  const dialog = useAddToPlaylist(id)
  return (
    <>
      <MovingPicture contentId={id} isNear={isNear} />
      {(isNear || dialog.isOpen) && (
        <div className={styles.place}>
          <div className={styles.actions}>
            <IconButton
              icon={Clock}
              variant="overlay"
              size="small"
              label={`Ajouter ${quoted(title)} à ${quoted('À consulter plus tard')}`}
              tooltip="À consulter plus tard"
              onPress={() => watchLater(id)}
            />
            <IconButton
              icon={ListPlus}
              variant="overlay"
              size="small"
              label={`Ajouter ${quoted(title)} à une playlist`}
              tooltip="Ajouter à une playlist"
              aria-haspopup="dialog"
              onPress={dialog.open}
            />
          </div>
        </div>
      )}
      <AddToPlaylistDialog contentId={id} dialog={dialog} />
    </>
  )
}
