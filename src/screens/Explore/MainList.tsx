import { VideoCard } from '../../components/VideoCard/VideoCard.tsx'
import { VideoGrid } from '../../components/VideoGrid/VideoGrid.tsx'
import { type ExploreItemsFragment, ExploreMoreDocument, type ExploreQuery, type ExploreSource } from '../../graphql/generated/graphql.ts'
import { useScreen } from '../../graphql/useScreen.ts'
import type { useExplore } from '../../machines/search/useExplore.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Explore.styles.ts'

type MainListProps = { first: ExploreQuery['explore']; source: ExploreSource; title: string; explore: ReturnType<typeof useExplore> }

export function MainList({ first, source, title, explore }: MainListProps) {
  if (first.items.length === 0) return <EmptyState title="Aucune vidéo pour le moment" message="Revenez quand il y en aura." />
  const inRows = new Set(first.categories.flatMap(({ contents }) => contents.map(({ id }) => id)))
  return (
    <section className={styles.section} aria-label={title}>
      <VisuallyHidden role="heading" aria-level={2}>
        Toutes les vidéos
      </VisuallyHidden>
      <VideoGrid label={title}>
        <Items items={first.items} isFirst />
        {explore.cursors.map((after) => (
          <MorePage key={after} source={source} after={after} inRows={inRows} />
        ))}
      </VideoGrid>
      {explore.hasMore && (
        <Button className={styles.more} busy={explore.isLoadingMore} busyLabel="Chargement..." onPress={explore.loadMore}>
          Afficher plus de vidéos
        </Button>
      )}
    </section>
  )
}

/** Renders a further page, without the videos that are in the rows below. */
function MorePage({ source, after, inRows }: { source: ExploreSource; after: string; inRows: ReadonlySet<string> }) {
  const screen = useScreen({ query: ExploreMoreDocument, variables: { source, after } }, (data) => data.explore)
  return screen.status === 'loaded' ? <Items items={screen.data.items.filter(({ content }) => !inRows.has(content.id))} /> : null
}

function Items({ items, isFirst = false }: { items: ExploreItemsFragment['items']; isFirst?: boolean }) {
  return items.map(({ content, reason }, index) => (
    <li key={content.id}>
      <VideoCard content={content} reason={reason} eager={isFirst && index < 4} />
    </li>
  ))
}
