import { useState } from 'react'
import { ExploreFlowContext } from '../../machines/explore/useExplore.ts'
import { useSession } from '../../machines/session/useSession.ts'
import { Explore } from '../../screens/Explore/Explore.tsx'
import { exploreFlow } from './exploreFlow.ts'
import { lend, Provide } from './Provide.tsx'
import { useFlowServices } from './services.ts'

export function ExploreRoute() {
  const services = useFlowServices()
  const { user } = useSession()
  const [flows] = useState(() => [lend(ExploreFlowContext, exploreFlow(services))])
  return (
    <Provide flows={flows}>
      {/* Another person has another cache: what was brought for one is not there for the other. */}
      <Explore key={user?.id ?? 'guest'} />
    </Provide>
  )
}
