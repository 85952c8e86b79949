import { useActorRef, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { useFlow } from '../../common/flows.ts'
import type { FlowOptions } from '../../common/flow.ts'
import type { emailProofRequestMachine } from './emailProofRequestMachine.ts'
import * as select from './selectors.ts'

export type EmailProofRequestFlow = { machine: typeof emailProofRequestMachine; actorOptions: FlowOptions }

declare module '../../common/flows.ts' {
  interface Flows {
    emailProofRequest: EmailProofRequestFlow
  }
}

export function useEmailProofRequest() {
  const flow = useFlow('emailProofRequest')
  const actor = useActorRef(flow.machine, flow.actorOptions)
  const commands = useMemo(() => ({ request: () => actor.send({ type: 'mail.request' }) }), [actor])
  return {
    ...commands,
    failure: useSelector(actor, select.selectFailure),
    delivery: useSelector(actor, select.selectDelivery),
    isBusy: useSelector(actor, select.selectIsBusy),
    isSent: useSelector(actor, select.selectIsSent),
  }
}
