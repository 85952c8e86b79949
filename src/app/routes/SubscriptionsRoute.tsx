import { useState } from 'react'
import { BellFlowContext } from '../../machines/follow/useBell.ts'
import { SubscriptionsFlowContext } from '../../machines/follow/subscriptions/useSubscriptions.ts'
import { Subscriptions } from '../../screens/Subscriptions/Subscriptions.tsx'
import { bellFlow } from '../flows/follow/bellFlow.ts'
import { provide, Provide } from '../flows/common/Provide.tsx'
import { useFlowServices } from '../flows/common/services.ts'
import { subscriptionsFlow } from '../flows/follow/subscriptionsFlow.ts'

export function SubscriptionsRoute() {
  const services = useFlowServices()
  const [flows] = useState(() => [
    provide(BellFlowContext, bellFlow(services)),
    provide(SubscriptionsFlowContext, subscriptionsFlow(services)),
  ])
  return (
    <Provide flows={flows}>
      <Subscriptions />
    </Provide>
  )
}
