import { useMemo } from 'react'
import { ProvideFlows } from '../flows/common/ProvideFlows.tsx'
import { Notifications, type NotificationsFlows } from '../../screens/Notifications/Notifications.tsx'
import { startNotifications } from '../flows/notification/notificationFlows.ts'
import { useFlowServices } from '../flows/common/services.ts'

export function NotificationsRoute() {
  const notifications = startNotifications(useFlowServices())
  const flows = useMemo(() => ({ notifications }), [notifications])
  return (
    <ProvideFlows<NotificationsFlows> flows={flows}>
      <Notifications />
    </ProvideFlows>
  )
}
