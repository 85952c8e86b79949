import { useState } from 'react'
import { PlayerStage, type PlayerStageProps } from '../../../components/Player/stage/PlayerStage.tsx'
import { ProvideFlows } from '../common/ProvideFlows.tsx'
import type { FlowServices } from '../common/services.ts'
import { playbackReportFlow } from './playbackReportFlow.ts'
import { playerFlow } from './playerFlow.ts'

/** The part of the services that a player uses: an embedded one has no others. */
export type PlayerServices = Pick<FlowServices, 'client' | 'askToLogin' | 'actorOptions'>

/** Renders the player with its flows: the playback, the view and the reports of what is watched. */
export function PlayerStageWithFlows({ services, ...props }: PlayerStageProps & { services: PlayerServices }) {
  const [flows] = useState(() => ({ player: playerFlow(services), playbackReport: playbackReportFlow(services) }))
  return (
    <ProvideFlows flows={flows}>
      <PlayerStage {...props} />
    </ProvideFlows>
  )
}
