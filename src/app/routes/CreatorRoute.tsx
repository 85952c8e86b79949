import { useState } from 'react'
import { BellFlowContext } from '../../machines/follow/useBell.ts'
import { ReportFlowContext } from '../../machines/report/report/useReport.ts'
import { ShareFlowContext } from '../../machines/content/share/useShare.ts'
import { Creator } from '../../screens/Creator/Creator.tsx'
import { bellFlow } from '../flows/follow/bellFlow.ts'
import { provide, Provide } from '../flows/common/Provide.tsx'
import { reportFlow } from '../flows/report/reportFlow.ts'
import { useFlowServices } from '../flows/common/services.ts'
import { shareFlow } from '../flows/content/shareFlow.ts'

export function CreatorRoute() {
  const services = useFlowServices()
  const [flows] = useState(() => [
    provide(BellFlowContext, bellFlow(services)),
    provide(ShareFlowContext, shareFlow(services)),
    provide(ReportFlowContext, reportFlow(services)),
  ])
  return (
    <Provide flows={flows}>
      <Creator />
    </Provide>
  )
}
