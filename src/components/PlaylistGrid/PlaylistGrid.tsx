import type { CardPlaylistFragment } from '../../graphql/generated/graphql.ts'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import type { MenuItem } from '../../ui/Menu/Menu.tsx'
import { PlaylistCard } from './PlaylistCard.tsx'
import styles from './PlaylistGrid.module.css'

export type PlaylistGridProps = {
  playlists: readonly CardPlaylistFragment[]
  /** The cards' headings: one level below the title above the grid. */
  heading?: 'h2' | 'h3' | undefined
  /** What a card's menu offers; without it there is none. */
  actionsFor?: ((playlist: CardPlaylistFragment) => readonly MenuItem[]) | undefined
}

/** The viewer's playlists, the last filled first. */
export function PlaylistGrid({ playlists, heading = 'h2', actionsFor }: PlaylistGridProps) {
  if (playlists.length === 0) {
    return <EmptyState title="Aucune playlist" message="Créez votre première playlist pour organiser vos vidéos préférées." />
  }
  // The cache keeps the list as it was read; a video that came or went since has changed the dates alone.
  const sorted = playlists.toSorted((left, right) => right.updatedContentAt.localeCompare(left.updatedContentAt))
  return (
    <ul className={styles.grid} aria-label="Playlists">
      {sorted.map((playlist) => (
        <li key={playlist.id}>
          <PlaylistCard playlist={playlist} heading={heading} actions={actionsFor?.(playlist)} />
        </li>
      ))}
    </ul>
  )
}
