import { useState } from 'react'
import { ExploreFlowContext } from '../../machines/search/useExplore.ts'
import { useSession } from '../../machines/session/session/useSession.ts'
import { Explore } from '../../screens/Explore/Explore.tsx'
import { exploreFlow } from '../flows/search/exploreFlow.ts'
import { provide, Provide } from '../flows/common/Provide.tsx'
import { useFlowServices } from '../flows/common/services.ts'

export function ExploreRoute() {
  const services = useFlowServices()
  const { user } = useSession()
  const [flows] = useState(() => [provide(ExploreFlowContext, exploreFlow(services))])
  return (
    <Provide flows={flows}>
      {/* The key remounts the screen for another user: the other user's cache does not contain the loaded pages. */}
      <Explore key={user?.id ?? 'guest'} />
    </Provide>
  )
}
