import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { FlowOptions } from '../flow.ts'
import { useFlow } from '../flows.ts'
import type { leaveGuardMachine } from './leaveGuardMachine.ts'
import { selectIsAsking } from './selectors.ts'

export type LeaveGuardFlow = { machine: typeof leaveGuardMachine; actorOptions: FlowOptions }

declare module '../flows.ts' {
  interface Flows {
    leaveGuard: LeaveGuardFlow
  }
}

/** @param isDirty true while the page has unsaved changes */
export function useLeaveGuard(isDirty: boolean) {
  const flow = useFlow('leaveGuard')
  const actor = useActorRef(flow.machine, flow.actorOptions)
  useEffect(() => actor.send({ type: isDirty ? 'changes.made' : 'changes.saved' }), [actor, isDirty])
  return {
    isAsking: useSelector(actor, selectIsAsking),
    confirm: () => actor.send({ type: 'leave.confirm' }),
    cancel: () => actor.send({ type: 'leave.cancel' }),
  }
}
