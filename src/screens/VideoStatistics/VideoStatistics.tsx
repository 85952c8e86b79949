import { Clock, Eye, Heart, MessageCircle } from 'lucide-react'
import { useLocation } from 'wouter'
import { OwnLoading } from '../../components/OwnLoading.tsx'
import { OwnVideoHead } from '../../components/OwnVideo/OwnVideoHead.tsx'
import { OwnVideoMissing } from '../../components/OwnVideo/OwnVideoMissing.tsx'
import { SignedInOnly } from '../../components/SignedInOnly.tsx'
import { useScreenTitle } from '../../components/useScreenTitle.ts'
import { VideoStatisticsDocument, type VideoStatisticsQuery } from '../../graphql/generated/graphql.ts'
import { useFreshPolicy } from '../../graphql/useFreshPolicy.ts'
import { useScreen } from '../../graphql/useScreen.ts'
import { formatCount, formatQuantity } from '../../shared/format/count.ts'
import { formatDuration } from '../../shared/format/duration.ts'
import * as pageMessages from '../../shared/pageMessages.ts'
import { routes } from '../../shared/routes.ts'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.tsx'
import { Loading } from '../../ui/Skeleton/Loading.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { StatCard } from '../../ui/StatCard/StatCard.tsx'
import { formatShare } from './curve.ts'
import { RetentionPlot } from './RetentionPlot.tsx'
import * as styles from './VideoStatistics.styles.ts'

/** The flows that the route provides. */
export type VideoStatisticsFlows = 'csvExport'

const heading = 'Statistiques de la vidéo'
const cards = ['views', 'likes', 'comments', 'average']

/** Renders /dashboard/{id}, the figures of one of the creator's videos. */
export function VideoStatistics({ id }: { id: string }) {
  useScreenTitle(heading)
  return (
    <SignedInOnly>
      <OwnVideo id={id} />
    </SignedInOnly>
  )
}

type Content = NonNullable<VideoStatisticsQuery['content']>
type MeasuredContent = Content & { retention: NonNullable<Content['retention']> }

/** Returns null for a video of somebody else. */
function withRetention(content: VideoStatisticsQuery['content']): MeasuredContent | null {
  return content?.retention ? { ...content, retention: content.retention } : null
}

function OwnVideo({ id }: { id: string }) {
  const [, navigate] = useLocation()
  const requestPolicy = useFreshPolicy()
  const screen = useScreen({ query: VideoStatisticsDocument, variables: { id }, requestPolicy }, ({ content }) => withRetention(content))
  if (screen.status === 'loaded') return <Figures content={screen.data} />
  if (screen.status === 'loading') {
    return (
      <OwnLoading>
        <Loading label="Chargement des statistiques..." className={styles.page}>
          <h1 tabIndex={-1}>{heading}</h1>
          <div className={styles.figures}>
            {cards.map((card) => (
              <Skeleton key={card} shape="block" className={styles.card} />
            ))}
          </div>
          <Skeleton shape="block" className={styles.plot} />
        </Loading>
      </OwnLoading>
    )
  }
  if (screen.status === 'failed') {
    const message = screen.failure.code === 'INTERNAL' ? pageMessages.loadStatistics : screen.failure.message
    return <ErrorPanel heading="h1" message={message} onRetry={screen.reload} onClose={() => navigate(routes.dashboard)} />
  }
  return <OwnVideoMissing />
}

function Figures({ content }: { content: MeasuredContent }) {
  const { duration, viewsCount, likesCount, commentsCount, details, retention } = content
  const isMeasured = retention.plays > 0 && duration > 0
  const average = isMeasured
    ? { value: formatDuration(retention.avgWatchTime), hint: `${formatShare(retention.avgWatchTime / duration)} de la vidéo` }
    : { value: '—', spokenValue: 'Pas encore mesuré' }
  return (
    <div className={styles.page}>
      <OwnVideoHead heading={heading} content={content} />
      <dl className={styles.figures} aria-label="Chiffres de la vidéo">
        <StatCard icon={Eye} label="Vues" value={formatCount(viewsCount)} />
        <StatCard icon={Heart} label="J’aime" value={formatCount(likesCount)} />
        <StatCard icon={MessageCircle} label="Commentaires" value={formatCount(commentsCount)} />
        <StatCard icon={Clock} label="Visionnage moyen" {...average} />
      </dl>
      <section className={styles.section} aria-labelledby="retention">
        <h2 id="retention" className={styles.title}>
          Rétention
        </h2>
        {isMeasured ? (
          <>
            <p className={styles.explanation}>
              La part des lectures qui ont montré chaque passage, sur {formatQuantity(retention.plays, 'lecture', 'lectures')} de cette
              version par des personnes connectées, les vôtres exceptées. Au-delà de 100&nbsp;%, le passage a été revu.
            </p>
            <RetentionPlot contentId={content.id} shares={retention.shares} duration={duration} chapters={details.chapters} />
          </>
        ) : (
          <EmptyState
            heading="h3"
            title="Aucune lecture pour le moment"
            message="La courbe commence avec la première lecture de cette version par une personne connectée. Les vôtres ne comptent pas."
          />
        )}
      </section>
    </div>
  )
}
