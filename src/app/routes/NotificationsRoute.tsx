import { NotificationsActorContext } from '../../machines/notification/notifications/useNotifications.ts'
import { Notifications } from '../../screens/Notifications/Notifications.tsx'
import { startNotifications } from '../flows/notification/notificationFlows.ts'
import { useFlowServices } from '../flows/common/services.ts'

export function NotificationsRoute() {
  return (
    <NotificationsActorContext value={startNotifications(useFlowServices())}>
      <Notifications />
    </NotificationsActorContext>
  )
}
