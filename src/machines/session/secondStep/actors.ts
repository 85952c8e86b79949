import { promisePlaceholder } from '../../common/placeholder.ts'
import type { OpenedSession } from './types.ts'

/** Provided by the app. Failures are CodedErrors. */
export const secondStepActors = {
  /** Fails with SIGN_IN_EXPIRED when this browser has no sign-in that waits (any more). */
  confirmSignIn: promisePlaceholder<OpenedSession, { code: string }>('confirmSignIn'),
}
