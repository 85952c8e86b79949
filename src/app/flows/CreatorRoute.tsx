import { useState } from 'react'
import { BellFlowContext } from '../../machines/bell/useBell.ts'
import { ReportFlowContext } from '../../machines/report/useReport.ts'
import { ShareFlowContext } from '../../machines/share/useShare.ts'
import { Creator } from '../../screens/Creator/Creator.tsx'
import { bellFlow } from './bellFlow.ts'
import { lend, Provide } from './Provide.tsx'
import { reportFlow } from './reportFlow.ts'
import { useFlowServices } from './services.ts'
import { shareFlow } from './shareFlow.ts'

export function CreatorRoute() {
  const services = useFlowServices()
  const [flows] = useState(() => [
    lend(BellFlowContext, bellFlow(services)),
    lend(ShareFlowContext, shareFlow(services)),
    lend(ReportFlowContext, reportFlow(services)),
  ])
  return (
    <Provide flows={flows}>
      <Creator />
    </Provide>
  )
}
