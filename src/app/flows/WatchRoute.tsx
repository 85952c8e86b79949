import { useState } from 'react'
import { LikeFlowContext } from '../../machines/like/useLike.ts'
import { PlaybackReportFlowContext } from '../../machines/playbackReport/usePlaybackReport.ts'
import { PlayerFlowContext } from '../../machines/player/usePlayer.ts'
import { Watch } from '../../screens/Watch/Watch.tsx'
import { likeFlow } from './likeFlow.ts'
import { lend, Provide } from './Provide.tsx'
import { playbackReportFlow } from './playbackReportFlow.ts'
import { playerFlow } from './playerFlow.ts'
import { useFlowServices } from './services.ts'

export function WatchRoute() {
  const services = useFlowServices()
  const [flows] = useState(() => [
    lend(LikeFlowContext, likeFlow(services)),
    lend(PlayerFlowContext, playerFlow(services)),
    lend(PlaybackReportFlowContext, playbackReportFlow(services)),
  ])
  return (
    <Provide flows={flows}>
      <Watch />
    </Provide>
  )
}
