import { promisePlaceholder } from '../../common/placeholder.ts'
import type { QuotaChoicesByName } from './types.ts'

/** `choices`: those that changed */
export type SaveQuotasInput = { accountId: string | null; choices: QuotaChoicesByName }

/** Provided by the app. Failures are CodedErrors. */
export const quotaFormActors = {
  /** Saves what changed. @returns all limits as the server stored them */
  saveQuotas: promisePlaceholder<QuotaChoicesByName, SaveQuotasInput>('saveQuotas'),
}
