import type { FieldErrors } from '../../../shared/errorCodes.ts'
import type { ChannelForm } from '../../../shared/validation/channel.ts'
import type { Failure } from '../../common/failure.ts'
import type { SessionUser } from '../../user/user.ts'

export type BecomeCreatorContext = { form: ChannelForm; errors: FieldErrors; failure: Failure | null }

export type BecomeCreatorEvent =
  | { type: 'dialog.open' }
  | { type: 'dialog.close' }
  | { type: 'form.change'; patch: Partial<ChannelForm> }
  | { type: 'channel.create' }
  | { type: 'failure.dismiss' }

export type BecomeCreatorFact = { type: 'creator.became'; user: SessionUser }

export type BecomeCreatorTag = 'open' | 'editing' | 'busy'
