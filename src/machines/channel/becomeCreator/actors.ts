import type { ChannelForm } from '../../../shared/validation/channel.ts'
import { promisePlaceholder } from '../../common/placeholder.ts'
import type { SessionUser } from '../../user/user.ts'

/** Provided by the app. Failures are CodedErrors. */
export const becomeCreatorActors = {
  /** Gives the user the creator role and creates their channel: both or neither. */
  becomeCreator: promisePlaceholder<SessionUser, ChannelForm>('becomeCreator'),
}
