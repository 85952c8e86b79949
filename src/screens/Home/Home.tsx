import { useScreenTitle } from '../../components/useScreenTitle.ts'
import { HomeDocument, type HomeQuery } from '../../graphql/generated/graphql.ts'
import { useScreen } from '../../graphql/useScreen.ts'
import { useSession } from '../../machines/session/session/useSession.ts'
import * as pageMessages from '../../shared/pageMessages.ts'
import { explorePath } from '../../shared/routes.ts'
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.tsx'
import { ContentCarousel } from './ContentCarousel.tsx'
import * as styles from './Home.styles.ts'
import { HomeSkeleton } from './HomeSkeleton.tsx'
import { NothingYet } from './NothingYet.tsx'
import { TopCreators } from './TopCreators.tsx'
import { WelcomeBanner } from './WelcomeBanner.tsx'

export function Home() {
  useScreenTitle('Accueil')
  const session = useSession()
  // The page stays the user's own after an expiry, and while a sign-out is under way.
  const isGuest = session.user === null && !session.isSignedIn
  // The recommendations are each member's own: they are not asked for before it is known whose they are.
  const isAwaited = session.isRestoring || (session.isSignedIn && session.user === null)
  const screen = useScreen({ query: HomeDocument, variables: { isGuest }, pause: isAwaited }, (data) => data)
  return (
    <div className={styles.home}>
      <WelcomeBanner />
      {screen.status === 'loading' && <HomeSkeleton withCreators={isGuest} />}
      {screen.status === 'failed' && (
        <ErrorPanel message={screen.failure.code === 'INTERNAL' ? pageMessages.loadData : screen.failure.message} onRetry={screen.reload} />
      )}
      {screen.status === 'loaded' && <Lists data={screen.data} onLook={screen.failure ? null : screen.reload} />}
    </div>
  )
}

/** @param props.onLook refetches while there is nothing; null after a failure, which is already shown */
function Lists({ data, onLook }: { data: HomeQuery; onLook: (() => void) | null }) {
  const creators = data.topCreators ?? []
  if (data.recommendations.length + data.trending.length + creators.length === 0) return <NothingYet onLook={onLook} />
  return (
    <>
      <ContentCarousel title="Recommandations" items={data.recommendations} more={explorePath('recommended')} isRecommended isFirst />
      <ContentCarousel
        title="Tendances"
        items={data.trending.map((content) => ({ content, reason: null }))}
        more={explorePath('trending')}
      />
      {creators.length > 0 && <TopCreators channels={creators} />}
    </>
  )
}
