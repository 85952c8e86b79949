import { useActorRef, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { FlowOptions } from '../../common/flow.ts'
import { useFlow } from '../../common/flows.ts'
import type { invitationMachine } from './invitationMachine.ts'
import * as select from './selectors.ts'
import type { InvitationForm } from './types.ts'

export type InvitationFlow = { machine: typeof invitationMachine; actorOptions: FlowOptions }

declare module '../../common/flows.ts' {
  interface Flows {
    invitation: InvitationFlow
  }
}

/** Returns the state and the commands of a new invitation. `token` is null until it is made. */
export function useInvitation() {
  const flow = useFlow('invitation')
  const actor = useActorRef(flow.machine, flow.actorOptions)
  const commands = useMemo(
    () => ({
      change: (patch: Partial<InvitationForm>) => actor.send({ type: 'form.change', patch }),
      send: () => actor.send({ type: 'form.send' }),
      dismissFailure: () => actor.send({ type: 'failure.dismiss' }),
      close: () => actor.send({ type: 'link.close' }),
    }),
    [actor],
  )
  return {
    ...commands,
    form: useSelector(actor, select.selectForm),
    errors: useSelector(actor, select.selectErrors),
    failure: useSelector(actor, select.selectFailure),
    token: useSelector(actor, select.selectToken),
    isBusy: useSelector(actor, select.selectIsBusy),
  }
}
