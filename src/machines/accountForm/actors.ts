import type { AccountForm, PasswordForm } from '../../shared/validation/accountForm.ts'
import { promisePlaceholder } from '../placeholder.ts'
import type { SavedAccount } from './types.ts'

/** The whole account, and the passwords when a new one is wanted. */
export type SaveAccountInput = { form: AccountForm; passwords: PasswordForm | null }

/** What `app/flows` must provide. Failures are AppErrors, their fields named as the API names them. */
export const accountFormActors = {
  saveAccount: promisePlaceholder<SavedAccount, SaveAccountInput>('saveAccount'),
}
