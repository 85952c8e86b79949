import { limits } from '../limits.ts'
import { plainText } from '../text.ts'

export const commentMessages = {
  textRequired: 'Le commentaire est vide',
  textLong: 'Le commentaire ne peut pas dépasser 2000 caractères',
} as const

/** Returns what is wrong with a comment's text in its stored form (text.ts); undefined when it may be sent. */
export function commentTextError(text: string): string | undefined {
  const plain = plainText(text)
  if (plain === '') return commentMessages.textRequired
  return plain.length > limits.commentMax ? commentMessages.textLong : undefined
}
