import { useMemo } from 'react'
import { useQuery } from 'urql'
import { ManagedChannelsDocument } from './generated/graphql.ts'

export type ManagedChannel = { id: string; name: string; isOwn: boolean }

/**
 * Returns the user's channel, then those that they edit; empty while it loads. Where it cannot be read, the screen is the one of somebody who
 * edits no other channel, and the server still decides.
 */
export function useManagedChannels(): readonly ManagedChannel[] {
  const [{ data }] = useQuery({ query: ManagedChannelsDocument, requestPolicy: 'cache-and-network' })
  return useMemo(
    () =>
      (data?.viewer?.channelMemberships ?? [])
        .filter(({ kind }) => kind !== 'invited')
        .map(({ id, kind, channel }) => ({ id, name: channel.name, isOwn: kind === 'owner' })),
    [data],
  )
}
