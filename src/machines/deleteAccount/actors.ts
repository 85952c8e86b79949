import { promisePlaceholder } from '../placeholder.ts'

/** What `app/flows` must provide. Failures are AppErrors. */
export const deleteAccountActors = {
  /** Fails with REAUTHENTICATION_REQUIRED where only a provider's fresh sign-in proves whose account it is. */
  deleteAccount: promisePlaceholder<void, { password: string }>('deleteAccount'),
}
