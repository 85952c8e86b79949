import { useState } from 'react'
import { usePlaylistOrder } from '../../machines/playlist/playlistOrder/usePlaylistOrder.ts'
import { usePlaylistRemoval } from '../../machines/playlist/playlistRemoval/usePlaylistRemoval.ts'
import { beforeAt, movedBefore } from '../../shared/order.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { OwnVideo } from './OwnVideo.tsx'
import * as styles from './Playlist.styles.ts'
import type { PlaylistItem } from './types.ts'
import { useDrag } from './useDrag.ts'
import { quoted } from '../../shared/format/quote.ts'

type OwnVideosProps = {
  playlistId: string
  items: readonly PlaylistItem[]
  /** Only the owner's own order can be changed by hand. */
  canMove: boolean
  onRemoved: (contentId: string) => void
}

/** Renders the owner's list: each video can be moved, by pointer or keyboard, and removed. */
export function OwnVideos({ playlistId, items, canMove, onRemoved }: OwnVideosProps) {
  const order = usePlaylistOrder(playlistId)
  const remove = usePlaylistRemoval()
  const [said, setSaid] = useState('')

  const byId = new Map(items.map((item) => [item.content.id, item]))
  const ids = order.waiting.reduce<string[]>((list, { contentId, beforeId }) => movedBefore(list, contentId, beforeId), [...byId.keys()])
  const shown = ids.flatMap((id) => byId.get(id) ?? [])

  const moveTo = (from: number, to: number): void => {
    const moved = shown[from]
    if (!moved || to < 0 || to >= shown.length || from === to) return
    order.move({ contentId: moved.content.id, beforeId: beforeAt(ids, from, to) })
    setSaid(`${quoted(moved.content.title)}\u202f: position ${to + 1} sur ${shown.length}`)
  }
  const drag = useDrag(moveTo)

  return (
    <>
      <ol className={styles.grid}>
        {shown.map((item, index) => (
          <li
            key={item.id}
            data-content={item.content.id}
            data-drag-index={index}
            data-dragged={drag.from === index || undefined}
            data-over={(drag.over === index && drag.from !== index) || undefined}
            className={styles.item}
          >
            <OwnVideo
              item={item}
              playlistId={playlistId}
              index={index}
              count={shown.length}
              canMove={canMove}
              handle={drag.handleOf(index)}
              onMove={(to) => moveTo(index, to)}
              onRemove={() => {
                onRemoved(item.content.id)
                remove({ playlistId, contentId: item.content.id })
              }}
            />
          </li>
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  )
}
