import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { useFlow } from '../../common/flows.ts'
import type { FlowOptions } from '../../common/flow.ts'
import type { deleteAccountMachine } from './deleteAccountMachine.ts'
import * as select from './selectors.ts'
import type { DeleteAccountFact } from './types.ts'

export type DeleteAccountFlow = {
  machine: typeof deleteAccountMachine
  onFact: (fact: DeleteAccountFact) => void
  actorOptions: FlowOptions
}

declare module '../../common/flows.ts' {
  interface Flows {
    deleteAccount: DeleteAccountFlow
  }
}

export function useDeleteAccount() {
  const flow = useFlow('deleteAccount')
  const actor = useActorRef(flow.machine, flow.actorOptions)
  useEffect(() => {
    const subscription = actor.on('account.deleted', flow.onFact)
    return () => subscription.unsubscribe()
  }, [actor, flow])
  const commands = useMemo(
    () => ({
      open: () => actor.send({ type: 'dialog.open' }),
      close: () => actor.send({ type: 'dialog.close' }),
      changePassword: (password: string) => actor.send({ type: 'password.change', password }),
      confirm: () => actor.send({ type: 'account.delete' }),
      dismissFailure: () => actor.send({ type: 'failure.dismiss' }),
    }),
    [actor],
  )
  return {
    ...commands,
    password: useSelector(actor, select.selectPassword),
    errors: useSelector(actor, select.selectErrors),
    failure: useSelector(actor, select.selectFailure),
    isOpen: useSelector(actor, select.selectIsOpen),
    isBusy: useSelector(actor, select.selectIsBusy),
    needsSignIn: useSelector(actor, select.selectNeedsSignIn),
  }
}
