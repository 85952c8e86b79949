import { useSearchParams } from 'wouter'
import { OwnLoading } from '../../components/OwnLoading.tsx'
import { ChannelPeriodDocument } from '../../graphql/generated/graphql.ts'
import { useFreshPolicy } from '../../graphql/useFreshPolicy.ts'
import { useScreen } from '../../graphql/useScreen.ts'
import * as pageMessages from '../../shared/pageMessages.ts'
import type { StatisticsPeriod } from '../../shared/statisticsPeriods.ts'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.tsx'
import { Loading } from '../../ui/Skeleton/Loading.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { channelOfAddress } from './dashboardView.ts'
import { DayPlots } from './DayPlots.tsx'
import { SourcesPlot } from './SourcesPlot.tsx'
import { periods, type Period } from './statisticsPeriod.ts'
import * as styles from './PeriodStatistics.styles.ts'
import { TopVideos } from './TopVideos.tsx'

const measures = ['views', 'watchTime', 'subscribers', 'likes'] as const

type PeriodStatisticsProps = { channelId: string; period: StatisticsPeriod }

/** Renders the figures and plots of a period. */
export function PeriodStatistics({ channelId, period }: PeriodStatisticsProps) {
  const requestPolicy = useFreshPolicy()
  const [search] = useSearchParams()
  const screen = useScreen(
    { query: ChannelPeriodDocument, variables: { ...channelOfAddress(search), length: periods[period].name }, requestPolicy },
    ({ dashboard }) => dashboard?.period,
  )
  if (screen.status === 'loading' || screen.status === 'missing') {
    return (
      <OwnLoading heading="h2">
        <Loading label="Chargement des statistiques..." className={styles.period}>
          <div className={styles.figures}>
            {measures.map((measure) => (
              <Skeleton key={measure} shape="block" className={styles.card} />
            ))}
          </div>
          <div className={styles.plots}>
            {measures.map((measure) => (
              <Skeleton key={measure} shape="block" className={styles.waiting} />
            ))}
          </div>
        </Loading>
      </OwnLoading>
    )
  }
  if (screen.status === 'failed') {
    const message = screen.failure.code === 'INTERNAL' ? pageMessages.loadStatistics : screen.failure.message
    return <ErrorPanel heading="h2" message={message} onRetry={screen.reload} />
  }
  if (isEmpty(screen.data)) {
    return (
      <EmptyState
        heading="h2"
        title="Rien à compter sur cette période"
        message="Les courbes commencent avec la première vue, le premier abonnement ou le premier j’aime."
      />
    )
  }
  return (
    <div className={styles.period}>
      <DayPlots data={screen.data} channelId={channelId} period={period} />
      {screen.data.sources.length > 0 && <SourcesPlot sources={screen.data.sources} channelId={channelId} period={period} />}
      {screen.data.videos.length > 0 && <TopVideos videos={screen.data.videos} channelId={channelId} period={period} />}
    </div>
  )
}

const isEmpty = (data: Period): boolean => measures.every((measure) => data[measure].every((value) => value === 0))
