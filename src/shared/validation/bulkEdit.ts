import type { FieldErrors } from '../errorCodes.ts'
import type { Visibility } from './content.ts'
import { keywordsError, splitKeywords } from './editVideo.ts'

export const bulkEditMessages = {
  nothing: 'Choisissez au moins un changement',
} as const

/** What changes in all selected videos. */
export type BulkEditForm = {
  /** null keeps the visibility of each video */
  visibility: Visibility | null
  /** keywords separated by commas */
  added: string
  /** keywords separated by commas */
  removed: string
}

/** The keywords of a text that names several. */
export const keywordsIn = splitKeywords

/** Returns errors by field (visibility, added, removed); empty means that the form may be sent. */
export function validateBulkEdit({ visibility, added, removed }: BulkEditForm): FieldErrors {
  const [toAdd, toRemove] = [splitKeywords(added), splitKeywords(removed)]
  if (visibility === null && toAdd.length === 0 && toRemove.length === 0) return { visibility: bulkEditMessages.nothing }
  const found = { added: keywordsError(toAdd), removed: keywordsError(toRemove) }
  return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== undefined))
}
