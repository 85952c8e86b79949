import { useState } from 'react'
import { HistoryFlowContext } from '../../machines/history/useHistory.ts'
import { HistoryPauseFlowContext } from '../../machines/historyPause/useHistoryPause.ts'
import { Library } from '../../screens/Library/Library.tsx'
import { historyFlow, historyPauseFlow } from './historyFlow.ts'
import { lend, Provide } from './Provide.tsx'
import { useFlowServices } from './services.ts'

export function LibraryRoute() {
  const services = useFlowServices()
  const [flows] = useState(() => [
    lend(HistoryFlowContext, historyFlow(services)),
    lend(HistoryPauseFlowContext, historyPauseFlow(services)),
  ])
  return (
    <Provide flows={flows}>
      <Library />
    </Provide>
  )
}
