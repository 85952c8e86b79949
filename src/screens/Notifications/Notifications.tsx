import { useLocation } from 'wouter'
import { Link } from '../../components/Link/Link.tsx'
import { loadFailure } from '../../components/Notifications/loadFailure.ts'
import { NoNotifications, NotificationList, NotificationsSkeleton } from '../../components/Notifications/NotificationList.tsx'
import { ReadAllButton } from '../../components/Notifications/ReadAllButton.tsx'
import { OwnLoading } from '../../components/OwnLoading.tsx'
import { SignedInOnly } from '../../components/SignedInOnly.tsx'
import { useScreenTitle } from '../../components/useScreenTitle.ts'
import { NotificationsDocument } from '../../graphql/generated/graphql.ts'
import { useScreen } from '../../graphql/useScreen.ts'
import { formatQuantity } from '../../shared/format/count.ts'
import { routes } from '../../shared/routes.ts'
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import * as styles from './Notifications.styles.ts'

/** The flows that the route provides. */
export type NotificationsFlows = 'notifications' | 'paging'

export function Notifications() {
  useScreenTitle('Notifications')
  return (
    <SignedInOnly>
      <OwnNotifications />
    </SignedInOnly>
  )
}

function OwnNotifications() {
  const [, navigate] = useLocation()
  const screen = useScreen({ query: NotificationsDocument }, ({ bell }) => bell)
  if (screen.status === 'failed') {
    return <ErrorPanel heading="h1" message={loadFailure(screen.failure)} onRetry={screen.reload} onClose={() => navigate(routes.home)} />
  }
  if (screen.status !== 'loaded') {
    return (
      <OwnLoading>
        <div className={styles.page}>
          <Head unread={null} />
          <NotificationsSkeleton />
        </div>
      </OwnLoading>
    )
  }
  const { unreadCount, notifications } = screen.data
  return (
    <div className={styles.page}>
      <Head unread={unreadCount} />
      {notifications.items.length === 0 ? <NoNotifications heading="h2" /> : <NotificationList page={notifications} />}
    </div>
  )
}

/** @param props.unread null while it is not known */
function Head({ unread }: { unread: number | null }) {
  return (
    <header className={styles.head}>
      <div>
        <h1 tabIndex={-1}>Notifications</h1>
        <p className={styles.subtitle} role="status">
          {unread === null ? 'Chargement...' : unread === 0 ? 'Tout est lu' : formatQuantity(unread, 'non lue', 'non lues')}
        </p>
      </div>
      <div className={styles.actions}>
        {unread !== null && <ReadAllButton unread={unread} variant="secondary" />}
        <TextLink render={<Link href={routes.subscriptions} />}>Choisir les chaînes</TextLink>
      </div>
    </header>
  )
}
