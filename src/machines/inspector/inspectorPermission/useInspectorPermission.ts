import { useActorRef, useSelector } from '@xstate/react'
import { useFlow } from '../../common/flows.ts'
import type { FlowOptions } from '../../common/flow.ts'
import type { inspectorPermissionMachine } from './inspectorPermissionMachine.ts'

export type InspectorPermissionFlow = { machine: typeof inspectorPermissionMachine; actorOptions?: FlowOptions }

declare module '../../common/flows.ts' {
  interface Flows {
    inspectorPermission: InspectorPermissionFlow
  }
}

/** Returns what the user may do, and the command that checks it again. */
export function useInspectorPermission() {
  const flow = useFlow('inspectorPermission')
  const actor = useActorRef(flow.machine, flow.actorOptions)
  return {
    isAllowed: useSelector(actor, (snapshot) => snapshot.hasTag('allowed')),
    isForbidden: useSelector(actor, (snapshot) => snapshot.hasTag('forbidden')),
    isChecking: useSelector(actor, (snapshot) => snapshot.hasTag('checking')),
    failure: useSelector(actor, ({ context }) => context.failure?.message ?? null),
    check: () => actor.send({ type: 'permission.check' }),
  }
}
