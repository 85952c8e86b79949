import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { useFlow } from '../../common/flows.ts'
import type { FlowOptions } from '../../common/flow.ts'
import type { passkeySignInMachine } from './passkeySignInMachine.ts'
import * as select from './selectors.ts'
import type { PasskeySignInFact } from './types.ts'

export type PasskeySignInFlow = {
  machine: typeof passkeySignInMachine
  onFact: (fact: PasskeySignInFact) => void
  /** whether this browser has passkeys, which it has on sites with TLS only */
  isSupported: boolean
  actorOptions: FlowOptions
}

declare module '../../common/flows.ts' {
  interface Flows {
    passkeySignIn: PasskeySignInFlow
  }
}

export function usePasskeySignIn() {
  const flow = useFlow('passkeySignIn')
  const actor = useActorRef(flow.machine, flow.actorOptions)
  useEffect(() => {
    const subscription = actor.on('signIn.completed', flow.onFact)
    return () => subscription.unsubscribe()
  }, [actor, flow])
  const commands = useMemo(
    () => ({
      use: () => actor.send({ type: 'passkey.use' }),
      dismissFailure: () => actor.send({ type: 'failure.dismiss' }),
    }),
    [actor],
  )
  return {
    ...commands,
    isSupported: flow.isSupported,
    failure: useSelector(actor, select.selectFailure),
    isBusy: useSelector(actor, select.selectIsBusy),
  }
}
