import { promisePlaceholder } from '../../common/placeholder.ts'
import type { ChannelSettings } from './types.ts'

/** Provided by the app. Failures are CodedErrors. */
export const channelFormActors = {
  /** Saves what changed. @returns the channel as the server stored it */
  saveChannel: promisePlaceholder<ChannelSettings, { channelId: string; changes: Partial<ChannelSettings> }>('saveChannel'),
}
