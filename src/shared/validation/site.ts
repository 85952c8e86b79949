import type { FieldErrors } from '../errorCodes.ts'
import { limits } from '../limits.ts'
import { plainText } from '../text.ts'

export const siteMessages = {
  nameRequired: 'Le nom du site est requis',
  nameLong: 'Le nom du site ne peut pas dépasser 40 caractères',
  nameControl: 'Le nom du site tient sur une ligne, sans caractère de contrôle',
} as const

/** Returns errors by field; an empty record means that the name may be saved. */
export function validateSite({ name }: { name: string }): FieldErrors {
  const plain = plainText(name)
  if (plain === '') return { name: siteMessages.nameRequired }
  if (plain.length > limits.siteNameMax) return { name: siteMessages.nameLong }
  return /\p{Cc}/u.test(plain) ? { name: siteMessages.nameControl } : {}
}
