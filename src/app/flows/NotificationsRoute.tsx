import { NotificationsActorContext } from '../../machines/notifications/useNotifications.ts'
import { Notifications } from '../../screens/Notifications/Notifications.tsx'
import { startNotifications } from './notificationFlows.ts'
import { useFlowServices } from './services.ts'

export function NotificationsRoute() {
  return (
    <NotificationsActorContext value={startNotifications(useFlowServices())}>
      <Notifications />
    </NotificationsActorContext>
  )
}
