import { useState } from 'react'
import { infiniteScrollMachine } from '../../../machines/common/infiniteScroll/infiniteScrollMachine.ts'
import { LowerRows, type LowerRowsFlows } from '../../../screens/Home/LowerRows.tsx'
import type { LowerRowsProps } from '../../../screens/Home/lowerRows.ts'
import { pagingFlow } from '../common/pagingFlow.ts'
import { ProvideFlows } from '../common/ProvideFlows.tsx'
import { useFlowServices } from '../common/services.ts'

/** Renders the lower rows of the home page with their flows. */
export function LowerRowsWithFlows(props: LowerRowsProps) {
  const services = useFlowServices()
  const [flows] = useState(() => ({
    paging: pagingFlow(services),
    infiniteScroll: { machine: infiniteScrollMachine, actorOptions: services.actorOptions },
  }))
  return (
    <ProvideFlows<LowerRowsFlows> flows={flows}>
      <LowerRows {...props} />
    </ProvideFlows>
  )
}
