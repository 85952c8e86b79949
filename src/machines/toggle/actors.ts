import { promisePlaceholder } from '../placeholder.ts'
import type { ToggleOutcome } from './types.ts'

/** What the app must provide for each kind of toggle. Failures are AppErrors. */
export const toggleActors = {
  /** Absolute: says what must be true, so that sending it twice changes nothing. */
  save: promisePlaceholder<ToggleOutcome | undefined, { subjectId: string; isOn: boolean }>('save'),
}
