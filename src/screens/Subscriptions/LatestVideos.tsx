import { MoreButton } from '../../components/MoreButton/MoreButton.tsx'
import { VideoCard } from '../../components/VideoCard/VideoCard.tsx'
import type { SubscriptionsQuery } from '../../graphql/generated/graphql.ts'
import type { useSubscriptions } from '../../machines/follow/subscriptions/useSubscriptions.ts'
import { Chip } from '../../ui/Chip/Chip.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { groupByDay, mayGoOn } from './dayGroups.ts'
import * as styles from './Subscriptions.styles.ts'
import { SuggestedCreators } from './SuggestedCreators.tsx'
import { periods } from './subscriptionsView.ts'

type NewsProps = {
  news: NonNullable<SubscriptionsQuery['viewer']>['news']
  subscriptions: ReturnType<typeof useSubscriptions>
}

/** Renders the latest videos of the followed channels, grouped by day. */
export function LatestVideos({ news: { items: published, nextCursor }, subscriptions }: NewsProps) {
  const { period } = subscriptions.view
  const groups = groupByDay(published, period)
  return (
    <section aria-labelledby="news">
      <div className={styles.head}>
        <h2 id="news">Dernières vidéos</h2>
        <div className={styles.periods} role="group" aria-label="Période">
          {periods.map(({ value, label }) => (
            <Chip key={value} selected={value === period} onPress={() => subscriptions.choosePeriod(value)}>
              {label}
            </Chip>
          ))}
        </div>
      </div>
      {groups.length === 0 ? (
        <>
          <EmptyState heading="h3" title="Aucune vidéo récente de vos abonnements" />
          {published.length === 0 && <SuggestedCreators />}
        </>
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
      {nextCursor !== null && mayGoOn(published, period) && (
        <MoreButton
          more={{
            isLoading: subscriptions.isLoadingNews,
            failure: subscriptions.failures.news,
            load: () => subscriptions.moreNews(nextCursor),
          }}
        />
      )}
    </section>
  )
}
