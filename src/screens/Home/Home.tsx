import { useScreenTitle } from '../../components/useScreenTitle.ts'
import { HomeDocument, type HomeQuery } from '../../graphql/generated/graphql.ts'
import { useScreen } from '../../graphql/useScreen.ts'
import { useFlow } from '../../machines/common/flows.ts'
import { useSession } from '../../machines/session/session/useSession.ts'
import * as pageMessages from '../../shared/pageMessages.ts'
import { isUnfinished } from '../../shared/resume.ts'
import { explorePath } from '../../shared/routes.ts'
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.tsx'
import { ContentCarousel, type Item } from './ContentCarousel.tsx'
import * as styles from './Home.styles.ts'
import { HomeSkeleton } from './HomeSkeleton.tsx'
import { TopCreators } from './TopCreators.tsx'
import { WelcomeBanner } from './WelcomeBanner.tsx'
import { withoutRepeats } from './withoutRepeats.ts'

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
      <WelcomeBanner isGuest={isGuest} />
      {screen.status === 'loading' && <HomeSkeleton withCreators={isGuest} />}
      {screen.status === 'failed' && (
        <ErrorPanel message={screen.failure.code === 'INTERNAL' ? pageMessages.loadData : screen.failure.message} onRetry={screen.reload} />
      )}
      {screen.status === 'loaded' && <Lists data={screen.data} isGuest={isGuest} onRefresh={screen.failure ? null : screen.reload} />}
    </div>
  )
}

function Lists({ data, isGuest, onRefresh }: { data: HomeQuery; isGuest: boolean; onRefresh: (() => void) | null }) {
  const lowerRows = useFlow('lowerRows')
  const creators = data.topCreators ?? []
  const [recommended = [], trending = []] = withoutRepeats(
    [data.recommendations, data.trending.map((content) => ({ content, reason: null }))].map((row) => row.filter(isNew)),
  )
  return (
    <>
      <ContentCarousel title="Recommandations" items={recommended} more={explorePath('recommended')} isRecommended isFirst />
      <ContentCarousel title="Tendances" items={trending} more={explorePath('trending')} />
      {creators.length > 0 && <TopCreators channels={creators} />}
      {lowerRows({
        isGuest,
        shown: [...recommended, ...trending].map(({ content }) => content.id),
        isFirst: data.recommendations.length + data.trending.length + creators.length === 0,
        onRefresh,
        Row: ContentCarousel,
      })}
    </>
  )
}

/** What the member has begun is below, under «Reprendre». */
const isNew = ({ content }: Item): boolean => !isUnfinished(content)
