import { MoreNotificationsDocument, type NotificationItemsFragment } from '../../graphql/generated/graphql.ts'
import { useNotifications } from '../../machines/notification/notifications/useNotifications.ts'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { Loading } from '../../ui/Skeleton/Loading.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { MoreButton } from '../MoreButton/MoreButton.tsx'
import { useMore } from '../MoreButton/useMore.ts'
import { NotificationItem } from './NotificationItem.tsx'
import * as item from './NotificationItem.styles.ts'
import * as styles from './NotificationList.styles.ts'

type NotificationListProps = {
  page: NotificationItemsFragment
  /** maximum number; all of them, page by page, by default */
  max?: number | undefined
  /** called when a notification is chosen, for example to close the panel */
  onOpen?: (() => void) | undefined
}

/** Renders notifications, newest first. Opening one marks it as read. */
export function NotificationList({ page, max, onOpen }: NotificationListProps) {
  const { markRead } = useNotifications()
  return (
    <>
      <ul className={styles.list}>
        {page.items.slice(0, max).map((notification) => (
          <li key={notification.id}>
            <NotificationItem
              notification={notification}
              onOpen={() => {
                if (notification.readAt === null) markRead(notification.id)
                onOpen?.()
              }}
            />
          </li>
        ))}
      </ul>
      {max === undefined && page.nextCursor !== null && <More cursor={page.nextCursor} />}
    </>
  )
}

function More({ cursor }: { cursor: string }) {
  return <MoreButton more={useMore(MoreNotificationsDocument, (after) => ({ cursor: after }), cursor)} />
}

/** @param props.heading h2 on the page, h3 in the panel */
export function NoNotifications({ heading }: { heading: 'h2' | 'h3' }) {
  return (
    <EmptyState
      heading={heading}
      title="Aucune notification"
      message="Les vidéos des chaînes dont la cloche est activée, les commentaires et les réponses arriveront ici."
    />
  )
}

const rows = ['1', '2', '3', '4', '5']

export function NotificationsSkeleton() {
  return (
    <Loading label="Chargement des notifications...">
      {rows.map((row) => (
        <div key={row} className={item.item}>
          <Skeleton shape="circle" />
          <div className={item.text}>
            <Skeleton width="90%" />
            <Skeleton width="30%" />
          </div>
          <div className={item.picture}>
            <Skeleton shape="thumbnail" />
          </div>
        </div>
      ))}
    </Loading>
  )
}
