import type { EdgeAnswer } from './edge.ts'
import { team } from './fixtures.ts'

/** The channels of somebody who owns «Atelier du bois» and edits «La pluie». @param kinds what they are in those that are answered */
export const managed = (kinds: readonly string[]): EdgeAnswer => ({
  data: {
    __typename: 'Query',
    viewer: { __typename: 'Viewer', id: team.id, channelMemberships: team.channelMemberships.filter(({ kind }) => kinds.includes(kind)) },
  },
})

const figure = { __typename: 'Figure', value: 0, change: null }
/** The figures of a channel that nobody has watched. */
export const emptyStatistics = {
  __typename: 'DashboardStatistics',
  totalContents: 0,
  totalViews: figure,
  totalLikes: figure,
  totalComments: figure,
  subscribers: figure,
  totalVideos: figure,
  avgWatchTime: figure,
  engagement: 0,
}
const names: Readonly<Record<string, string>> = { 'channel-1': 'Atelier du bois', 'channel-3': 'La pluie' }

/** Answers the dashboard of the own channel, or of the one that is asked for. */
export const dashboards = ({ variables: { channelId = 'channel-1' } }: { variables: Record<string, unknown> }): EdgeAnswer => {
  const id = String(channelId)
  const name = names[id]
  const owner = { __typename: 'Person', id: `owner-${id}`, username: id === 'channel-3' ? 'pluie' : 'atelier' }
  const contents = { __typename: 'ContentPage', items: [], nextCursor: null }
  return {
    data: {
      __typename: 'Query',
      heldCommentsCount: 0,
      dashboard:
        name === undefined
          ? null
          : { __typename: 'Dashboard', channel: { __typename: 'Channel', id, name, owner }, statistics: emptyStatistics, contents },
    },
  }
}
