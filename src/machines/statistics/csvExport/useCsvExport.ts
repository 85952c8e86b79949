import { useActorRef, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { FlowOptions } from '../../common/flow.ts'
import { useFlow } from '../../common/flows.ts'
import type { csvExportMachine } from './csvExportMachine.ts'
import * as select from './selectors.ts'
import type { CsvTable } from './types.ts'

export type CsvExportFlow = { machine: typeof csvExportMachine; actorOptions: FlowOptions }

declare module '../../common/flows.ts' {
  interface Flows {
    csvExport: CsvExportFlow
  }
}

export function useCsvExport() {
  const flow = useFlow('csvExport')
  const actor = useActorRef(flow.machine, flow.actorOptions)
  const commands = useMemo(
    () => ({
      start: (table: CsvTable) => actor.send({ type: 'export.start', table }),
      dismissFailure: () => actor.send({ type: 'failure.dismiss' }),
    }),
    [actor],
  )
  return { ...commands, failure: useSelector(actor, select.selectFailure), isBusy: useSelector(actor, select.selectIsBusy) }
}
