import type { VideoLayout } from '../../components/VideoGrid/VideoGrid.tsx'
import { SearchDocument } from '../../graphql/generated/graphql.ts'
import { useScreen } from '../../graphql/useScreen.ts'
import type { SearchFilters } from '../../machines/search/searchFilters.ts'
import { ChannelItems, HashtagItems, VideoItems } from './items.tsx'

/** Renders a further page from the cache, where the flow has loaded it: only its items, after those of the previous page. */
export function MorePage({ filters, after, layout }: { filters: SearchFilters; after: string; layout: VideoLayout }) {
  const screen = useScreen({ query: SearchDocument, variables: { ...filters, after } }, (data) => data.search)
  if (screen.status !== 'loaded') return null
  const { contents, channels, hashtags } = screen.data
  return (
    <>
      <VideoItems found={contents} layout={layout} />
      <ChannelItems found={channels} />
      <HashtagItems found={hashtags} />
    </>
  )
}
