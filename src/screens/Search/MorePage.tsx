import type { VideoLayout } from '../../components/VideoGrid/VideoGrid.tsx'
import { SearchDocument } from '../../graphql/generated/graphql.ts'
import { useScreen } from '../../graphql/useScreen.ts'
import type { SearchFilters } from '../../machines/search/searchFilters.ts'
import { ChannelItems, HashtagItems, PlaylistItems, VideoItems } from './items.tsx'

/** Renders a further page of the group that continues, from the cache, where the flow has loaded it: only its items. */
export function MorePage({ filters, after, layout }: { filters: SearchFilters; after: string; layout: VideoLayout }) {
  const screen = useScreen({ query: SearchDocument, variables: { ...filters, after } }, (data) => data.search)
  if (screen.status !== 'loaded') return null
  const { contents, channels, playlists, hashtags } = screen.data
  switch (filters.type) {
    case 'channel':
      return <ChannelItems found={channels} />
    case 'playlist':
      return <PlaylistItems found={playlists} />
    case 'hashtag':
      return <HashtagItems found={hashtags} />
    case 'all':
    case 'content':
      return <VideoItems found={contents} layout={layout} />
  }
}
