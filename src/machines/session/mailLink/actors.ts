import { promisePlaceholder } from '../../common/placeholder.ts'
import type { MailLinkInput } from './types.ts'

/** Provided by the app. Failures are CodedErrors. */
export const mailLinkActors = {
  /** Fails with LINK_EXPIRED when the link was used, is too old, or never existed; EMAIL_TAKEN when another account has the address. */
  followLink: promisePlaceholder<void, MailLinkInput>('followLink'),
}
