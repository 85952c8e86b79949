import { promisePlaceholder } from '../placeholder.ts'
import type { Shareable, ShareOutcome } from './types.ts'

/** What the app must provide. */
export const shareActors = {
  /** Opens the browser's own sheet where there is one, else copies the address. */
  handOn: promisePlaceholder<ShareOutcome, Shareable>('handOn'),
}
