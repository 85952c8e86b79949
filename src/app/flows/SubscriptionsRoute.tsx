import { useState } from 'react'
import { BellFlowContext } from '../../machines/bell/useBell.ts'
import { Subscriptions } from '../../screens/Subscriptions/Subscriptions.tsx'
import { bellFlow } from './bellFlow.ts'
import { lend, Provide } from './Provide.tsx'
import { useFlowServices } from './services.ts'

export function SubscriptionsRoute() {
  const services = useFlowServices()
  const [flows] = useState(() => [lend(BellFlowContext, bellFlow(services))])
  return (
    <Provide flows={flows}>
      <Subscriptions />
    </Provide>
  )
}
