import { promisePlaceholder } from '../../common/placeholder.ts'
import type { Shareable, ShareOutcome } from './types.ts'

export const shareActors = {
  /** Opens the browser's share sheet if available, otherwise copies the address. */
  handOn: promisePlaceholder<ShareOutcome, Shareable>('handOn'),
}
