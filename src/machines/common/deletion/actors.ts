import { promisePlaceholder } from '../placeholder.ts'

/** Provided by the app for each kind of deletion. Failures are CodedErrors. */
export const deletionActors = {
  remove: promisePlaceholder<void, { subjectId: string }>('remove'),
}
