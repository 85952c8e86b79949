import { useState } from 'react'
import { Subscriptions, type SubscriptionsFlows } from '../../screens/Subscriptions/Subscriptions.tsx'
import { bellFlow } from '../flows/follow/bellFlow.ts'
import { ProvideFlows } from '../flows/common/ProvideFlows.tsx'
import { useFlowServices } from '../flows/common/services.ts'
import { subscriptionsFlow } from '../flows/follow/subscriptionsFlow.ts'

export function SubscriptionsRoute() {
  const services = useFlowServices()
  const [flows] = useState(() => ({
    bell: bellFlow(services),
    subscriptions: subscriptionsFlow(services),
  }))
  return (
    <ProvideFlows<SubscriptionsFlows> flows={flows}>
      <Subscriptions />
    </ProvideFlows>
  )
}
