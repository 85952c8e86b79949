import type { ChannelForm } from '../../shared/validation/channel.ts'
import { promisePlaceholder } from '../placeholder.ts'
import type { SessionUser } from '../user.ts'

/** What `app/deps.ts` must provide. Failures are AppErrors. */
export const becomeCreatorActors = {
  /** Gives the person the creator role, then makes their channel; both or neither. */
  becomeCreator: promisePlaceholder<SessionUser, ChannelForm>('becomeCreator'),
}
