import { promisePlaceholder } from '../../common/placeholder.ts'
import type { ChannelSettings } from './types.ts'

/** Provided by the app. Failures are CodedErrors. */
export const channelFormActors = {
  /** Returns the channel as the server stored it. */
  saveChannel: promisePlaceholder<ChannelSettings, { channelId: string; settings: ChannelSettings }>('saveChannel'),
}
