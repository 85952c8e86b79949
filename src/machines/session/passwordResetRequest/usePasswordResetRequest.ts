import { useActorRef, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { useFlow } from '../../common/flows.ts'
import type { FlowOptions } from '../../common/flow.ts'
import type { passwordResetRequestMachine } from './passwordResetRequestMachine.ts'
import * as select from './selectors.ts'

export type PasswordResetRequestFlow = { machine: typeof passwordResetRequestMachine; actorOptions: FlowOptions }

declare module '../../common/flows.ts' {
  interface Flows {
    passwordResetRequest: PasswordResetRequestFlow
  }
}

export function usePasswordResetRequest() {
  const flow = useFlow('passwordResetRequest')
  const actor = useActorRef(flow.machine, flow.actorOptions)
  const commands = useMemo(
    () => ({
      changeEmail: (email: string) => actor.send({ type: 'email.change', email }),
      request: () => actor.send({ type: 'link.request' }),
      repeat: () => actor.send({ type: 'request.repeat' }),
      dismissFailure: () => actor.send({ type: 'failure.dismiss' }),
    }),
    [actor],
  )
  return {
    ...commands,
    email: useSelector(actor, select.selectEmail),
    errors: useSelector(actor, select.selectErrors),
    failure: useSelector(actor, select.selectFailure),
    delivery: useSelector(actor, select.selectDelivery),
    isBusy: useSelector(actor, select.selectIsBusy),
    isSent: useSelector(actor, select.selectIsSent),
  }
}
