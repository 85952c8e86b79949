import { useParams } from 'wouter'
import { useWasDrawn } from '../../components/drawnAt.ts'
import { useScreenTitle } from '../../components/useScreenTitle.ts'
import { ExploreDocument } from '../../graphql/generated/graphql.ts'
import { useScreen } from '../../graphql/useScreen.ts'
import { useExplore } from '../../machines/search/useExplore.ts'
import { useSession } from '../../machines/session/session/useSession.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.tsx'
import { Categories } from './Categories.tsx'
import * as styles from './Explore.styles.ts'
import { ExploreSkeleton } from './ExploreSkeleton.tsx'
import { readSource } from './headings.ts'
import { MainList } from './MainList.tsx'
import { Tags } from './Tags.tsx'
import { TagSearch } from './TagSearch.tsx'
import { useFurtherIds } from './useFurtherIds.ts'

/** The flows that the route provides. */
export type ExploreFlows = 'explore'

/** Renders all recommendations or all trending videos, then a row for each category and each popular hashtag. */
export function Explore() {
  const { source, title, subtitle } = readSource(useParams<{ source?: string }>().source)
  useScreenTitle(title)
  const explore = useExplore(source)
  const further = useFurtherIds(source, explore.cursors)
  const wasDrawn = useWasDrawn()
  const session = useSession()
  // Recommendations are each member's own: they are not asked for before it is known whose they are.
  const isAwaited = source === 'recommended' && session.isSignedIn && session.user === null
  const screen = useScreen(
    // The flow fetches; this query only reads the result. After the first fetch, `cache-first` may refetch what a mutation has invalidated.
    // On a page that the server draws, the flow begins later, in the browser, with what this query has read.
    {
      query: ExploreDocument,
      variables: { source },
      requestPolicy: explore.hasLoaded || wasDrawn ? 'cache-first' : 'cache-only',
      pause: isAwaited,
    },
    (data) => data,
  )
  const data = screen.status === 'loaded' ? screen.data : null
  const isLoading = !data && (explore.isLoading || explore.hasLoaded || isAwaited)
  return (
    <div className={styles.explore}>
      <div className={styles.head}>
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          <p className={styles.subtitle}>{subtitle}</p>
        </div>
        <TagSearch />
      </div>
      {explore.failure && (
        <ErrorPanel
          message={explore.failure.message}
          onClose={explore.dismissFailure}
          onRetry={data ? explore.loadMore : explore.refresh}
        />
      )}
      {isLoading && <ExploreSkeleton />}
      {data && (
        <>
          <Tags hashtags={data.popularHashtags} />
          <MainList first={data.explore} source={source} title={title} explore={explore} />
          <Categories categories={data.explore.categories} further={further} />
        </>
      )}
      {!data && !isLoading && !explore.failure && (
        <EmptyState title="Aucune vidéo à afficher" action={<Button onPress={explore.refresh}>Actualiser</Button>} />
      )}
    </div>
  )
}
