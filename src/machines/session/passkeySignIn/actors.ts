import { promisePlaceholder } from '../../common/placeholder.ts'
import type { OpenedSession, PasskeyAssertion, PasskeyRequest } from './types.ts'

/** Provided by the app. Failures of the site are CodedErrors. */
export const passkeySignInActors = {
  beginSignIn: promisePlaceholder<PasskeyRequest, void>('beginSignIn'),
  /** Has the browser ask a device; ends the browser's dialog when it is stopped. Fails when the person gives up. */
  askDevice: promisePlaceholder<PasskeyAssertion, { request: PasskeyRequest | null }>('askDevice'),
  openSession: promisePlaceholder<OpenedSession, { assertion: PasskeyAssertion | null }>('openSession'),
}
