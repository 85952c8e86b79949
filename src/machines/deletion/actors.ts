import { promisePlaceholder } from '../placeholder.ts'

/** What the app must provide for each kind of deletion. Failures are AppErrors. */
export const deletionActors = {
  remove: promisePlaceholder<void, { subjectId: string }>('remove'),
}
