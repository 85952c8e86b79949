import type { FieldErrors } from '../errorCodes.ts'
import { accountChangeMessages, validateAccountChange } from './accountChange.ts'

/** The account form of the settings (specification §3, «Account form»). */
export type AccountForm = { username: string; firstname: string; lastname: string; email: string; roleId: string }

/** A new password, typed twice. */
export type PasswordForm = { next: string; confirmation: string }

/** The typed values: `passwords` is null while their section is closed, `current` is the password that confirms the changes. */
export type AccountDraft = { form: AccountForm; passwords: PasswordForm | null; current: string }

/** The account as the server has it; without a password, the person signs in with a provider only. */
export type KnownAccount = { account: AccountForm; hasPassword: boolean }

export const accountFormMessages = {
  mismatch: 'Les mots de passe ne correspondent pas',
  notSignedIn: 'Utilisateur non connecté',
} as const

export const blankPasswords: PasswordForm = { next: '', confirmation: '' }

/** Returns the changed fields among those that identify the account or give it permissions (e-mail and role). */
export function identityChange(form: AccountForm, account: AccountForm): Partial<Pick<AccountForm, 'email' | 'roleId'>> {
  return {
    ...(form.email.trim().toLowerCase() !== account.email && { email: form.email }),
    ...(form.roleId !== account.roleId && { roleId: form.roleId }),
  }
}

export const hasNewIdentity = (form: AccountForm, account: AccountForm): boolean => Object.keys(identityChange(form, account)).length > 0

/** True when a new password is requested: an opened section that is left empty changes nothing. */
export function isPasswordWanted({ form, passwords, current }: AccountDraft, account: AccountForm): boolean {
  if (passwords === null) return false
  return passwords.next !== '' || passwords.confirmation !== '' || (current !== '' && !hasNewIdentity(form, account))
}

/** Returns errors by the API's own field names, so that the API's errors appear at the same fields. */
export function validateAccountForm(draft: AccountDraft, { account, hasPassword }: KnownAccount): FieldErrors {
  const { username, firstname, lastname, email } = draft.form
  const isWanted = isPasswordWanted(draft, account)
  const needsCurrent = hasPassword && (isWanted || hasNewIdentity(draft.form, account))
  return {
    ...validateAccountChange({ username, firstname, lastname, email }, account),
    ...(needsCurrent && draft.current === '' && { current_password: accountChangeMessages.currentPassword }),
    ...(isWanted && draft.passwords && validatePasswords(draft.passwords)),
  }
}

function validatePasswords({ next, confirmation }: PasswordForm): FieldErrors {
  const broken = validateAccountChange({ password: next })['password']
  return {
    ...(broken !== undefined && { password: broken }),
    ...(next !== confirmation && { confirmation: accountFormMessages.mismatch }),
  }
}
