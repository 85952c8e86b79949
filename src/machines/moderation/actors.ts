import { promisePlaceholder } from '../placeholder.ts'
import type { ModerationAct } from './types.ts'

/** What the app must provide. Failures are AppErrors. */
export const moderationActors = {
  /** @returns the same act, once the server has done it */
  carryOut: promisePlaceholder<ModerationAct, { act: ModerationAct | null }>('carryOut'),
}
