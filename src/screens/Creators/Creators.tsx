import { CreatorCard } from '../../components/CreatorCard/CreatorCard.tsx'
import { CreatorCardSkeleton } from '../../components/CreatorCard/CreatorCardSkeleton.tsx'
import { MoreButton } from '../../components/MoreButton/MoreButton.tsx'
import { useMore } from '../../components/MoreButton/useMore.ts'
import { useScreenTitle } from '../../components/useScreenTitle.ts'
import { CreatorsDocument, type CreatorsQuery } from '../../graphql/generated/graphql.ts'
import { useScreen } from '../../graphql/useScreen.ts'
import * as pageMessages from '../../shared/pageMessages.ts'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.tsx'
import { Loading } from '../../ui/Skeleton/Loading.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Creators.styles.ts'

/** The flows that the route provides. */
export type CreatorsFlows = 'paging'

const cards = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12']
const afterCursor = (cursor: string) => ({ cursor })

/** Renders all channels, the most followed first. */
export function Creators() {
  useScreenTitle('Créateurs')
  const screen = useScreen({ query: CreatorsDocument, variables: {} }, ({ channels }) => channels)
  return (
    <div className={styles.page}>
      <header>
        <h1 tabIndex={-1}>Créateurs</h1>
        <p className={styles.subtitle}>Les chaînes de ce site, les plus suivies d’abord</p>
      </header>
      {screen.status === 'loading' && (
        <Loading label="Chargement des créateurs..." className={styles.grid}>
          {cards.map((card) => (
            <CreatorCardSkeleton key={card} />
          ))}
        </Loading>
      )}
      {screen.status === 'failed' && (
        <ErrorPanel message={screen.failure.code === 'INTERNAL' ? pageMessages.loadData : screen.failure.message} onRetry={screen.reload} />
      )}
      {screen.status === 'loaded' && <Channels channels={screen.data} />}
    </div>
  )
}

function Channels({ channels: { items, nextCursor } }: { channels: CreatorsQuery['channels'] }) {
  const more = useMore(CreatorsDocument, afterCursor, nextCursor)
  if (items.length === 0)
    return <EmptyState title="Aucun créateur pour le moment" message="Revenez quand quelqu’un aura ouvert une chaîne." />
  return (
    <section aria-labelledby="all-creators">
      <VisuallyHidden>
        <h2 id="all-creators">Toutes les chaînes</h2>
      </VisuallyHidden>
      <ul className={styles.grid}>
        {items.map((channel) => (
          <li key={channel.id}>
            <CreatorCard channel={channel} />
          </li>
        ))}
      </ul>
      {nextCursor !== null && <MoreButton more={more} />}
    </section>
  )
}
