import { useState } from 'react'
import { Captions, type CaptionsFlows } from '../../screens/Captions/Captions.tsx'
import { captionsEditorFlow } from '../flows/content/captionsEditorFlow.ts'
import { videoTrimFlow } from '../flows/content/videoTrimFlow.ts'
import { leaveGuardFlow } from '../flows/common/leaveGuardFlow.ts'
import { ProvideFlows } from '../flows/common/ProvideFlows.tsx'
import { useFlowServices } from '../flows/common/services.ts'
import { keptPlayerStage } from '../flows/player/miniPlayer/keptPlayerStage.ts'

export function CaptionsRoute() {
  const services = useFlowServices()
  const [flows] = useState(() => ({
    captionsEditor: captionsEditorFlow(services),
    videoTrim: videoTrimFlow(services),
    leaveGuard: leaveGuardFlow(services),
    playerStage: keptPlayerStage(services),
  }))
  return (
    <ProvideFlows<CaptionsFlows> flows={flows}>
      <Captions />
    </ProvideFlows>
  )
}
