import { Bell as BellIcon } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { ProvideFlows } from '../../flows/common/ProvideFlows.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { loadFailure } from '../../../components/Notifications/loadFailure.ts'
import { NoNotifications, NotificationList, NotificationsSkeleton } from '../../../components/Notifications/NotificationList.tsx'
import { ReadAllButton } from '../../../components/Notifications/ReadAllButton.tsx'
import { NotificationsDocument } from '../../../graphql/generated/graphql.ts'
import { useScreen } from '../../../graphql/useScreen.ts'
import { routes } from '../../../shared/routes.ts'
import { ErrorPanel } from '../../../ui/ErrorPanel/ErrorPanel.tsx'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { LinkButton } from '../../../ui/LinkButton/LinkButton.tsx'
import { Popover } from '../../../ui/Popover/Popover.tsx'
import { startNotifications } from '../../flows/notification/notificationFlows.ts'
import { useFlowServices } from '../../flows/common/services.ts'

/** The notifications page lists the others. */
const shown = 20

/** Renders the bell's button, which opens a panel with the newest notifications. */
export function BellPanel({ label, unread }: { label: string; unread: number }) {
  const notifications = startNotifications(useFlowServices())
  const flows = useMemo(() => ({ notifications }), [notifications])
  const [isOpen, setOpen] = useState(false)
  // A press may navigate to another screen, which takes the focus itself.
  const openedAt = useRef('')
  const leave = (): void => setOpen(false)
  return (
    <ProvideFlows flows={flows}>
      <Popover
        trigger={<IconButton icon={BellIcon} label={label} tooltip="Notifications" />}
        title="Notifications"
        action={<ReadAllButton unread={unread} variant="ghost" />}
        footer={
          <LinkButton variant="ghost" render={<Link href={routes.notifications} onClick={leave} />}>
            Voir toutes les notifications
          </LinkButton>
        }
        open={isOpen}
        onOpenChange={(open) => {
          openedAt.current = location.pathname
          setOpen(open)
        }}
        givesFocusBack={() => location.pathname === openedAt.current}
      >
        <Newest onOpen={leave} />
      </Popover>
    </ProvideFlows>
  )
}

function Newest({ onOpen }: { onOpen: () => void }) {
  const screen = useScreen({ query: NotificationsDocument }, ({ bell }) => bell)
  if (screen.status === 'failed') return <ErrorPanel heading="h3" message={loadFailure(screen.failure)} onRetry={screen.reload} />
  if (screen.status !== 'loaded') return <NotificationsSkeleton />
  const { notifications } = screen.data
  if (notifications.items.length === 0) return <NoNotifications heading="h3" />
  return <NotificationList page={notifications} max={shown} onOpen={onOpen} />
}
