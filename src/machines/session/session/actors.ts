import type { LoginForm } from '../../../shared/validation/account.ts'
import { callbackPlaceholder, effectPlaceholder, promisePlaceholder, type Effect } from '../../common/placeholder.ts'
import type { SessionUser } from '../../user/user.ts'
import type { StoredSession } from './types.ts'

/** Provided by the app. Failures are CodedErrors. */
export const sessionActors = {
  /** Reads `userToken` and `userData`; returns both or null. A value that cannot be parsed is removed and returns null. */
  restoreSession: promisePlaceholder<StoredSession | null, void>('restoreSession'),
  storeSession: promisePlaceholder<void, StoredSession>('storeSession'),
  clearSession: promisePlaceholder<void, void>('clearSession'),
  /** Signs a user in. */
  authenticate: promisePlaceholder<StoredSession, LoginForm>('authenticate'),
  /** Revokes the session on the server. The token is an input because storage is already cleared. */
  revokeSession: promisePlaceholder<void, { token: string }>('revokeSession'),
  /** Sends `session.startedElsewhere` when another tab stores another token, `session.endedElsewhere` when it removes this one. */
  watchStoredSession: callbackPlaceholder<{ token: string | null }>('watchStoredSession'),
}

export const sessionEffects: {
  /** The flow continued despite the failure: storage is blocked or full, or the server could not revoke the session. */
  logSessionFailure: Effect<{ during: 'restore' | 'store' | 'clear' | 'revoke' | 'watch'; error: unknown }>
  /** The role and the stored flag disagree about whether the user is a creator (specification §4). */
  logCreatorAnomaly: Effect<{ user: SessionUser }>
} = {
  logSessionFailure: effectPlaceholder('logSessionFailure'),
  logCreatorAnomaly: effectPlaceholder('logCreatorAnomaly'),
}
