import type { FieldErrors } from '../errorCodes.ts'
import { limits } from '../limits.ts'
import { hasInvisibleCharacters, plainText, plainUsername } from '../text.ts'

export const accountMessages = {
  fillAll: 'Veuillez remplir tous les champs',
  email: 'Format d’email invalide',
  emailLength: 'L’adresse e-mail est trop longue',
  password: 'Le mot de passe ne respecte pas les critères de sécurité',
  passwordLength: 'Le mot de passe est trop long',
  usernameShort: 'Le nom d’utilisateur doit contenir au moins 3 caractères',
  usernameLong: 'Le nom d’utilisateur ne peut pas dépasser 50 caractères',
  usernameShape: 'Le nom d’utilisateur ne peut contenir que des lettres, chiffres et underscores',
  usernameAlphabets: 'Le nom d’utilisateur s’écrit avec les lettres d’un seul alphabet',
  usernameReserved: 'Ce nom d’utilisateur est réservé',
  personName: 'Le nom ne peut pas dépasser 100 caractères',
} as const

/** The password rules of specification §5, each shown as a badge while typing. */
export const passwordCriteria = [
  { id: 'length', label: '8 caractères', test: (value: string) => value.length >= limits.passwordMin },
  { id: 'uppercase', label: 'une majuscule', test: (value: string) => /\p{Lu}/u.test(value) },
  { id: 'lowercase', label: 'une minuscule', test: (value: string) => /\p{Ll}/u.test(value) },
  { id: 'digit', label: 'un chiffre', test: (value: string) => /\d/.test(value) },
  { id: 'special', label: 'un caractère spécial', test: (value: string) => /[!@#$%^&*(),.?":{}|<>]/.test(value) },
] as const

export function isStrongPassword(value: string): boolean {
  return value.length <= limits.passwordMax && passwordCriteria.every((criterion) => criterion.test(value))
}

// A local part, one @, a dotted host: only a message proves that an address works, not a pattern.
// None of the characters that mean something in the headers of a mail.
const emailShape = /^[^\s@<>()[\]:;,\\"]+@[^\s@<>()[\]:;,\\"]+\.[^\s@<>()[\]:;,\\"]{2,}$/u

export function emailError(email: string): string | undefined {
  if (email.length > limits.emailMax) return accountMessages.emailLength
  return emailShape.test(email) && !hasInvisibleCharacters(email) ? undefined : accountMessages.email
}

const namesOfObjects = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype'].map((name) => name.toLowerCase()))

/**
 * True when every JavaScript object has a property of this name, in any case: code that looks people up by name would find that property
 * instead.
 */
export const isReservedUsername = (text: string): boolean => namesOfObjects.has(plainUsername(text).toLowerCase())

/** Alphabets with letters that look like those of another one. */
const alphabets = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Lisu}/u,
]

/** @param text is composed first, so that the rule applies to the letters that people see */
export function usernameError(text: string): string | undefined {
  const username = plainUsername(text)
  if (username.length < limits.usernameMin) return accountMessages.usernameShort
  if (username.length > limits.usernameMax) return accountMessages.usernameLong
  if (isReservedUsername(username)) return accountMessages.usernameReserved
  if (alphabets.filter((alphabet) => alphabet.test(username)).length > 1) return accountMessages.usernameAlphabets
  // The Hangul fillers are letters, but invisible.
  return /^[\p{L}\p{N}_]+$/u.test(username) && !hasInvisibleCharacters(username) ? undefined : accountMessages.usernameShape
}

export type LoginForm = { email: string; password: string }
export type RegistrationForm = LoginForm & { username: string; firstname: string; lastname: string }

/** Returns errors by field; an empty record means that the form may be sent. */
export function validateLogin(form: LoginForm): FieldErrors {
  const errors: Record<string, string> = {}
  if (form.email.trim() === '') errors['email'] = accountMessages.fillAll
  if (form.password === '') errors['password'] = accountMessages.fillAll
  return errors
}

function requiredOr(value: string, rule: (value: string) => string | undefined): string | undefined {
  return value === '' ? accountMessages.fillAll : rule(value)
}

function passwordError(password: string): string | undefined {
  if (password.length > limits.passwordMax) return accountMessages.passwordLength
  return isStrongPassword(password) ? undefined : accountMessages.password
}

/** Returns errors by field of a password that replaces a forgotten one. */
export function validateNewPassword(password: string): FieldErrors {
  const error = requiredOr(password, passwordError)
  return error === undefined ? {} : { password: error }
}

/** Returns errors by field of a request for a new password. */
export function validateEmail(email: string): FieldErrors {
  const error = requiredOr(email.trim(), emailError)
  return error === undefined ? {} : { email: error }
}

function personNameError(name: string): string | undefined {
  return plainText(name).length > limits.personNameMax ? accountMessages.personName : undefined
}

/** Returns errors by field; an empty record means that the form may be sent. */
export function validateRegistration(form: RegistrationForm): FieldErrors {
  const found: Record<string, string | undefined> = {
    username: requiredOr(plainUsername(form.username), usernameError),
    firstname: personNameError(form.firstname),
    lastname: personNameError(form.lastname),
    email: requiredOr(form.email.trim(), emailError),
    password: requiredOr(form.password, passwordError),
  }
  return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== undefined))
}
