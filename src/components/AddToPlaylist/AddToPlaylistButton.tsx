import { ListPlus } from 'lucide-react'
import { useContext, useState } from 'react'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { CardPartsContext } from '../CardMenu/cardParts.ts'

/** Renders a button beside a video's other buttons. The dialog and its machine load at the first press. */
export function AddToPlaylistButton({ contentId }: { contentId: string }) {
  const parts = useContext(CardPartsContext)
  const [presses, setPresses] = useState(0)
  if (!parts) return null
  return (
    <>
      <IconButton
        icon={ListPlus}
        variant="solid"
        label="Ajouter à une playlist"
        aria-haspopup="dialog"
        onPress={() => setPresses(presses + 1)}
        onPointerEnter={parts.preload}
      />
      {presses > 0 && <parts.AddToPlaylist key={presses} contentId={contentId} />}
    </>
  )
}
