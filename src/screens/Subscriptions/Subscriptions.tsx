import { useCallback, useMemo } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { OwnLoading } from '../../components/OwnLoading.tsx'
import { SignedInOnly } from '../../components/SignedInOnly.tsx'
import { useScreenTitle } from '../../components/useScreenTitle.ts'
import { SubscriptionsDocument } from '../../graphql/generated/graphql.ts'
import { useScreen } from '../../graphql/useScreen.ts'
import type { SubscriptionsView } from '../../machines/follow/subscriptions/types.ts'
import { useSubscriptions } from '../../machines/follow/subscriptions/useSubscriptions.ts'
import * as pageMessages from '../../shared/pageMessages.ts'
import { routes } from '../../shared/routes.ts'
import { AlertBanner } from '../../ui/AlertBanner/AlertBanner.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.tsx'
import { Tabs } from '../../ui/Tabs/Tabs.tsx'
import { Channels } from './Channels.tsx'
import { LatestVideos } from './LatestVideos.tsx'
import * as styles from './Subscriptions.styles.ts'
import { SubscriptionsSkeleton } from './SubscriptionsSkeleton.tsx'
import { readView, writeView } from './subscriptionsView.ts'

/** The flows that the route provides. */
export type SubscriptionsFlows = 'bell' | 'subscriptions'

export function Subscriptions() {
  useScreenTitle('Abonnements')
  return (
    <SignedInOnly>
      <div className={styles.page}>
        <header>
          <h1 tabIndex={-1}>Abonnements</h1>
          <p className={styles.subtitle}>Suivez les dernières vidéos de vos créateurs préférés</p>
        </header>
        <Lists />
      </div>
    </SignedInOnly>
  )
}

function Lists() {
  const [search, setSearch] = useSearchParams()
  const [, navigate] = useLocation()
  const view = useMemo(() => readView(search), [search])
  const onView = useCallback((next: SubscriptionsView) => setSearch(writeView(next), { replace: true }), [setSearch])
  const subscriptions = useSubscriptions({ view, onView })
  const screen = useScreen({ query: SubscriptionsDocument }, ({ viewer }) => viewer)
  if (screen.status === 'loading' || screen.status === 'missing') {
    return (
      <OwnLoading>
        <SubscriptionsSkeleton />
      </OwnLoading>
    )
  }
  if (screen.status === 'failed') {
    const message = screen.failure.code === 'INTERNAL' ? pageMessages.loadFollows : screen.failure.message
    return <ErrorPanel message={message} onRetry={screen.reload} onClose={() => navigate(routes.home)} />
  }
  const { follows, news } = screen.data
  const { failures } = subscriptions
  return (
    <>
      {failures.refresh && <AlertBanner onDismiss={subscriptions.dismissFailure}>{failures.refresh.message}</AlertBanner>}
      <Tabs
        label="Abonnements"
        value={subscriptions.view.tab}
        onChange={subscriptions.chooseTab}
        tabs={[
          { value: 'news', label: 'Fil d’actualités', panel: <LatestVideos news={news} subscriptions={subscriptions} /> },
          { value: 'channels', label: 'Mes chaînes', panel: <Channels follows={follows} subscriptions={subscriptions} /> },
        ]}
      />
    </>
  )
}
