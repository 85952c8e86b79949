import type { FieldErrors } from '../../../shared/errorCodes.ts'
import type { Failure } from '../../common/failure.ts'

/** `note`: for administrators; `places`: how many accounts it opens; `days`: how long it works. */
export type InvitationForm = { note: string; places: number; days: number }

export type InvitationContext = {
  form: InvitationForm
  errors: FieldErrors
  failure: Failure | null
  /** of the invitation that was just made: it is shown nowhere else */
  token: string | null
}

export type InvitationEvent =
  | { type: 'form.change'; patch: Partial<InvitationForm> }
  | { type: 'form.send' }
  | { type: 'failure.dismiss' }
  /** back to an empty form */
  | { type: 'link.close' }

export type InvitationTag = 'busy'
