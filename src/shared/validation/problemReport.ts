import type { FieldErrors } from '../errorCodes.ts'
import { limits } from '../limits.ts'
import { plainText } from '../text.ts'

export const problemReportMessages = {
  textRequired: 'Dites ce qui s’est passé',
  textLong: `Le texte ne peut pas dépasser ${limits.problemTextMax} caractères`,
} as const

/** Returns errors by field; an empty record means that the problem report may be sent. */
export function validateProblemReport({ text }: { text: string }): FieldErrors {
  const { length } = plainText(text)
  if (length === 0) return { text: problemReportMessages.textRequired }
  return length > limits.problemTextMax ? { text: problemReportMessages.textLong } : {}
}
