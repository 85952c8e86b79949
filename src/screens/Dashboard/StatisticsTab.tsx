import { Eye, Heart, Percent, Users } from 'lucide-react'
import { useSearchParams } from 'wouter'
import { Link } from '../../components/Link/Link.tsx'
import { Thumbnail } from '../../components/VideoCard/Thumbnail.tsx'
import type { DashboardContentFragment } from '../../graphql/generated/graphql.ts'
import { formatCount, formatQuantity } from '../../shared/format/count.ts'
import { watchPath } from '../../shared/routes.ts'
import { statisticsPeriods } from '../../shared/statisticsPeriods.ts'
import { Chip } from '../../ui/Chip/Chip.tsx'
import { StatCard } from '../../ui/StatCard/StatCard.tsx'
import { type DashboardFigures, formatEngagement } from './figures.ts'
import { PeriodStatistics } from './PeriodStatistics.tsx'
import { parsePeriod, periods, writePeriod } from './statisticsPeriod.ts'
import * as styles from './StatisticsTab.styles.ts'

const shownVideos = 3

type StatisticsTabProps = { channelId: string; statistics: DashboardFigures; contents: readonly DashboardContentFragment[] }

/** Renders the channel's statistics: a period and the one before it, then what users do with its videos, and the latest ones. */
export function StatisticsTab({ channelId, statistics, contents }: StatisticsTabProps) {
  const [search, setSearch] = useSearchParams()
  const chosen = parsePeriod(search)
  const interactions = statistics.totalLikes.value + statistics.totalComments.value
  return (
    <div className={styles.tab}>
      <div className={styles.periods} role="group" aria-label="Période">
        {statisticsPeriods.map((period) => (
          <Chip
            key={period}
            selected={period === chosen}
            onPress={() => setSearch((before) => writePeriod(before, period), { replace: true })}
          >
            {periods[period].label}
          </Chip>
        ))}
      </div>
      <PeriodStatistics key={chosen} channelId={channelId} period={chosen} />
      <section aria-labelledby="reception">
        <h2 id="reception" className={styles.title}>
          Depuis le début
        </h2>
        <dl className={styles.figures} aria-label="Réception">
          <StatCard icon={Eye} label="Vues totales" value={formatCount(statistics.totalViews.value)} />
          <StatCard icon={Heart} label="Interactions totales" value={formatCount(interactions)} hint="J’aime et commentaires" />
          <StatCard icon={Percent} label="Taux d’engagement" value={formatEngagement(statistics.engagement)} hint="J’aime pour cent vues" />
          <StatCard icon={Users} label="Abonnés" value={formatCount(statistics.subscribers.value)} />
        </dl>
      </section>
      {contents.length > 0 && (
        <section aria-labelledby="last-videos">
          <h2 id="last-videos" className={styles.title}>
            Dernières vidéos
          </h2>
          <ul className={styles.videos}>
            {contents.slice(0, shownVideos).map((content) => (
              <li key={content.id} className={styles.video}>
                <span className={styles.picture}>
                  <Thumbnail src={content.thumbnailUrl} duration={content.duration || null} />
                </span>
                <span className={styles.text}>
                  <Link className={styles.link} href={watchPath(content.id)}>
                    {content.title}
                  </Link>
                  <span className={styles.facts}>
                    {formatQuantity(content.viewsCount, 'vue', 'vues')} · {formatQuantity(content.likesCount, 'j’aime', 'j’aime')}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
