import type { FieldErrors } from '../../../shared/errorCodes.ts'
import type { ChannelForm } from '../../../shared/validation/channel.ts'
import type { Failure } from '../../common/failure.ts'

export type ChannelFormContext = {
  /** as last returned by the server */
  channel: ChannelForm
  form: ChannelForm
  errors: FieldErrors
  failure: Failure | null
}

export type ChannelFormEvent =
  | { type: 'form.change'; patch: Partial<ChannelForm> }
  | { type: 'form.save' }
  | { type: 'form.reset' }
  | { type: 'failure.dismiss' }

export type ChannelFormFact = { type: 'channel.saved' }

export type ChannelFormTag = 'busy'
