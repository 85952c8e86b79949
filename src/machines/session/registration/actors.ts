import { promisePlaceholder } from '../../common/placeholder.ts'
import type { StoredSession } from '../../user/user.ts'
import type { Registration } from './types.ts'

/** Provided by the app. Failures are CodedErrors. */
export const registrationActors = {
  /** @returns the new account's session; null when an administrator must approve the account first */
  register: promisePlaceholder<StoredSession | null, Registration>('register'),
}
