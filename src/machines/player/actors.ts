import { effectPlaceholder, promisePlaceholder, type Effect } from '../placeholder.ts'

/** What `app/deps.ts` must provide. Failures are AppErrors. */
export const playerActors = {
  /** Makes the view record and the history entry. */
  startView: promisePlaceholder<void, { contentId: string }>('startView'),
  /** Counts the view; fails with VIEW_TOO_EARLY while the server's clock disagrees. */
  countView: promisePlaceholder<void, { contentId: string }>('countView'),
}

export const playerEffects: {
  /** Playback goes on without it. VIEW_TOO_EARLY and CONTENT_NOT_FOUND are part of the game. */
  logViewFailure: Effect<{ during: 'startView' | 'countView'; error: unknown }>
} = {
  logViewFailure: effectPlaceholder('logViewFailure'),
}
