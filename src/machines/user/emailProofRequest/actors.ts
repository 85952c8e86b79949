import { promisePlaceholder } from '../../common/placeholder.ts'
import type { MailDelivery } from './types.ts'

/** Provided by the app. Failures are CodedErrors. */
export const emailProofRequestActors = {
  requestEmailProof: promisePlaceholder<MailDelivery, void>('requestEmailProof'),
}
