import { promisePlaceholder } from '../../common/placeholder.ts'

/** Provided by the app. Failures are CodedErrors. */
export const sessionsActors = {
  closeSession: promisePlaceholder<void, { id: string }>('closeSession'),
  closeOtherSessions: promisePlaceholder<void, void>('closeOtherSessions'),
}
