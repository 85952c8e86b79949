import { useMemo } from 'react'
import { Link } from '../../components/Link/Link.tsx'
import { countScale, type Drawing } from '../../components/Plot/drawing.ts'
import { ExportButton } from '../../components/Plot/ExportButton.tsx'
import { Plot } from '../../components/Plot/Plot.tsx'
import { formatCount, formatQuantity } from '../../shared/format/count.ts'
import { formatWatchTime } from './formatWatchTime.ts'
import type { StatisticsPeriod } from '../../shared/statisticsPeriods.ts'
import { videoStatisticsPath } from '../../shared/rarePaths.ts'
import * as styles from './PeriodStatistics.styles.ts'
import { formatExactly, type Period } from './statisticsPeriod.ts'

type TopVideosProps = { videos: Period['videos']; channelId: string; period: StatisticsPeriod }

/** Renders the most viewed videos of a period; each leads to its own statistics. */
export function TopVideos({ videos, channelId, period }: TopVideosProps) {
  const drawing = useMemo(() => drawingOf(videos), [videos])
  return (
    <section className={styles.panel} aria-labelledby="top-videos">
      <div className={styles.head}>
        <h2 id="top-videos" className={styles.title}>
          Vidéos les plus vues
        </h2>
        <ExportButton table={{ of: 'channel', channelId, table: 'videos', period }} what="les vidéos les plus vues" />
      </div>
      <Plot
        pointName="Vidéo"
        readings={videos.map(({ title, views, watchTime }) => ({
          text: title,
          detail: `${formatQuantity(views, 'vue', 'vues')}, ${formatWatchTime(watchTime)} de visionnage`,
        }))}
        drawing={drawing}
        values={{
          caption: 'Vidéos les plus vues',
          head: ['Vidéo', 'Vues', 'Durée de visionnage', 'Visionnage moyen'],
          rows: videos.map(({ contentId, title, views, watchTime }) => ({
            key: contentId,
            cells: [
              <Link key={contentId} href={videoStatisticsPath(contentId)}>
                {title}
              </Link>,
              formatExactly(views),
              formatWatchTime(watchTime),
              views === 0 ? '—' : formatWatchTime(watchTime / views),
            ],
          })),
        }}
      />
    </section>
  )
}

function drawingOf(videos: Period['videos']): Drawing {
  const values = videos.map(({ views }) => views)
  return {
    kind: 'bars',
    lines: [{ tone: 'main', values }],
    range: [-0.5, videos.length - 0.5],
    scale: countScale(Math.max(...values)),
    formatValue: formatCount,
    ticks: () => videos.map(({ title }, at) => ({ at, label: title })),
  }
}
