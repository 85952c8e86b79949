import type { ChannelForm } from '../../../shared/validation/channel.ts'
import { promisePlaceholder } from '../../common/placeholder.ts'

/** Provided by the app. Failures are CodedErrors. */
export const channelFormActors = {
  /** Returns the channel as the server stored it. */
  saveChannel: promisePlaceholder<ChannelForm, ChannelForm>('saveChannel'),
}
