import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { useFlow } from '../../common/flows.ts'
import type { FlowOptions } from '../../common/flow.ts'
import type { secondStepMachine } from './secondStepMachine.ts'
import * as select from './selectors.ts'
import type { SecondStepFact } from './types.ts'

export type SecondStepFlow = {
  machine: typeof secondStepMachine
  onFact: (fact: SecondStepFact) => void
  actorOptions: FlowOptions
}

declare module '../../common/flows.ts' {
  interface Flows {
    secondStep: SecondStepFlow
  }
}

export function useSecondStep() {
  const flow = useFlow('secondStep')
  const actor = useActorRef(flow.machine, flow.actorOptions)
  useEffect(() => {
    const subscription = actor.on('signIn.completed', flow.onFact)
    return () => subscription.unsubscribe()
  }, [actor, flow])
  const commands = useMemo(
    () => ({
      changeCode: (code: string) => actor.send({ type: 'code.change', code }),
      confirm: () => actor.send({ type: 'code.confirm' }),
      dismissFailure: () => actor.send({ type: 'failure.dismiss' }),
    }),
    [actor],
  )
  return {
    ...commands,
    code: useSelector(actor, select.selectCode),
    errors: useSelector(actor, select.selectErrors),
    failure: useSelector(actor, select.selectFailure),
    isBusy: useSelector(actor, select.selectIsBusy),
    isExpired: useSelector(actor, select.selectIsExpired),
    isCompleted: useSelector(actor, select.selectIsCompleted),
  }
}
