import { promisePlaceholder } from '../placeholder.ts'
import type { Move } from './types.ts'

/** What the app must provide. Failures are AppErrors. */
export const playlistOrderActors = {
  moveContent: promisePlaceholder<void, Move & { playlistId: string }>('moveContent'),
}
