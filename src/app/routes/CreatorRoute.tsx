import { useState } from 'react'
import { Creator, type CreatorFlows } from '../../screens/Creator/Creator.tsx'
import { bellFlow } from '../flows/follow/bellFlow.ts'
import { muteFlow } from '../flows/mute/muteFlow.ts'
import { pagingFlow } from '../flows/common/pagingFlow.ts'
import { ProvideFlows } from '../flows/common/ProvideFlows.tsx'
import { reportFlow } from '../flows/report/reportFlow.ts'
import { useFlowServices } from '../flows/common/services.ts'
import { shareFlow } from '../flows/content/shareFlow.ts'

export function CreatorRoute() {
  const services = useFlowServices()
  const [flows] = useState(() => ({
    bell: bellFlow(services),
    mute: muteFlow(services),
    paging: pagingFlow(services),
    share: shareFlow(services),
    report: reportFlow(services),
  }))
  return (
    <ProvideFlows<CreatorFlows> flows={flows}>
      <Creator />
    </ProvideFlows>
  )
}
