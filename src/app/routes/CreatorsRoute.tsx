import { useState } from 'react'
import { Creators, type CreatorsFlows } from '../../screens/Creators/Creators.tsx'
import { pagingFlow } from '../flows/common/pagingFlow.ts'
import { ProvideFlows } from '../flows/common/ProvideFlows.tsx'
import { useFlowServices } from '../flows/common/services.ts'

export function CreatorsRoute() {
  const services = useFlowServices()
  const [flows] = useState(() => ({ paging: pagingFlow(services) }))
  return (
    <ProvideFlows<CreatorsFlows> flows={flows}>
      <Creators />
    </ProvideFlows>
  )
}
