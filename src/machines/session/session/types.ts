import type { LoginForm } from '../../../shared/validation/account.ts'
import type { Failure } from '../../common/failure.ts'
import type { SessionUser, StoredSession } from '../../user/user.ts'

export type { SessionUser, StoredSession }

export type SessionContext = {
  token: string | null
  /** kept while the session is lapsed: the page's user */
  user: SessionUser | null
  /** `sentence`: the catalogue's message for the attempted action, if any */
  failure: (Failure & { sentence?: string }) | null
  /** path of the page whose guarded action led to the sign-in */
  returnTo: string | null
}

export type SessionEvent =
  /** `refusal`: the failure found by the form's own rules (refusals.ts) */
  | { type: 'session.login'; form: LoginForm; refusal: Failure | null }
  | { type: 'session.logout' }
  | { type: 'session.askToLogin'; returnTo: string }
  | { type: 'failure.dismiss' }
  | { type: 'banner.dismiss' }
  /** the server no longer accepts this token (any 401); ignored when it concerns an older token */
  | { type: 'session.expired'; token: string }
  /** another tab removed the stored session */
  | { type: 'session.endedElsewhere' }
  /** another tab stored a session, the first or a different one */
  | { type: 'session.startedElsewhere'; session: StoredSession }
  | { type: 'session.becameCreator'; user: SessionUser }
  /** the server reports that the signed-in user changed: name, avatar, role… */
  | { type: 'user.changed'; user: SessionUser }
  /** a registration or the return from a provider opened a session, the first or in addition to the current one */
  | { type: 'session.adopt'; session: StoredSession; returnTo: string | null }
  /** the account and all its sessions are deleted */
  | { type: 'account.deleted' }
  | { type: 'login.left' }

/** Facts for the app. The snapshot already has the new user and token when they are emitted. */
export type SessionFact =
  | { type: 'session.restored' }
  | { type: 'session.started'; returnTo: string }
  /** in another tab: the page stays */
  | { type: 'session.joined' }
  | { type: 'session.ended'; reason: 'logout' | 'elsewhere' }
  | { type: 'session.lapsed' }
  /** storage is full or blocked: the next visit starts signed out */
  | { type: 'session.notKept' }
  | { type: 'login.required'; returnTo: string }

export type SessionTag = 'restoring' | 'signedIn' | 'busy' | 'expiredBanner' | 'keepsPage'
