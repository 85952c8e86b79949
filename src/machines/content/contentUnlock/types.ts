import type { FieldErrors } from '../../../shared/errorCodes.ts'
import type { Failure } from '../../common/failure.ts'

export type GivenPassword = { contentId: string; password: string }

export type ContentUnlockInput = { contentId: string }

export type ContentUnlockContext = GivenPassword & {
  errors: FieldErrors
  failure: Failure | null
}

export type ContentUnlockEvent = { type: 'password.change'; password: string } | { type: 'password.give' } | { type: 'failure.dismiss' }

/** The video is open now. */
export type ContentUnlockFact = { type: 'content.unlocked' }

export type ContentUnlockTag = 'busy' | 'unlocked'
