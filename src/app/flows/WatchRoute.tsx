import { useState } from 'react'
import { LikeFlowContext } from '../../machines/like/useLike.ts'
import { PlayerFlowContext } from '../../machines/player/usePlayer.ts'
import { PlaylistQueueFlowContext } from '../../machines/playlistQueue/usePlaylistQueue.ts'
import { playlistQueueMachine } from '../../machines/playlistQueue/playlistQueueMachine.ts'
import { Watch } from '../../screens/Watch/Watch.tsx'
import { likeFlow } from './likeFlow.ts'
import { lend, Provide } from './Provide.tsx'
import { playerFlow } from './playerFlow.ts'
import { useFlowServices } from './services.ts'

export function WatchRoute() {
  const services = useFlowServices()
  const [flows] = useState(() => [
    lend(LikeFlowContext, likeFlow(services)),
    lend(PlayerFlowContext, playerFlow(services)),
    lend(PlaylistQueueFlowContext, { machine: playlistQueueMachine, actorOptions: services.actorOptions }),
  ])
  return (
    <Provide flows={flows}>
      <Watch />
    </Provide>
  )
}
