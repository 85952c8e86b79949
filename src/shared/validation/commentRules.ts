import type { FieldErrors } from '../errorCodes.ts'
import { plainText } from '../text.ts'

/** Comments of others are published at once, wait for validation, or are not taken. */
export const commentsModes = ['open', 'held', 'closed'] as const
export type CommentsMode = (typeof commentsModes)[number]

export type CommentRules = {
  mode: CommentsMode
  /** comments that contain one of them wait for validation */
  watchedWords: readonly string[]
}

const limits = { words: 100, shortest: 2, longest: 50 } as const

export const commentRulesMessages = {
  wordsMany: '100 mots au plus',
  wordLength: 'Chaque mot a de 2 à 50 caractères',
  wordWithoutLetter: 'Chaque mot doit contenir une lettre ou un chiffre',
} as const

/** Returns the words in the form in which they are kept: trimmed, each once, no empty ones. */
export const plainWords = (words: readonly string[]): string[] => [...new Set(words.map(plainText).filter((word) => word !== ''))]

/** Returns errors by field; an empty record means that the rules may be saved. */
export function validateCommentRules({ watchedWords }: Pick<CommentRules, 'watchedWords'>): FieldErrors {
  const words = plainWords(watchedWords)
  const error = words.length > limits.words ? commentRulesMessages.wordsMany : words.map(errorOf).find((message) => message !== undefined)
  return error === undefined ? {} : { watchedWords: error }
}

function errorOf(word: string): string | undefined {
  if (word.length < limits.shortest || word.length > limits.longest) return commentRulesMessages.wordLength
  return /[\p{L}\p{N}]/u.test(word) ? undefined : commentRulesMessages.wordWithoutLetter
}
