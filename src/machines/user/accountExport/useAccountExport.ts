import { useActorRef, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { useFlow } from '../../common/flows.ts'
import type { FlowOptions } from '../../common/flow.ts'
import type { accountExportMachine } from './accountExportMachine.ts'
import * as select from './selectors.ts'

export type AccountExportFlow = { machine: typeof accountExportMachine; actorOptions: FlowOptions }

declare module '../../common/flows.ts' {
  interface Flows {
    accountExport: AccountExportFlow
  }
}

export function useAccountExport(userId: string) {
  const flow = useFlow('accountExport')
  const actor = useActorRef(flow.machine, { ...flow.actorOptions, input: { userId } })
  const commands = useMemo(
    () => ({
      start: () => actor.send({ type: 'export.start' }),
      cancel: () => actor.send({ type: 'export.cancel' }),
      dismissFailure: () => actor.send({ type: 'failure.dismiss' }),
    }),
    [actor],
  )
  return {
    ...commands,
    bytes: useSelector(actor, select.selectBytes),
    failure: useSelector(actor, select.selectFailure),
    isBusy: useSelector(actor, select.selectIsBusy),
  }
}
