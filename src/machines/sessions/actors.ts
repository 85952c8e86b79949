import { promisePlaceholder } from '../placeholder.ts'

/** What `app/flows` must provide. Failures are AppErrors. */
export const sessionsActors = {
  closeSession: promisePlaceholder<void, { id: string }>('closeSession'),
  closeOtherSessions: promisePlaceholder<void, void>('closeOtherSessions'),
}
