import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { useFlow } from '../../common/flows.ts'
import type { AccountForm, PasswordForm } from '../../../shared/validation/accountForm.ts'
import type { FlowOptions } from '../../common/flow.ts'
import { useKeptForm } from '../../common/useKeptForm.ts'
import type { accountFormMachine } from './accountFormMachine.ts'
import * as select from './selectors.ts'
import type { AccountFormFact, AccountFormInput } from './types.ts'

export type AccountFormFlow = {
  machine: typeof accountFormMachine
  onFact: (fact: AccountFormFact) => void
  actorOptions: FlowOptions
}

declare module '../../common/flows.ts' {
  interface Flows {
    accountForm: AccountFormFlow
  }
}

/** Returns the state and the commands of the account's form. @param input read only when the form mounts */
export function useAccountForm(input: AccountFormInput) {
  const flow = useFlow('accountForm')
  const actor = useActorRef(flow.machine, { ...flow.actorOptions, input })
  useEffect(() => {
    const subscription = actor.on('account.saved', flow.onFact)
    return () => subscription.unsubscribe()
  }, [actor, flow])
  useKeptForm(actor, 'accountForm', select.selectSteps)
  const commands = useMemo(
    () => ({
      change: (patch: Partial<AccountForm>) => actor.send({ type: 'form.change', patch }),
      save: () => actor.send({ type: 'form.save' }),
      reset: () => actor.send({ type: 'form.reset' }),
      openPasswords: () => actor.send({ type: 'passwords.open' }),
      closePasswords: () => actor.send({ type: 'passwords.close' }),
      changePasswords: (patch: Partial<PasswordForm>) => actor.send({ type: 'passwords.change', patch }),
      changeCurrent: (current: string) => actor.send({ type: 'current.change', current }),
      dismissFailure: () => actor.send({ type: 'failure.dismiss' }),
    }),
    [actor],
  )
  return {
    ...commands,
    form: useSelector(actor, select.selectForm),
    passwords: useSelector(actor, select.selectPasswords),
    current: useSelector(actor, select.selectCurrent),
    needsCurrent: useSelector(actor, select.selectNeedsCurrent),
    hasPassword: useSelector(actor, select.selectHasPassword),
    errors: useSelector(actor, select.selectErrors),
    failure: useSelector(actor, select.selectFailure),
    isBusy: useSelector(actor, select.selectIsBusy),
    isDirty: useSelector(actor, select.selectIsDirty),
  }
}
