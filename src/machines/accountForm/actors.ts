import type { AccountDraft, AccountForm } from '../../shared/validation/accountForm.ts'
import { promisePlaceholder } from '../placeholder.ts'
import type { SavedAccount } from './types.ts'

/** What is typed, and the account as the server has it. */
export type SaveAccountInput = AccountDraft & { account: AccountForm }

/** What `app/flows` must provide. Failures are AppErrors, their fields named as the API names them. */
export const accountFormActors = {
  saveAccount: promisePlaceholder<SavedAccount, SaveAccountInput>('saveAccount'),
}
