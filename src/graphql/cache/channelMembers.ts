import type { Cache, UpdateResolver } from '@urql/exchange-graphcache'
import { markFieldsStale } from './staleFields.ts'

/** What the viewer sees of a channel that they begin or cease to edit. */
function markChannelStale(cache: Cache, id: unknown): void {
  const channel = { __typename: 'Channel', id: String(id) }
  cache.invalidate(channel, 'viewerCanEdit')
  const key = cache.keyOfEntity(channel)
  if (key !== null) markFieldsStale(cache, key, ['contents', 'statistics'])
  markFieldsStale(cache, 'Query', ['dashboard'])
}

const nothingElse: UpdateResolver = () => undefined
const changesChannel: UpdateResolver = (_result, { channelId }, cache) => markChannelStale(cache, channelId)

/** The answers contain the lists that change. */
export const channelMemberUpdates = {
  inviteChannelMember: nothingElse,
  removeChannelMember: nothingElse,
  answerChannelInvitation: changesChannel,
  leaveChannel: changesChannel,
} satisfies Record<string, UpdateResolver>
