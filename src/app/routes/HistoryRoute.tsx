import { useState } from 'react'
import { History, type HistoryFlows } from '../../screens/History/History.tsx'
import { historyFlows } from '../flows/history/historyFlows.ts'
import { ProvideFlows } from '../flows/common/ProvideFlows.tsx'
import { useFlowServices } from '../flows/common/services.ts'

export function HistoryRoute() {
  const services = useFlowServices()
  const [flows] = useState(() => historyFlows(services))
  return (
    <ProvideFlows<HistoryFlows> flows={flows}>
      <History />
    </ProvideFlows>
  )
}
