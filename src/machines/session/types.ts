import type { LoginForm, RegistrationForm } from '../../shared/validation/account.ts'
import type { Failure } from '../failure.ts'
import type { SessionUser } from '../user.ts'

export type { SessionUser }

/** An opaque token (stored under `userToken`) and its owner. */
export type StoredSession = { token: string; user: SessionUser }

export type SessionContext = {
  token: string | null
  /** kept while the session is lapsed: whose page it is */
  user: SessionUser | null
  /** `sentence`: the catalogue's for what was tried, when it was tried */
  failure: (Failure & { sentence?: string }) | null
  /** path of the page whose guarded action led to the sign-in */
  returnTo: string | null
}

export type SessionEvent =
  /** `refusal`: what the form's own rules have against it (refusals.ts) */
  | { type: 'session.login'; form: LoginForm; refusal: Failure | null }
  | { type: 'session.register'; form: RegistrationForm; refusal: Failure | null }
  | { type: 'session.logout' }
  | { type: 'session.askToLogin'; returnTo: string }
  | { type: 'failure.dismiss' }
  | { type: 'banner.dismiss' }
  /** the server no longer knows this token (any 401); a fact about an older token is ignored */
  | { type: 'session.expired'; token: string }
  /** another tab removed the stored session */
  | { type: 'session.endedElsewhere' }
  /** another tab stored one, in place of another or the first */
  | { type: 'session.startedElsewhere'; session: StoredSession }
  | { type: 'session.becameCreator'; user: SessionUser }
  /** the server says that the signed-in person changed: name, avatar, role… */
  | { type: 'user.changed'; user: SessionUser }
  /** a provider's return opened a session, beside the one at hand or the first */
  | { type: 'session.adopt'; session: StoredSession; returnTo: string | null }
  /** the account is gone, and every session of it */
  | { type: 'account.deleted' }
  /** the person left the sign-in screen */
  | { type: 'login.left' }

/** Outward facts; by then the snapshot already holds the user and the token. */
export type SessionFact =
  | { type: 'session.restored' }
  | { type: 'session.started'; returnTo: string }
  /** in another tab: the page stays */
  | { type: 'session.joined' }
  | { type: 'session.ended'; reason: 'logout' | 'elsewhere' }
  | { type: 'session.lapsed' }
  /** the browser's storage is full or blocked: the next visit begins signed out */
  | { type: 'session.notKept' }
  | { type: 'login.required'; returnTo: string }

export type SessionTag = 'restoring' | 'signedIn' | 'busy' | 'expiredBanner' | 'keepsPage'
