import { RefreshCw } from 'lucide-react'
import { Link } from '../../components/Link/Link.tsx'
import { MoreButton } from '../../components/MoreButton/MoreButton.tsx'
import type { SubscriptionsQuery } from '../../graphql/generated/graphql.ts'
import type { useSubscriptions } from '../../machines/follow/subscriptions/useSubscriptions.ts'
import { formatCount } from '../../shared/format/count.ts'
import { routes } from '../../shared/routes.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton/LinkButton.tsx'
import { SubscriptionCard } from './SubscriptionCard.tsx'
import * as styles from './Subscriptions.styles.ts'

type ChannelsProps = {
  follows: NonNullable<SubscriptionsQuery['viewer']>['follows']
  subscriptions: ReturnType<typeof useSubscriptions>
}

/** Renders the followed channels, most recently followed first. */
export function Channels({ follows: { items, nextCursor }, subscriptions }: ChannelsProps) {
  return (
    <section aria-labelledby="channels">
      <div className={styles.head}>
        <h2 id="channels">
          Mes abonnements ({formatCount(items.length)}
          {nextCursor !== null && '+'})
        </h2>
        <Button icon={RefreshCw} busy={subscriptions.isRefreshing} onPress={subscriptions.refresh}>
          Actualiser
        </Button>
      </div>
      {items.length === 0 ? (
        <EmptyState
          heading="h3"
          title="Aucun abonnement"
          message="Vous n’êtes abonné à aucune chaîne pour le moment"
          action={
            <LinkButton variant="primary" render={<Link href={routes.creators} />}>
              Découvrir des créateurs
            </LinkButton>
          }
        />
      ) : (
        <ul className={styles.channels}>
          {items.map((follow) => (
            <li key={follow.id}>
              <SubscriptionCard follow={follow} />
            </li>
          ))}
        </ul>
      )}
      {nextCursor !== null && (
        <MoreButton
          more={{
            isLoading: subscriptions.isLoadingChannels,
            failure: subscriptions.failures.channels,
            load: () => subscriptions.moreChannels(nextCursor),
          }}
        />
      )}
    </section>
  )
}
