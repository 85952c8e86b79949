import { MoreButton } from '../../components/MoreButton/MoreButton.tsx'
import { VideoCard } from '../../components/VideoCard/VideoCard.tsx'
import { MoreNewsDocument, type SubscriptionsQuery } from '../../graphql/generated/graphql.ts'
import { useMore } from '../../graphql/useMore.ts'
import { Chip } from '../../ui/Chip/Chip.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { groupByDay, mayGoOn } from './dayGroups.ts'
import styles from './Subscriptions.module.css'
import { isPeriod, type Period, periodLabels } from './subscriptionsView.ts'

const periods = Object.entries(periodLabels).flatMap(([value, label]) => (isPeriod(value) ? [{ value, label }] : []))

type NewsProps = {
  news: NonNullable<SubscriptionsQuery['viewer']>['news']
  period: Period
  onPeriod: (period: Period) => void
}

/** The last videos of the followed channels, day by day. */
export function News({ news, period, onPeriod }: NewsProps) {
  const more = useMore(MoreNewsDocument, (cursor) => ({ cursor }), news.nextCursor)
  const groups = groupByDay(news.items, period)
  return (
    <section aria-labelledby="news">
      <div className={styles.head}>
        <h2 id="news">Dernières vidéos</h2>
        <div className={styles.periods} role="group" aria-label="Période">
          {periods.map(({ value, label }) => (
            <Chip key={value} selected={value === period} onPress={() => onPeriod(value)}>
              {label}
            </Chip>
          ))}
        </div>
      </div>
      {groups.length === 0 ? (
        <EmptyState heading="h3" title="Aucune vidéo récente de vos abonnements" />
      ) : (
        <div className={styles.groups}>
          {groups.map(({ title, items }) => (
            <section key={title} aria-label={title}>
              <h3 className={styles.day}>{title}</h3>
              <ul className={styles.videos}>
                {items.map((content) => (
                  <li key={content.id}>
                    <VideoCard content={content} heading="h4" />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
      {news.nextCursor !== null && mayGoOn(news.items, period) && <MoreButton more={more} />}
    </section>
  )
}
