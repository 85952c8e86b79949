import { promisePlaceholder } from '../placeholder.ts'

/** Provided by the app for each kind of deletion. Failures are AppErrors. */
export const deletionActors = {
  remove: promisePlaceholder<void, { subjectId: string }>('remove'),
}
