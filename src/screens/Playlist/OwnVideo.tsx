import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { VideoCard } from '../../components/VideoCard/VideoCard.tsx'
import { watchInPlaylistPath } from '../../shared/routes.ts'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import styles from './Playlist.module.css'
import type { PlaylistItem } from './types.ts'
import type { HandleProps } from './useDrag.ts'

type OwnVideoProps = {
  item: PlaylistItem
  playlistId: string
  index: number
  count: number
  canMove: boolean
  handle: HandleProps
  onMove: (to: number) => void
  onRemove: () => void
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }

/** A video of one's own playlist, with what moves it and what takes it out. */
export function OwnVideo({ item: { content }, playlistId, index, count, canMove, handle, onMove, onRemove }: OwnVideoProps) {
  const pressed = useRef<{ by: HTMLElement; at: number } | null>(null)
  // Moving an element in the page takes the focus from it: whoever moved it by key goes on from there.
  useLayoutEffect(() => {
    if (!pressed.current || pressed.current.at === index) return
    pressed.current.by.focus()
    pressed.current = null
  })
  const move = (to: number, by: EventTarget & HTMLElement): void => {
    pressed.current = { by, at: index }
    onMove(to)
  }
  const moveByKey = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    move(index + step, event.currentTarget)
  }
  return (
    <>
      <VideoCard content={content} href={watchInPlaylistPath(content.id, playlistId, false)} />
      <div className={styles.bar} role="group" aria-label={`Place de « ${content.title} »`}>
        {canMove && (
          <>
            <IconButton
              {...handle}
              className={styles.handle}
              icon={GripVertical}
              label={`Déplacer « ${content.title} »`}
              tooltip="Glisser, ou flèches du clavier"
              onKeyDown={moveByKey}
            />
            <span className={styles.position} aria-hidden="true">
              {index + 1}
            </span>
            <IconButton
              icon={ArrowUp}
              label={`Monter « ${content.title} »`}
              tooltip="Monter"
              disabledReason={index === 0 ? 'Première de la playlist' : undefined}
              onPress={(event) => move(index - 1, event.currentTarget)}
            />
            <IconButton
              icon={ArrowDown}
              label={`Descendre « ${content.title} »`}
              tooltip="Descendre"
              disabledReason={index === count - 1 ? 'Dernière de la playlist' : undefined}
              onPress={(event) => move(index + 1, event.currentTarget)}
            />
          </>
        )}
        <IconButton
          className={styles.remove}
          icon={X}
          label={`Retirer « ${content.title} » de la playlist`}
          tooltip="Retirer de la playlist"
          onPress={onRemove}
        />
      </div>
    </>
  )
}
