import { useMemo } from 'react'
import { pagingFlow } from '../flows/common/pagingFlow.ts'
import { ProvideFlows } from '../flows/common/ProvideFlows.tsx'
import { Notifications, type NotificationsFlows } from '../../screens/Notifications/Notifications.tsx'
import { startNotifications } from '../flows/notification/notificationFlows.ts'
import { useFlowServices } from '../flows/common/services.ts'

export function NotificationsRoute() {
  const services = useFlowServices()
  const notifications = startNotifications(services)
  const flows = useMemo(() => ({ notifications, paging: pagingFlow(services) }), [notifications, services])
  return (
    <ProvideFlows<NotificationsFlows> flows={flows}>
      <Notifications />
    </ProvideFlows>
  )
}
