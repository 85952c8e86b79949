import type { SnapshotFrom } from 'xstate'
import type { FieldErrors } from '../../../shared/errorCodes.ts'
import { hasNewIdentity, isPasswordWanted, type AccountForm, type PasswordForm } from '../../../shared/validation/accountForm.ts'
import type { Failure } from '../../common/failure.ts'
import type { accountFormMachine } from './accountFormMachine.ts'
import type { AccountFormEvent } from './types.ts'

type Snapshot = SnapshotFrom<typeof accountFormMachine>

export const selectForm = (snapshot: Snapshot): AccountForm => snapshot.context.form
export const selectPasswords = (snapshot: Snapshot): PasswordForm | null => snapshot.context.passwords
export const selectCurrent = (snapshot: Snapshot): string => snapshot.context.current
/** True when a new e-mail or role must be confirmed with the current password. */
export const selectNeedsCurrent = ({ context: { form, account, hasPassword } }: Snapshot): boolean =>
  hasPassword && hasNewIdentity(form, account)
export const selectHasPassword = (snapshot: Snapshot): boolean => snapshot.context.hasPassword
export const selectErrors = (snapshot: Snapshot): FieldErrors => snapshot.context.errors
export const selectFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
/** True when leaving would lose unsaved input. */
export const selectIsDirty = ({ context: { account, form, passwords, current } }: Snapshot): boolean =>
  isPasswordWanted({ form, passwords, current }, account) ||
  account.username !== form.username ||
  account.firstname !== form.firstname ||
  account.lastname !== form.lastname ||
  account.email !== form.email ||
  account.roleId !== form.roleId

/** Returns the events that restore unsaved input. Passwords are not restored. */
export const selectSteps = (snapshot: Snapshot): AccountFormEvent[] =>
  selectIsDirty(snapshot) ? [{ type: 'form.change', patch: snapshot.context.form }] : []
