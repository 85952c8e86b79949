import type { CardPlaylistFragment } from '../../graphql/generated/graphql.ts'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import type { MenuItem } from '../../ui/Menu/types.ts'
import { PlaylistCard } from './PlaylistCard.tsx'
import * as styles from './PlaylistGrid.styles.ts'

export type PlaylistGridProps = {
  playlists: readonly CardPlaylistFragment[]
  /** Heading level of the cards: one below the title above the grid. */
  heading?: 'h2' | 'h3' | undefined
  /** The items of a card's menu; without it, there is no menu. */
  actionsFor?: ((playlist: CardPlaylistFragment) => readonly MenuItem[]) | undefined
}

/** Renders the viewer's playlists, the most recently changed first. */
export function PlaylistGrid({ playlists, heading = 'h2', actionsFor }: PlaylistGridProps) {
  if (playlists.length === 0) {
    return <EmptyState title="Aucune playlist" message="Créez votre première playlist pour organiser vos vidéos préférées." />
  }
  // The cached list keeps its order. When a video is added or removed, only the dates change.
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
