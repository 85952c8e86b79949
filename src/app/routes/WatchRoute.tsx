import { useState } from 'react'
import { playlistQueueMachine } from '../../machines/playlist/playlistQueue/playlistQueueMachine.ts'
import { Watch, type WatchFlows } from '../../screens/Watch/Watch.tsx'
import { bellFlow } from '../flows/follow/bellFlow.ts'
import { comments } from '../flows/comment/comments.tsx'
import { likeFlow } from '../flows/reaction/likeFlow.ts'
import { ProvideFlows } from '../flows/common/ProvideFlows.tsx'
import { keptPlayerStage } from '../flows/player/miniPlayer/keptPlayerStage.ts'
import { playlistPanel } from '../flows/playlist/playlistPanel.tsx'
import { reportFlow } from '../flows/report/reportFlow.ts'
import { useFlowServices } from '../flows/common/services.ts'
import { transcriptPanel } from '../flows/content/transcriptPanel.tsx'
import { embedCodeFlow, shareFlow } from '../flows/content/shareFlow.ts'

export function WatchRoute() {
  const services = useFlowServices()
  const [flows] = useState(() => ({
    like: likeFlow(services),
    bell: bellFlow(services),
    share: shareFlow(services),
    embedCode: embedCodeFlow(services),
    report: reportFlow(services),
    playerStage: keptPlayerStage(services),
    comments: comments(),
    lockedVideo: async () => (await import('../flows/content/lockedVideoWithFlow.tsx')).lockedVideoWithFlow(services),
    transcriptPanel,
    playlistPanel,
    playlistQueue: { machine: playlistQueueMachine, actorOptions: services.actorOptions },
  }))
  return (
    <ProvideFlows<WatchFlows> flows={flows}>
      <Watch />
    </ProvideFlows>
  )
}
