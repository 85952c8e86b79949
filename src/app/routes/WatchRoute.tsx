import { useState } from 'react'
import { BellFlowContext } from '../../machines/follow/useBell.ts'
import { LikeFlowContext } from '../../machines/reaction/useLike.ts'
import { PlaybackReportFlowContext } from '../../machines/player/playbackReport/usePlaybackReport.ts'
import { PlayerFlowContext } from '../../machines/player/player/usePlayer.ts'
import { PlaylistQueueFlowContext } from '../../machines/playlist/playlistQueue/usePlaylistQueue.ts'
import { playlistQueueMachine } from '../../machines/playlist/playlistQueue/playlistQueueMachine.ts'
import { ReportFlowContext } from '../../machines/report/report/useReport.ts'
import { EmbedCodeFlowContext, ShareFlowContext } from '../../machines/content/share/useShare.ts'
import { Watch } from '../../screens/Watch/Watch.tsx'
import { bellFlow } from '../flows/follow/bellFlow.ts'
import { commentFlows } from '../flows/comment/commentFlows.tsx'
import { likeFlow } from '../flows/reaction/likeFlow.ts'
import { provide, Provide } from '../flows/common/Provide.tsx'
import { playbackReportFlow } from '../flows/player/playbackReportFlow.ts'
import { playerFlow, type ViewStarts } from '../flows/player/playerFlow.ts'
import { reportFlow } from '../flows/report/reportFlow.ts'
import { useFlowServices } from '../flows/common/services.ts'
import { embedCodeFlow, shareFlow } from '../flows/content/shareFlow.ts'

export function WatchRoute() {
  const services = useFlowServices()
  const [starts] = useState<ViewStarts>(() => new Map())
  const [flows] = useState(() => [
    provide(LikeFlowContext, likeFlow(services)),
    provide(BellFlowContext, bellFlow(services)),
    provide(ShareFlowContext, shareFlow(services)),
    provide(EmbedCodeFlowContext, embedCodeFlow(services)),
    provide(ReportFlowContext, reportFlow(services)),
    provide(PlayerFlowContext, playerFlow(services, starts)),
    ...commentFlows(services),
    provide(PlaylistQueueFlowContext, { machine: playlistQueueMachine, actorOptions: services.actorOptions }),
    provide(PlaybackReportFlowContext, playbackReportFlow(services, starts)),
  ])
  return (
    <Provide flows={flows}>
      <Watch />
    </Provide>
  )
}
