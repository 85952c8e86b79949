import type { FieldErrors } from '../errorCodes.ts'
import { limits } from '../limits.ts'
import { plainText } from '../text.ts'
import { accountMessages, emailError, isStrongPassword, usernameError } from './account.ts'

export const accountChangeMessages = {
  fillRequired: 'Veuillez remplir tous les champs obligatoires',
  currentPassword: 'Mot de passe actuel requis pour le changement',
  currentPasswordToDelete: 'Mot de passe actuel requis pour supprimer le compte',
  wrongPassword: 'Le mot de passe actuel est incorrect',
  newPassword: 'Le nouveau mot de passe ne respecte pas les critères de sécurité',
  passwordLength: accountMessages.passwordLength,
} as const

/** The fields of an account that may change (specification §5, «Account settings»); absent fields do not change. */
export type AccountChange = {
  username?: string
  firstname?: string
  lastname?: string
  email?: string
  password?: string
}

type KnownNames = { username?: string; firstname?: string; lastname?: string }

function unlessAbsent(value: string | undefined, rule: (value: string) => string | undefined): string | undefined {
  if (value === undefined) return undefined
  return plainText(value) === '' ? accountChangeMessages.fillRequired : rule(value.trim())
}

/** A name that was left empty at registration may stay empty; an existing name can be changed, but not removed. */
function personNameError(name: string | undefined, known: string | undefined): string | undefined {
  if (name === undefined) return undefined
  if (plainText(name) === '') return known === undefined || plainText(known) === '' ? undefined : accountChangeMessages.fillRequired
  return plainText(name).length > limits.personNameMax ? accountMessages.personName : undefined
}

function newPasswordError(password: string | undefined): string | undefined {
  if (password === undefined) return undefined
  if (password.length > limits.passwordMax) return accountChangeMessages.passwordLength
  return isStrongPassword(password) ? undefined : accountChangeMessages.newPassword
}

/**
 * Returns errors by field; an empty record means that the change may be sent. The server decides who must give the current password.
 * @param known the current names of the person; a username that is older than a rule may stay
 */
export function validateAccountChange(change: AccountChange, known: KnownNames = {}): FieldErrors {
  const found: Record<string, string | undefined> = {
    username: change.username === known.username ? undefined : unlessAbsent(change.username, usernameError),
    firstname: personNameError(change.firstname, known.firstname),
    lastname: personNameError(change.lastname, known.lastname),
    email: unlessAbsent(change.email, emailError),
    password: newPasswordError(change.password),
  }
  return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== undefined))
}
