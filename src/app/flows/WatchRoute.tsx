import { useState } from 'react'
import { LikeFlowContext } from '../../machines/like/useLike.ts'
import { PlayerFlowContext } from '../../machines/player/usePlayer.ts'
import { Watch } from '../../screens/Watch/Watch.tsx'
import { commentFlows } from './commentFlows.ts'
import { likeFlow } from './likeFlow.ts'
import { lend, Provide } from './Provide.tsx'
import { playerFlow } from './playerFlow.ts'
import { useFlowServices } from './services.ts'

export function WatchRoute() {
  const services = useFlowServices()
  const [flows] = useState(() => [
    lend(LikeFlowContext, likeFlow(services)),
    lend(PlayerFlowContext, playerFlow(services)),
    ...commentFlows(services),
  ])
  return (
    <Provide flows={flows}>
      <Watch />
    </Provide>
  )
}
