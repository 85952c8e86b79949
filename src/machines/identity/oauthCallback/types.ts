import type { FieldErrors } from '../../../shared/errorCodes.ts'
import type { LoginForm } from '../../../shared/validation/account.ts'
import type { Failure } from '../../common/failure.ts'
import type { SessionUser } from '../../user/user.ts'

/** The parameters of the address after the redirect from a provider; null for those that are missing. */
export type OAuthReturn = { code: string | null; link: string | null; error: string | null; provider: string | null }

export type OAuthCallbackContext = OAuthReturn & { form: LoginForm; errors: FieldErrors; failure: Failure | null }

export type OAuthCallbackEvent = { type: 'form.change'; patch: Partial<LoginForm> } | { type: 'account.join' } | { type: 'failure.dismiss' }

/** An opaque token and its owner. */
export type OpenedSession = { token: string; user: SessionUser }

export type OAuthCallbackFact = { type: 'signIn.completed'; session: OpenedSession }

export type OAuthCallbackTag = 'working' | 'joining' | 'busy' | 'failed'
