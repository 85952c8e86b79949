import { limits } from '../limits.ts'

export const commentMessages = {
  textRequired: 'Le commentaire est vide',
  textLong: 'Le commentaire ne peut pas dépasser 2000 caractères',
} as const

/** What is wrong with a comment's text, blanks around it aside; undefined when it may be sent. */
export function commentTextError(text: string): string | undefined {
  if (text.trim() === '') return commentMessages.textRequired
  return text.trim().length > limits.commentMax ? commentMessages.textLong : undefined
}
