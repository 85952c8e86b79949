import type { FieldErrors } from '../errors.ts'
import { limits } from '../limits.ts'

export const roleMessages = {
  nameRequired: 'Le nom du rôle est requis',
  nameLong: 'Le nom du rôle ne peut pas dépasser 50 caractères',
  descriptionLong: 'La description du rôle ne peut pas dépasser 500 caractères',
} as const

/** Errors by field; an empty record means that the role may be saved. */
export function validateRole(form: { name: string; description: string }): FieldErrors {
  const errors: Record<string, string> = {}
  if (form.name.trim() === '') errors['name'] = roleMessages.nameRequired
  else if (form.name.trim().length > limits.roleNameMax) errors['name'] = roleMessages.nameLong
  if (form.description.length > limits.roleDescriptionMax) errors['description'] = roleMessages.descriptionLong
  return errors
}
