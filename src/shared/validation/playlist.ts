import type { FieldErrors } from '../errorCodes.ts'
import { limits } from '../limits.ts'
import { plainText } from '../text.ts'

export const playlistMessages = {
  nameRequired: 'Le nom de la playlist est requis',
  nameLong: 'Le nom de la playlist ne peut pas dépasser 50 caractères',
  descriptionLong: 'La description ne peut pas dépasser 200 caractères',
} as const

export type PlaylistForm = { name: string; description: string }

/** Returns errors by field; an empty record means that the playlist may be saved. */
export function validatePlaylist(form: PlaylistForm): FieldErrors {
  const errors: Record<string, string> = {}
  const name = plainText(form.name)
  if (name === '') errors['name'] = playlistMessages.nameRequired
  else if (name.length > limits.playlistNameMax) errors['name'] = playlistMessages.nameLong
  if (plainText(form.description).length > limits.playlistDescriptionMax) errors['description'] = playlistMessages.descriptionLong
  return errors
}
