import type { FieldErrors } from '../errorCodes.ts'
import { limits } from '../limits.ts'
import { plainText } from '../text.ts'

export const channelMessages = {
  nameRequired: 'Le nom d’affichage est requis',
  nameLong: 'Le nom d’affichage ne peut pas dépasser 100 caractères',
  descriptionLong: 'La description ne peut pas dépasser 500 caractères',
  noChannel: 'Aucune chaîne trouvée pour cet utilisateur',
} as const

export type ChannelForm = { name: string; description: string }

/** Returns errors by field; an empty record means that the form may be sent. */
export function validateChannel(form: ChannelForm): FieldErrors {
  const errors: Record<string, string> = {}
  const name = plainText(form.name)
  if (name === '') errors['name'] = channelMessages.nameRequired
  else if (name.length > limits.channelNameMax) errors['name'] = channelMessages.nameLong
  if (plainText(form.description).length > limits.channelDescriptionMax) errors['description'] = channelMessages.descriptionLong
  return errors
}
