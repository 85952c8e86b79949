import { promisePlaceholder } from '../../common/placeholder.ts'
import type { QuotaChoicesByName } from './types.ts'

export type SaveQuotasInput = { accountId: string | null; choices: QuotaChoicesByName }

/** Provided by the app. Failures are CodedErrors. */
export const quotaFormActors = {
  /** Returns the limits as the server stored them. */
  saveQuotas: promisePlaceholder<QuotaChoicesByName, SaveQuotasInput>('saveQuotas'),
}
