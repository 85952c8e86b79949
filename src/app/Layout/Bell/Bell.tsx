import { Bell as BellIcon } from 'lucide-react'
import { useState } from 'react'
import { useQuery } from 'urql'
import { Link } from '../../../components/Link/Link.tsx'
import { UnreadCountDocument } from '../../../graphql/generated/graphql.ts'
import { useIsPageVisible } from '../../../graphql/useLiveComments.ts'
import { useNotificationFeed } from '../../../machines/notification/notificationFeed/useNotificationFeed.ts'
import { formatQuantity } from '../../../shared/format/count.ts'
import { routes } from '../../../shared/routes.ts'
import { createMediaQuery } from '../../../ui/createMediaQuery.ts'
import { IconLink } from '../../../ui/IconLink/IconLink.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { notificationFeedFlow } from '../../flows/notification/notificationFlows.ts'
import { useFlowServices } from '../../flows/common/services.ts'
import { BellPanel } from './BellPanel.tsx'
import * as styles from './Bell.styles.ts'

/** From this width, there is room for a panel. Below it, the bell links to the notifications page. */
const useIsWide = createMediaQuery('(width >= 640px)')

/** Renders the bell with the live count of unread notifications. A press shows the notifications themselves. */
export function Bell() {
  const services = useFlowServices()
  const [feed] = useState(() => notificationFeedFlow(services))
  useNotificationFeed(feed, useIsPageVisible())
  const [{ data }] = useQuery({ query: UnreadCountDocument, requestPolicy: 'cache-only' })
  const unread = data?.bell?.unreadCount ?? 0
  const count = unread === 0 ? '' : formatQuantity(unread, 'notification non lue', 'notifications non lues')
  const label = count === '' ? 'Notifications' : `Notifications, ${count}`
  return (
    <span className={styles.place}>
      {useIsWide() ? (
        <BellPanel label={label} unread={unread} />
      ) : (
        <IconLink icon={BellIcon} label={label} render={<Link href={routes.notifications} />} />
      )}
      {unread > 0 && (
        <span className={styles.badge} aria-hidden="true">
          {unread > 99 ? '99+' : unread}
        </span>
      )}
      <VisuallyHidden live>{count}</VisuallyHidden>
    </span>
  )
}
