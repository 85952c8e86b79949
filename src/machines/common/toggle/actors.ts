import { promisePlaceholder } from '../placeholder.ts'
import type { ToggleOutcome } from './types.ts'

/** Provided by the app for each kind of toggle. Failures are CodedErrors. */
export const toggleActors = {
  /** Sends the absolute value, so that sending it twice changes nothing. */
  save: promisePlaceholder<ToggleOutcome | undefined, { subjectId: string; isOn: boolean }>('save'),
}
