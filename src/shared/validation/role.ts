import type { FieldErrors } from '../errorCodes.ts'
import { limits } from '../limits.ts'
import { plainText } from '../text.ts'

export const roleMessages = {
  nameRequired: 'Le nom du rôle est requis',
  nameLong: 'Le nom du rôle ne peut pas dépasser 50 caractères',
  descriptionLong: 'La description du rôle ne peut pas dépasser 500 caractères',
} as const

/** Returns errors by field; an empty record means that the role may be saved. */
export function validateRole(form: { name: string; description: string }): FieldErrors {
  const errors: Record<string, string> = {}
  const name = plainText(form.name)
  if (name === '') errors['name'] = roleMessages.nameRequired
  else if (name.length > limits.roleNameMax) errors['name'] = roleMessages.nameLong
  if (plainText(form.description).length > limits.roleDescriptionMax) errors['description'] = roleMessages.descriptionLong
  return errors
}
