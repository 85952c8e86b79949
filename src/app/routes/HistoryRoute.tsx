import { useState } from 'react'
import { HistoryFlowContext } from '../../machines/history/history/useHistory.ts'
import { HistoryPauseFlowContext } from '../../machines/history/useHistoryPause.ts'
import { History } from '../../screens/History/History.tsx'
import { historyFlow, historyPauseFlow } from '../flows/history/historyFlow.ts'
import { provide, Provide } from '../flows/common/Provide.tsx'
import { useFlowServices } from '../flows/common/services.ts'

export function HistoryRoute() {
  const services = useFlowServices()
  const [flows] = useState(() => [
    provide(HistoryFlowContext, historyFlow(services)),
    provide(HistoryPauseFlowContext, historyPauseFlow(services)),
  ])
  return (
    <Provide flows={flows}>
      <History />
    </Provide>
  )
}
