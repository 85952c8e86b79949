import { ArrowLeft, ArrowRight, GripVertical, X } from 'lucide-react'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { VideoCard } from '../../components/VideoCard/VideoCard.tsx'
import { watchInPlaylistPath } from '../../shared/routes.ts'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import * as styles from './Playlist.styles.ts'
import type { PlaylistItem } from './types.ts'
import type { HandleProps } from './useDrag.ts'
import { quoted } from '../../shared/format/quote.ts'

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

/** Renders a video of the user's own playlist, with the controls that move or remove it. */
export function OwnVideo({ item: { content }, playlistId, index, count, canMove, handle, onMove, onRemove }: OwnVideoProps) {
  const pressed = useRef<{ by: HTMLElement; at: number } | null>(null)
  // Moving an element in the DOM removes its focus: restore it for keyboard users.
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
      <div className={styles.bar} role="group" aria-label={`Place de ${quoted(content.title)}`}>
        {canMove && (
          <>
            <IconButton
              {...handle}
              className={styles.handle}
              icon={GripVertical}
              label={`Déplacer ${quoted(content.title)}`}
              tooltip="Glisser, ou flèches du clavier"
              onKeyDown={moveByKey}
            />
            <span className={styles.position} aria-hidden="true">
              {index + 1}
            </span>
            <IconButton
              className={styles.move}
              icon={ArrowLeft}
              label={`Avancer ${quoted(content.title)}`}
              tooltip="Avancer"
              disabledReason={index === 0 ? 'Première de la playlist' : undefined}
              onPress={(event) => move(index - 1, event.currentTarget)}
            />
            <IconButton
              className={styles.move}
              icon={ArrowRight}
              label={`Reculer ${quoted(content.title)}`}
              tooltip="Reculer"
              disabledReason={index === count - 1 ? 'Dernière de la playlist' : undefined}
              onPress={(event) => move(index + 1, event.currentTarget)}
            />
          </>
        )}
        <IconButton
          className={styles.remove}
          icon={X}
          label={`Retirer ${quoted(content.title)} de la playlist`}
          tooltip="Retirer de la playlist"
          data-remove
          onPress={(event) => {
            focusNeighbour(event.currentTarget)
            onRemove()
          }}
        />
      </div>
    </>
  )
}

/**
 * The button unmounts with its video: moves the focus to the next video, the previous one, or the title of the page, which is empty now.
 */
function focusNeighbour(button: HTMLElement): void {
  const item = button.closest('li')
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling
  const next = neighbour ? neighbour.querySelector<HTMLElement>('[data-remove]') : document.querySelector<HTMLElement>('main h1')
  next?.focus()
}
