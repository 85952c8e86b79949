import { promisePlaceholder } from '../../common/placeholder.ts'
import type { ModerationAct } from './types.ts'

/** Provided by the app. Failures are CodedErrors. */
export const moderationActors = {
  /** @returns the same act, once the server has applied it */
  carryOut: promisePlaceholder<ModerationAct, { act: ModerationAct | null }>('carryOut'),
}
