import type { FieldErrors } from '../errorCodes.ts'
import { limits } from '../limits.ts'

export const periodMessages = {
  backwards: 'Le début doit précéder la fin',
  tooLong: `La période ne peut pas dépasser ${limits.statisticsDaysMax} jours`,
} as const

const dayMs = 24 * 60 * 60 * 1000

/**
 * Returns errors by field; an empty record means that the period is valid.
 * @param period its first and last day, YYYY-MM-DD, both included
 */
export function validatePeriod({ from, to }: { from: string; to: string }): FieldErrors {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1
  if (days < 1) return { from: periodMessages.backwards }
  return days > limits.statisticsDaysMax ? { from: periodMessages.tooLong } : {}
}
