import type { ChannelForm } from '../../shared/validation/channel.ts'
import { promisePlaceholder } from '../placeholder.ts'

/** What `app/flows` must provide. Failures are AppErrors. */
export const channelFormActors = {
  /** Answers the channel as the server now has it. */
  saveChannel: promisePlaceholder<ChannelForm, ChannelForm>('saveChannel'),
}
