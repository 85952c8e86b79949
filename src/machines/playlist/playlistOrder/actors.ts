import { promisePlaceholder } from '../../common/placeholder.ts'
import type { Move } from './types.ts'

/** Provided by the app. Failures are CodedErrors. */
export const playlistOrderActors = {
  moveContent: promisePlaceholder<void, Move & { playlistId: string }>('moveContent'),
}
