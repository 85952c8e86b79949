import type { FieldErrors } from '../errors.ts'
import { accountChangeMessages, validateAccountChange } from './accountChange.ts'

/** The account as the settings show it (specification §3, «Account form»). */
export type AccountForm = { username: string; firstname: string; lastname: string; email: string; roleId: string }

/** What a change of password takes; `current` stays empty for who has none yet. */
export type PasswordForm = { current: string; next: string; confirmation: string }

export const accountFormMessages = {
  mismatch: 'Les mots de passe ne correspondent pas',
  notSignedIn: 'Utilisateur non connecté',
} as const

export const blankPasswords: PasswordForm = { current: '', next: '', confirmation: '' }

/** Is a new password asked for at all? An opened section left empty changes nothing. */
export function isPasswordWanted(passwords: PasswordForm | null): passwords is PasswordForm {
  return passwords !== null && (passwords.current !== '' || passwords.next !== '' || passwords.confirmation !== '')
}

/**
 * Errors by the API's own names of the fields, so that its refusals land in the same places.
 * @param known.account as the server has it
 * @param known.hasPassword must the current one be given?
 * @param passwords null when the section is closed
 */
export function validateAccountForm(
  form: AccountForm,
  passwords: PasswordForm | null,
  known: { account: AccountForm; hasPassword: boolean },
): FieldErrors {
  const { username, firstname, lastname, email } = form
  return {
    ...validateAccountChange({ username, firstname, lastname, email }, known.account),
    ...(isPasswordWanted(passwords) ? validatePasswords(passwords, known.hasPassword) : {}),
  }
}

function validatePasswords({ current, next, confirmation }: PasswordForm, hasPassword: boolean): FieldErrors {
  const errors: Record<string, string> = {}
  if (hasPassword && current === '') errors['current_password'] = accountChangeMessages.currentPassword
  const broken = validateAccountChange({ password: next })['password']
  if (broken !== undefined) errors['password'] = broken
  if (next !== confirmation) errors['confirmation'] = accountFormMessages.mismatch
  return errors
}
