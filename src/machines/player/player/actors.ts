import { effectPlaceholder, promisePlaceholder, type Effect } from '../../common/placeholder.ts'
import { adMachine } from '../ad/adMachine.ts'
import type { PlayerPreferences } from './preferences.ts'

/** Provided by the app. Failures are CodedErrors. */
export const playerActors = {
  /** Plays an advertisement. */
  ad: adMachine,
  /** Creates the view record and the history entry. */
  startView: promisePlaceholder<void, { contentId: string }>('startView'),
  /** Counts the view. Fails with VIEW_TOO_EARLY when too little time has passed by the server's clock. */
  countView: promisePlaceholder<void, { contentId: string }>('countView'),
}

export const playerEffects: {
  /** Playback continues without it. VIEW_TOO_EARLY and CONTENT_NOT_FOUND are expected. */
  logViewFailure: Effect<{ during: 'startView' | 'countView'; error: unknown }>
  /** Keeps them in the browser, for other videos. */
  storePreferences: Effect<Partial<PlayerPreferences>>
} = {
  logViewFailure: effectPlaceholder('logViewFailure'),
  storePreferences: effectPlaceholder('storePreferences'),
}
