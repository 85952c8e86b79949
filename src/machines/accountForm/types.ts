import type { FieldErrors } from '../../shared/errors.ts'
import type { AccountForm, PasswordForm } from '../../shared/validation/accountForm.ts'
import type { Failure } from '../failure.ts'
import type { SessionUser } from '../user.ts'

/** `hasPassword` is false for who only signs in with a provider. */
export type AccountFormInput = { account: AccountForm; hasPassword: boolean }

export type AccountFormContext = {
  /** as the server has it */
  account: AccountForm
  form: AccountForm
  /** null while the section is closed */
  passwords: PasswordForm | null
  hasPassword: boolean
  errors: FieldErrors
  failure: Failure | null
}

export type AccountFormEvent =
  | { type: 'form.change'; patch: Partial<AccountForm> }
  | { type: 'form.save' }
  | { type: 'form.reset' }
  | { type: 'passwords.open' }
  | { type: 'passwords.close' }
  | { type: 'passwords.change'; patch: Partial<PasswordForm> }
  | { type: 'failure.dismiss' }

/** What the server has after a save, for the form and for the session. */
export type SavedAccount = { account: AccountForm; hasPassword: boolean; user: SessionUser }

export type AccountFormFact = { type: 'account.saved'; user: SessionUser }

export type AccountFormTag = 'busy'
