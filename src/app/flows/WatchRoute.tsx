import { useState } from 'react'
import { BellFlowContext } from '../../machines/bell/useBell.ts'
import { LikeFlowContext } from '../../machines/like/useLike.ts'
import { PlaybackReportFlowContext } from '../../machines/playbackReport/usePlaybackReport.ts'
import { PlayerFlowContext } from '../../machines/player/usePlayer.ts'
import { PlaylistQueueFlowContext } from '../../machines/playlistQueue/usePlaylistQueue.ts'
import { playlistQueueMachine } from '../../machines/playlistQueue/playlistQueueMachine.ts'
import { ReportFlowContext } from '../../machines/report/useReport.ts'
import { EmbedCodeFlowContext, ShareFlowContext } from '../../machines/share/useShare.ts'
import { Watch } from '../../screens/Watch/Watch.tsx'
import { bellFlow } from './bellFlow.ts'
import { commentFlows } from './commentFlows.tsx'
import { likeFlow } from './likeFlow.ts'
import { lend, Provide } from './Provide.tsx'
import { playbackReportFlow } from './playbackReportFlow.ts'
import { playerFlow, type ViewStarts } from './playerFlow.ts'
import { reportFlow } from './reportFlow.ts'
import { useFlowServices } from './services.ts'
import { embedCodeFlow, shareFlow } from './shareFlow.ts'

export function WatchRoute() {
  const services = useFlowServices()
  const [starts] = useState<ViewStarts>(() => new Map())
  const [flows] = useState(() => [
    lend(LikeFlowContext, likeFlow(services)),
    lend(BellFlowContext, bellFlow(services)),
    lend(ShareFlowContext, shareFlow(services)),
    lend(EmbedCodeFlowContext, embedCodeFlow(services)),
    lend(ReportFlowContext, reportFlow(services)),
    lend(PlayerFlowContext, playerFlow(services, starts)),
    ...commentFlows(services),
    lend(PlaylistQueueFlowContext, { machine: playlistQueueMachine, actorOptions: services.actorOptions }),
    lend(PlaybackReportFlowContext, playbackReportFlow(services, starts)),
  ])
  return (
    <Provide flows={flows}>
      <Watch />
    </Provide>
  )
}
