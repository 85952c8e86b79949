import type { FieldErrors } from '../../../shared/errorCodes.ts'
import type { AccountDraft, AccountForm, KnownAccount, PasswordForm } from '../../../shared/validation/accountForm.ts'
import type { Failure } from '../../common/failure.ts'
import type { SessionUser } from '../user.ts'

export type AccountFormInput = KnownAccount

export type AccountFormContext = KnownAccount & AccountDraft & { errors: FieldErrors; failure: Failure | null }

export type AccountFormEvent =
  | { type: 'form.change'; patch: Partial<AccountForm> }
  | { type: 'form.save' }
  | { type: 'form.reset' }
  | { type: 'passwords.open' }
  | { type: 'passwords.close' }
  | { type: 'passwords.change'; patch: Partial<PasswordForm> }
  | { type: 'current.change'; current: string }
  | { type: 'failure.dismiss' }

/** The saved account, for the form and for the session. */
export type SavedAccount = { account: AccountForm; hasPassword: boolean; user: SessionUser }

export type AccountFormFact = { type: 'account.saved'; user: SessionUser }

export type AccountFormTag = 'busy'
