import { CreatorCard } from '../../components/CreatorCard/CreatorCard.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { PlaylistCard } from '../../components/PlaylistGrid/PlaylistCard.tsx'
import { VideoCard } from '../../components/VideoCard/VideoCard.tsx'
import type { VideoLayout } from '../../components/VideoGrid/VideoGrid.tsx'
import type { SearchQuery } from '../../graphql/generated/graphql.ts'
import { formatCount } from '../../shared/format/count.ts'
import { searchPath } from '../../shared/routes.ts'
import { Chip } from '../../ui/Chip/Chip.tsx'
import { Highlighted } from './Highlighted.tsx'
import { Passages } from './Passages.tsx'

type Found = SearchQuery['search']

export function VideoItems({ found, layout, isFirst = false }: { found: Found['contents']; layout: VideoLayout; isFirst?: boolean }) {
  return found.map(({ content, title, description, passages }, index) => (
    <li key={content.id}>
      <VideoCard
        content={content}
        eager={isFirst && index < 4}
        layout={layout === 'list' ? 'list' : 'stack'}
        title={<Highlighted fragments={title} />}
        extract={description.length > 0 ? <Highlighted fragments={description} /> : undefined}
      />
      {passages.length > 0 && <Passages contentId={content.id} title={content.title} passages={passages} />}
    </li>
  ))
}

export function ChannelItems({ found }: { found: Found['channels'] }) {
  return found.map(({ channel }) => (
    <li key={channel.id}>
      <CreatorCard channel={channel} />
    </li>
  ))
}

export function PlaylistItems({ found }: { found: Found['playlists'] }) {
  return found.map((playlist) => (
    <li key={playlist.id}>
      <PlaylistCard playlist={playlist} heading="h3" actions={undefined} />
    </li>
  ))
}

export function HashtagItems({ found }: { found: Found['hashtags'] }) {
  return found.map(({ id, name, contentsCount }) => (
    <li key={id}>
      <Chip render={<Link href={searchPath(name)} />} count={formatCount(contentsCount)}>{`#${name}`}</Chip>
    </li>
  ))
}
