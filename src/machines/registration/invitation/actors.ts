import { promisePlaceholder } from '../../common/placeholder.ts'
import type { InvitationForm } from './types.ts'

/** Provided by the app. Failures are CodedErrors. */
export const invitationActors = {
  /** @returns the token of the invitation's link */
  createInvitation: promisePlaceholder<string, InvitationForm>('createInvitation'),
}
