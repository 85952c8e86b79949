import { useState } from 'react'
import { LikeMachineContext } from '../../machines/like/useLike.ts'
import { PlayerMachineContext } from '../../machines/player/usePlayer.ts'
import { Watch } from '../../screens/Watch/Watch.tsx'
import { likeFlow } from './likeFlow.ts'
import { playerFlow } from './playerFlow.ts'
import { useFlowServices } from './services.ts'

/** The watch screen with its flows: their machines load with it and not with the home page. */
export function WatchRoute() {
  const services = useFlowServices()
  const [flows] = useState(() => ({ like: likeFlow(services), player: playerFlow(services) }))
  return (
    <LikeMachineContext value={flows.like}>
      <PlayerMachineContext value={flows.player}>
        <Watch />
      </PlayerMachineContext>
    </LikeMachineContext>
  )
}
