import { useRef } from 'react'
import { useSearchParams } from 'wouter'
import { Link } from '../../components/Link/Link.tsx'
import { VideoCard } from '../../components/VideoCard/VideoCard.tsx'
import type { PlaylistSort } from '../../graphql/generated/graphql.ts'
import { routes, watchInPlaylistPath } from '../../shared/routes.ts'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton/LinkButton.tsx'
import { SelectField } from '../../ui/SelectField/SelectField.tsx'
import { OwnVideos } from './OwnVideos.tsx'
import * as styles from './Playlist.styles.ts'
import { playlistSorts } from './playlistSorts.ts'
import type { PlaylistItem, ShownPlaylist } from './types.ts'
import { useFocusOnReturned } from './useFocusOnReturned.ts'

type PlaylistVideosProps = { playlist: ShownPlaylist; items: readonly PlaylistItem[]; sort: PlaylistSort }

/** Renders the videos of a playlist, in the order given by the address. */
export function PlaylistVideos({ playlist, items, sort }: PlaylistVideosProps) {
  const [, setSearch] = useSearchParams()
  const section = useRef<HTMLElement>(null)
  const noteRemoval = useFocusOnReturned(section, items)
  if (items.length === 0) return <EmptyPlaylist />
  const sortBy = (next: PlaylistSort): void => setSearch(next === 'position' ? {} : { sort: next }, { replace: true })
  return (
    <section ref={section} className={styles.videos} aria-labelledby="videos">
      <div className={styles.videosHead}>
        <h2 id="videos">Vidéos ({playlist.videoCount})</h2>
        <SelectField className={styles.sort} label="Trier par" value={sort} options={playlistSorts} onChange={sortBy} />
      </div>
      {playlist.viewerCanEdit ? (
        <OwnVideos playlistId={playlist.id} items={items} canMove={sort === 'position'} onRemoved={noteRemoval} />
      ) : (
        <ul className={styles.grid}>
          {items.map(({ id, content }) => (
            <li key={id}>
              <VideoCard content={content} href={watchInPlaylistPath(content.id, playlist.id, false)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function EmptyPlaylist() {
  return (
    <EmptyState
      title="Playlist vide"
      message="Cette playlist ne contient aucune vidéo pour le moment."
      action={<LinkButton render={<Link href={routes.home} />}>Parcourir les vidéos</LinkButton>}
    />
  )
}
