import { promisePlaceholder } from '../../common/placeholder.ts'
import type { MailDelivery } from './types.ts'

/** Provided by the app. Failures are CodedErrors. */
export const passwordResetRequestActors = {
  /** The result says nothing about whether an account has the address. */
  requestPasswordReset: promisePlaceholder<MailDelivery, { email: string }>('requestPasswordReset'),
}
