import { useActorRef, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { useFlow } from '../../common/flows.ts'
import type { FlowOptions } from '../../common/flow.ts'
import type { inspectorMachine } from './inspectorMachine.ts'
import * as select from './selectors.ts'
import type { EventToSend, TraceFile } from './types.ts'

export type InspectorFlow = { machine: typeof inspectorMachine; keepFile: (file: File) => TraceFile; actorOptions?: FlowOptions }

declare module '../../common/flows.ts' {
  interface Flows {
    inspector: InspectorFlow
  }
}

/** Returns what the inspector shows, and its commands. */
export function useInspector() {
  const flow = useFlow('inspector')
  const actor = useActorRef(flow.machine, flow.actorOptions)
  const commands = useMemo(
    () => ({
      send: (event: EventToSend) => actor.send({ ...event, type: 'event.send' }),
      choose: (number: number) => actor.send({ type: 'event.choose', number }),
      showPresent: () => actor.send({ type: 'present.show' }),
      openFile: (file: File) => actor.send({ type: 'file.open', file: flow.keepFile(file) }),
      closeFile: () => actor.send({ type: 'file.close' }),
      closeNotice: () => actor.send({ type: 'notice.close' }),
    }),
    [actor, flow],
  )
  return {
    ...commands,
    connection: useSelector(actor, select.selectConnection),
    address: useSelector(actor, select.selectAddress),
    isRefused: useSelector(actor, select.selectIsRefused),
    isReading: useSelector(actor, select.selectIsReading),
    fileName: useSelector(actor, select.selectFileName),
    failure: useSelector(actor, select.selectFailure),
    moment: useSelector(actor, select.selectMoment),
  }
}
