import { useActorRef, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { useFlow } from '../../common/flows.ts'
import type { FlowOptions } from '../../common/flow.ts'
import type { passwordResetMachine } from './passwordResetMachine.ts'
import * as select from './selectors.ts'
import type { PasswordResetInput } from './types.ts'

export type PasswordResetFlow = { machine: typeof passwordResetMachine; input: PasswordResetInput; actorOptions: FlowOptions }

declare module '../../common/flows.ts' {
  interface Flows {
    passwordReset: PasswordResetFlow
  }
}

export function usePasswordReset() {
  const flow = useFlow('passwordReset')
  const actor = useActorRef(flow.machine, { ...flow.actorOptions, input: flow.input })
  const commands = useMemo(
    () => ({
      changePassword: (password: string) => actor.send({ type: 'password.change', password }),
      save: () => actor.send({ type: 'password.save' }),
      dismissFailure: () => actor.send({ type: 'failure.dismiss' }),
    }),
    [actor],
  )
  return {
    ...commands,
    password: useSelector(actor, select.selectPassword),
    errors: useSelector(actor, select.selectErrors),
    failure: useSelector(actor, select.selectFailure),
    isBusy: useSelector(actor, select.selectIsBusy),
    isExpired: useSelector(actor, select.selectIsExpired),
    isChanged: useSelector(actor, select.selectIsChanged),
  }
}
