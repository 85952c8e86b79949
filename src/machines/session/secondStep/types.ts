import type { FieldErrors } from '../../../shared/errorCodes.ts'
import type { SessionUser } from '../../user/user.ts'
import type { Failure } from '../../common/failure.ts'

/** An opaque token and its owner. */
export type OpenedSession = { token: string; user: SessionUser }

export type SecondStepContext = { code: string; errors: FieldErrors; failure: Failure | null }

export type SecondStepEvent = { type: 'code.change'; code: string } | { type: 'code.confirm' } | { type: 'failure.dismiss' }

export type SecondStepFact = { type: 'signIn.completed'; session: OpenedSession }

export type SecondStepTag = 'busy' | 'expired' | 'completed'
