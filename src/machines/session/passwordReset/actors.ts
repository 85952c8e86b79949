import { promisePlaceholder } from '../../common/placeholder.ts'

/** Provided by the app. Failures are CodedErrors. */
export const passwordResetActors = {
  /** Fails with LINK_EXPIRED when the link was used, is too old, or never existed. */
  resetPassword: promisePlaceholder<void, { token: string | null; password: string }>('resetPassword'),
}
