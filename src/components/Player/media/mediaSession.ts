import { seekStep } from '../../../machines/player/player/shortcuts.ts'
import type { SeekTarget } from '../../../machines/player/player/types.ts'
import type { Media } from './media.ts'

/** What the system's media controls show. `start` of a chapter in seconds. */
export type MediaDescription = {
  title: string
  artist: string
  pictureUrl: string | null
  chapters: readonly { start: number; title: string }[]
}

/** Not yet in the compiler's library. */
type MetadataWithChapters = MediaMetadataInit & { chapterInfo: { title: string; startTime: number; artwork: MediaImage[] }[] }

/** Shows the video in the system's media controls, and takes their presses as intents. @returns stops it */
export function connectMediaSession({ player, actor }: Media, { title, artist, pictureUrl, chapters }: MediaDescription): () => void {
  if (!('mediaSession' in navigator)) return () => undefined
  const session = navigator.mediaSession
  const seek = (to: SeekTarget): void => actor.send({ type: 'player.seek', to })
  const handlers: [MediaSessionAction, MediaSessionActionHandler][] = [
    ['play', () => actor.send({ type: 'player.play' })],
    ['pause', () => actor.send({ type: 'player.pause' })],
    ['stop', () => actor.send({ type: 'player.pause' })],
    ['seekbackward', ({ seekOffset }) => seek({ kind: 'by', seconds: -(seekOffset ?? seekStep) })],
    ['seekforward', ({ seekOffset }) => seek({ kind: 'by', seconds: seekOffset ?? seekStep })],
    ['seekto', ({ seekTime }) => seek({ kind: 'at', seconds: seekTime ?? 0 })],
    ['nexttrack', () => actor.send({ type: 'next.play' })],
  ]
  const artwork = pictureUrl === null ? [] : [{ src: pictureUrl }]
  const metadata: MetadataWithChapters = {
    title,
    artist,
    artwork,
    chapterInfo: chapters.map((chapter) => ({ title: chapter.title, startTime: chapter.start, artwork })),
  }
  // Vidstack sets its own when its element is connected.
  const stop = player.listen('can-play', () => {
    session.metadata = new MediaMetadata(metadata)
    for (const [action, handler] of handlers) setHandler(session, action, handler)
  })
  return () => {
    stop()
    for (const [action] of handlers) setHandler(session, action, null)
  }
}

function setHandler(session: MediaSession, action: MediaSessionAction, handler: MediaSessionActionHandler | null): void {
  try {
    session.setActionHandler(action, handler)
  } catch {
    // A browser that does not know the action.
  }
}
