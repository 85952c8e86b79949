import type { FieldErrors } from '../errorCodes.ts'
import type { QuotaChoice } from '../quota.ts'

/** In bytes: more than any disk has, and still an exact number. */
export const largestQuota = 1024 ** 5

export const quotaMessages = {
  amount: 'Écrivez un nombre, comme 50 ou 1,5',
  tooLarge: 'Un quota ne peut pas dépasser 1\u202f024\u00a0To',
} as const

const messageOf = (bytes: number | null): string | undefined => {
  if (bytes === null) return undefined
  // First: what no disk has is no exact number either.
  if (bytes > largestQuota) return quotaMessages.tooLarge
  return Number.isInteger(bytes) && bytes >= 0 ? undefined : quotaMessages.amount
}

/** Checks limits by the name of their field; null is no limit. */
export function validateLimits(limits: Readonly<Record<string, number | null>>): FieldErrors {
  return Object.fromEntries(
    Object.entries(limits).flatMap(([name, bytes]) => {
      const message = messageOf(bytes)
      return message === undefined ? [] : [[name, message]]
    }),
  )
}

/** Checks what is chosen for one person. */
export function validateChoices({ total, daily }: { total?: QuotaChoice; daily?: QuotaChoice }): FieldErrors {
  const missing = (choice: QuotaChoice | undefined): boolean =>
    choice !== undefined && (choice.kind === 'bytes') !== (choice.bytes !== null)
  return {
    ...validateLimits({ total: total?.bytes ?? null, daily: daily?.bytes ?? null }),
    ...(missing(total) && { total: quotaMessages.amount }),
    ...(missing(daily) && { daily: quotaMessages.amount }),
  }
}
