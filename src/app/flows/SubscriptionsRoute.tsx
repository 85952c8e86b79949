import { useState } from 'react'
import { BellFlowContext } from '../../machines/bell/useBell.ts'
import { SubscriptionsFlowContext } from '../../machines/subscriptions/useSubscriptions.ts'
import { Subscriptions } from '../../screens/Subscriptions/Subscriptions.tsx'
import { bellFlow } from './bellFlow.ts'
import { lend, Provide } from './Provide.tsx'
import { useFlowServices } from './services.ts'
import { subscriptionsFlow } from './subscriptionsFlow.ts'

export function SubscriptionsRoute() {
  const services = useFlowServices()
  const [flows] = useState(() => [lend(BellFlowContext, bellFlow(services)), lend(SubscriptionsFlowContext, subscriptionsFlow(services))])
  return (
    <Provide flows={flows}>
      <Subscriptions />
    </Provide>
  )
}
