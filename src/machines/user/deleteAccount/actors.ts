import { promisePlaceholder } from '../../common/placeholder.ts'

/** Provided by the app. Failures are CodedErrors. */
export const deleteAccountActors = {
  /** Fails with REAUTHENTICATION_REQUIRED when only a fresh sign-in with a provider proves who owns the account. */
  deleteAccount: promisePlaceholder<void, { password: string }>('deleteAccount'),
}
