import { useState } from 'react'
import { BecomeCreatorMachineContext } from '../../machines/becomeCreator/useBecomeCreator.ts'
import { Dashboard } from '../../screens/Dashboard/Dashboard.tsx'
import { becomeCreatorFlow } from './becomeCreatorFlow.ts'
import { useFlowServices } from './services.ts'

/** The dashboard with its flow: the machine loads with it and not with the home page. */
export function DashboardRoute() {
  const services = useFlowServices()
  const [flow] = useState(() => becomeCreatorFlow(services))
  return (
    <BecomeCreatorMachineContext value={flow}>
      <Dashboard />
    </BecomeCreatorMachineContext>
  )
}
