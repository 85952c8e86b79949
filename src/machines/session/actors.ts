import type { LoginForm, RegistrationForm } from '../../shared/validation/account.ts'
import { callbackPlaceholder, effectPlaceholder, promisePlaceholder, type Effect } from '../placeholder.ts'
import type { SessionUser } from '../user.ts'
import type { StoredSession } from './types.ts'

/** What `app/deps.ts` must provide. Failures are AppErrors. */
export const sessionActors = {
  /** Reads `userToken` and `userData`; both or null. What cannot be parsed is removed, and gives null. */
  restoreSession: promisePlaceholder<StoredSession | null, void>('restoreSession'),
  storeSession: promisePlaceholder<void, StoredSession>('storeSession'),
  clearSession: promisePlaceholder<void, void>('clearSession'),
  login: promisePlaceholder<StoredSession, LoginForm>('login'),
  /** Makes the user, then signs them in. */
  register: promisePlaceholder<StoredSession, RegistrationForm>('register'),
  /** Revokes the session on the server; the token is given because storage is already empty. */
  revokeSession: promisePlaceholder<void, { token: string }>('revokeSession'),
  /** Sends back `session.startedElsewhere` when another tab stores another token than this, `session.endedElsewhere` when it removes it. */
  watchStoredSession: callbackPlaceholder<{ token: string | null }>('watchStoredSession'),
}

export const sessionEffects: {
  /** The flow went on without it: the storage is blocked or full, the server could not revoke. */
  logSessionFailure: Effect<{ during: 'restore' | 'store' | 'clear' | 'revoke' | 'watch'; error: unknown }>
  /** The role and the stored flag disagree on who is a creator (specification §4). */
  logCreatorAnomaly: Effect<{ user: SessionUser }>
} = {
  logSessionFailure: effectPlaceholder('logSessionFailure'),
  logCreatorAnomaly: effectPlaceholder('logCreatorAnomaly'),
}
