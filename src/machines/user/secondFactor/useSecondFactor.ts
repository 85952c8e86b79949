import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { useFlow } from '../../common/flows.ts'
import type { FlowOptions } from '../../common/flow.ts'
import type { secondFactorMachine } from './secondFactorMachine.ts'
import * as select from './selectors.ts'
import type { SecondFactorFact, SecondFactorPurpose, SignInMethod } from './types.ts'

export type SecondFactorFlow = {
  machine: typeof secondFactorMachine
  onFact: (fact: SecondFactorFact) => void
  /** whether this browser has passkeys, which it has on sites with TLS only */
  hasPasskeys: boolean
  actorOptions: FlowOptions
}

declare module '../../common/flows.ts' {
  interface Flows {
    secondFactor: SecondFactorFlow
  }
}

export function useSecondFactor() {
  const flow = useFlow('secondFactor')
  const actor = useActorRef(flow.machine, flow.actorOptions)
  useEffect(() => {
    const subscriptions = [
      actor.on('secondFactor.turnedOn', flow.onFact),
      actor.on('secondFactor.turnedOff', flow.onFact),
      actor.on('passkey.added', flow.onFact),
      actor.on('passkey.removed', flow.onFact),
      actor.on('identity.unlinked', flow.onFact),
      actor.on('codes.copied', flow.onFact),
      actor.on('copy.failed', flow.onFact),
    ]
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [actor, flow])
  const commands = useMemo(
    () => ({
      open: (purpose: SecondFactorPurpose, method?: SignInMethod) =>
        actor.send({ type: 'dialog.open', purpose, ...(method && { method }) }),
      changeName: (name: string) => actor.send({ type: 'name.change', name }),
      close: () => actor.send({ type: 'dialog.close' }),
      changePassword: (password: string) => actor.send({ type: 'password.change', password }),
      confirmPassword: () => actor.send({ type: 'password.confirm' }),
      changeCode: (code: string) => actor.send({ type: 'code.change', code }),
      confirmCode: () => actor.send({ type: 'code.confirm' }),
      copyCodes: () => actor.send({ type: 'codes.copy' }),
      dismissFailure: () => actor.send({ type: 'failure.dismiss' }),
    }),
    [actor],
  )
  return {
    ...commands,
    purpose: useSelector(actor, select.selectPurpose),
    password: useSelector(actor, select.selectPassword),
    method: useSelector(actor, select.selectMethod),
    isWithDevice: useSelector(actor, select.selectIsWithDevice),
    setup: useSelector(actor, select.selectSetup),
    code: useSelector(actor, select.selectCode),
    recoveryCodes: useSelector(actor, select.selectRecoveryCodes),
    errors: useSelector(actor, select.selectErrors),
    failure: useSelector(actor, select.selectFailure),
    isOpen: useSelector(actor, select.selectIsOpen),
    hasPasskeys: flow.hasPasskeys,
    isBusy: useSelector(actor, select.selectIsBusy),
    isScanning: useSelector(actor, select.selectIsScanning),
    hasCodes: useSelector(actor, select.selectHasCodes),
    needsSignIn: useSelector(actor, select.selectNeedsSignIn),
  }
}
