import { toQuotaChoice, toTypedLimit } from '../../../shared/quota.ts'
import type { QuotaChoicesByName, TypedLimits } from './types.ts'

export const toTypedLimits = (choices: QuotaChoicesByName): TypedLimits =>
  Object.fromEntries(Object.entries(choices).map(([name, choice]) => [name, toTypedLimit(choice)]))

export const toChoices = (limits: TypedLimits): QuotaChoicesByName =>
  Object.fromEntries(Object.entries(limits).map(([name, limit]) => [name, toQuotaChoice(limit)]))
