import { useState } from 'react'
import { useClientKey } from '../../graphql/useClientKey.ts'
import { Explore, type ExploreFlows } from '../../screens/Explore/Explore.tsx'
import { exploreFlow } from '../flows/search/exploreFlow.ts'
import { ProvideFlows } from '../flows/common/ProvideFlows.tsx'
import { useFlowServices } from '../flows/common/services.ts'

export function ExploreRoute() {
  const services = useFlowServices()
  const clientKey = useClientKey()
  const [flows] = useState(() => ({ explore: exploreFlow(services) }))
  return (
    <ProvideFlows<ExploreFlows> flows={flows}>
      {/* The key remounts the screen for another user: the other user's cache does not contain the loaded pages. */}
      <Explore key={clientKey} />
    </ProvideFlows>
  )
}
