import { limits } from '../limits.ts'
import type { FileFacts } from './content.ts'

export const imageMessages = {
  type: 'Format d’image non supporté. Utilisez JPG, PNG ou WEBP',
  size: 'L’image ne peut pas dépasser 5MB',
  empty: 'Le fichier est vide',
} as const

/** Accepted types of avatars and banners (specification §5). */
export const settingsImageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const
const extensions = /\.(jpe?g|png|webp|gif)$/i

/** Returns what is wrong with an avatar or a banner before a byte is read; undefined when nothing is. */
export function settingsImageError({ name, type, size }: FileFacts): string | undefined {
  // Some systems give a file no type: then its name decides.
  const isImage = type === '' ? extensions.test(name) : settingsImageTypes.some((known) => known === type)
  if (!isImage) return imageMessages.type
  if (size === 0) return imageMessages.empty
  return size > limits.imageBytes ? imageMessages.size : undefined
}
