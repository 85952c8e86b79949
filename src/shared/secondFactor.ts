import type { FieldErrors } from './errorCodes.ts'
import { plainText } from './text.ts'

/** What a person may type as a second factor: six digits of an application, or a recovery code; spaces and hyphens do not count. */
export type TypedCode = { kind: 'generated' | 'recovery'; code: string }

/** @returns undefined for what cannot be a code */
export function readCode(text: string): TypedCode | undefined {
  const code = text.replace(/[\s-]/g, '').toLowerCase()
  if (/^\d{6}$/.test(code)) return { kind: 'generated', code }
  return /^[a-z2-7]{16}$/.test(code) ? { kind: 'recovery', code } : undefined
}

export const codeMessages = {
  missing: 'Donnez un code',
  shape: 'Un code a six chiffres\u202f; un code de secours, seize lettres et chiffres',
  generatedShape: 'Ce code a six chiffres',
  wrong: 'Ce code ne convient pas, ou a déjà servi',
} as const

/** Returns errors by field of a code that confirms a sign-in. */
export function validateCode(text: string): FieldErrors {
  if (text.trim() === '') return { code: codeMessages.missing }
  return readCode(text) ? {} : { code: codeMessages.shape }
}

/** The same for the first code of an application. */
export function validateGeneratedCode(text: string): FieldErrors {
  if (text.trim() === '') return { code: codeMessages.missing }
  return readCode(text)?.kind === 'generated' ? {} : { code: codeMessages.generatedShape }
}

/** How many passkeys an account may have. */
export const passkeysMax = 20
const passkeyNameMax = 60

/** Returns errors by field of a passkey's name. */
export function passkeyNameErrors(text: string): FieldErrors {
  const name = plainText(text)
  if (name === '') return { name: 'Donnez un nom à cette clé' }
  return name.length > passkeyNameMax ? { name: `Le nom ne peut pas dépasser ${passkeyNameMax} caractères` } : {}
}
