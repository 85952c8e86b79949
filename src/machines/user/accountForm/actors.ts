import type { AccountDraft, AccountForm } from '../../../shared/validation/accountForm.ts'
import { promisePlaceholder } from '../../common/placeholder.ts'
import type { SavedAccount } from './types.ts'

/** The form's input, and the account as last returned by the server. */
export type SaveAccountInput = AccountDraft & { account: AccountForm }

/** Provided by the app. Failures are CodedErrors; their fields have the API's names. */
export const accountFormActors = {
  saveAccount: promisePlaceholder<SavedAccount, SaveAccountInput>('saveAccount'),
}
