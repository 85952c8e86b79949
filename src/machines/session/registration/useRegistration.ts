import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { RegistrationRules } from '../../../shared/validation/registration.ts'
import { useFlow } from '../../common/flows.ts'
import type { FlowOptions } from '../../common/flow.ts'
import type { registrationMachine } from './registrationMachine.ts'
import * as select from './selectors.ts'
import type { Registration, RegistrationFact, RegistrationInput } from './types.ts'

export type RegistrationFlow = {
  machine: typeof registrationMachine
  onFact: (fact: RegistrationFact) => void
  actorOptions: FlowOptions
}

declare module '../../common/flows.ts' {
  interface Flows {
    registration: RegistrationFlow
  }
}

/** @param input read only when the form mounts */
export function useRegistration(input: RegistrationInput) {
  const flow = useFlow('registration')
  const actor = useActorRef(flow.machine, { ...flow.actorOptions, input })
  useEffect(() => {
    const subscription = actor.on('registration.accepted', flow.onFact)
    return () => subscription.unsubscribe()
  }, [actor, flow])
  const commands = useMemo(
    () => ({
      change: (patch: Partial<Registration>) => actor.send({ type: 'form.change', patch }),
      send: (rules: RegistrationRules) => actor.send({ type: 'form.send', rules }),
      dismissFailure: () => actor.send({ type: 'failure.dismiss' }),
    }),
    [actor],
  )
  return {
    ...commands,
    form: useSelector(actor, select.selectForm),
    errors: useSelector(actor, select.selectErrors),
    failure: useSelector(actor, select.selectFailure),
    isBusy: useSelector(actor, select.selectIsBusy),
    isRequested: useSelector(actor, select.selectIsRequested),
  }
}
