import { toQuotaChoice, toTypedLimit } from '../../../shared/quota.ts'
import type { QuotaChoicesByName, TypedLimits } from './types.ts'

export const toTypedLimits = (choices: QuotaChoicesByName): TypedLimits =>
  Object.fromEntries(Object.entries(choices).map(([name, choice]) => [name, toTypedLimit(choice)]))

/** Returns the limits of a form that differ from the stored ones, as they are typed. */
export const changedLimits = (saved: TypedLimits, form: TypedLimits): TypedLimits =>
  Object.fromEntries(
    Object.entries(form).filter(([name, limit]) => {
      const before = saved[name]
      return before?.kind !== limit.kind || before.amount !== limit.amount || before.unit !== limit.unit
    }),
  )

/** Returns the limits that differ from the stored ones, as the server takes them. */
export const changesOf = (saved: TypedLimits, form: TypedLimits): QuotaChoicesByName =>
  Object.fromEntries(
    Object.entries(changedLimits(saved, form)).flatMap(([name, limit]) => {
      const before = saved[name]
      const [stored, choice] = [before && toQuotaChoice(before), toQuotaChoice(limit)]
      return stored?.kind === choice.kind && stored.bytes === choice.bytes ? [] : [[name, choice]]
    }),
  )
