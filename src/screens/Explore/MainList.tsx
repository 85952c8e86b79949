import { VideoCard } from '../../components/VideoCard/VideoCard.tsx'
import { VideoGrid } from '../../components/VideoGrid/VideoGrid.tsx'
import { type ExploreItemsFragment, ExploreMoreDocument, type ExploreSource } from '../../graphql/generated/graphql.ts'
import { useScreen } from '../../graphql/useScreen.ts'
import type { useExplore } from '../../machines/search/useExplore.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Explore.styles.ts'

type MainListProps = { first: ExploreItemsFragment; source: ExploreSource; title: string; explore: ReturnType<typeof useExplore> }

export function MainList({ first, source, title, explore }: MainListProps) {
  if (first.items.length === 0) return <EmptyState title="Aucune vidéo pour le moment" message="Revenez quand il y en aura." />
  return (
    <section className={styles.section} aria-label={title}>
      <VisuallyHidden role="heading" aria-level={2}>
        Toutes les vidéos
      </VisuallyHidden>
      <VideoGrid label={title}>
        <Items items={first.items} isFirst />
        {explore.cursors.map((after) => (
          <MorePage key={after} source={source} after={after} />
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

function MorePage({ source, after }: { source: ExploreSource; after: string }) {
  const screen = useScreen({ query: ExploreMoreDocument, variables: { source, after } }, (data) => data.explore)
  return screen.status === 'loaded' ? <Items items={screen.data.items} /> : null
}

function Items({ items, isFirst = false }: { items: ExploreItemsFragment['items']; isFirst?: boolean }) {
  return items.map(({ content, reason }, index) => (
    <li key={content.id}>
      <VideoCard content={content} reason={reason} eager={isFirst && index < 4} />
    </li>
  ))
}
