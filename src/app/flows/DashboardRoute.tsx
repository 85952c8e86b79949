import { useState } from 'react'
import { BecomeCreatorFlowContext } from '../../machines/becomeCreator/useBecomeCreator.ts'
import { Dashboard } from '../../screens/Dashboard/Dashboard.tsx'
import { becomeCreatorFlow } from './becomeCreatorFlow.ts'
import { lend, Provide } from './Provide.tsx'
import { useFlowServices } from './services.ts'

export function DashboardRoute() {
  const services = useFlowServices()
  const [flows] = useState(() => [lend(BecomeCreatorFlowContext, becomeCreatorFlow(services))])
  return (
    <Provide flows={flows}>
      <Dashboard />
    </Provide>
  )
}
