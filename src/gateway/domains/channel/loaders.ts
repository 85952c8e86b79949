import DataLoader from 'dataloader'
import type { Channel } from '../../../shared/entities/channel.ts'
import { channelOfUser } from '../../rest/channels.ts'
import type { Rest } from '../../rest/rest.ts'

export type ChannelOfUserLoader = DataLoader<string, Channel | null>

/** The channel of a user, asked once a request however many fields want it; specification §7 has no batch of it. */
export function channelOfUserLoader(rest: Rest): ChannelOfUserLoader {
  return new DataLoader((userIds) => Promise.all(userIds.map((userId) => channelOfUser(rest, userId))), { batch: false })
}
