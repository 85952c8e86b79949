import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { TypedLimit } from '../../../shared/quota.ts'
import type { FlowOptions } from '../../common/flow.ts'
import { useFlow } from '../../common/flows.ts'
import { useKeptForm } from '../../common/useKeptForm.ts'
import type { quotaFormMachine } from './quotaFormMachine.ts'
import * as select from './selectors.ts'
import type { QuotaFormFact, QuotaFormInput } from './types.ts'

export type QuotaFormFlow = {
  machine: typeof quotaFormMachine
  onFact: (fact: QuotaFormFact) => void
  actorOptions: FlowOptions
}

declare module '../../common/flows.ts' {
  interface Flows {
    quotaForm: QuotaFormFlow
  }
}

const nothing = (): void => undefined

/**
 * @param input read only when it mounts
 * @param onSaved called once the server has stored the limits; keep it stable between renders
 */
export function useQuotaForm(input: QuotaFormInput, onSaved: () => void = nothing) {
  const flow = useFlow('quotaForm')
  const actor = useActorRef(flow.machine, { ...flow.actorOptions, input })
  useEffect(() => {
    const subscriptions = [actor.on('quotas.saved', flow.onFact), actor.on('quotas.saved', onSaved)]
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [actor, flow, onSaved])
  useKeptForm(actor, `quotaForm ${input.accountId ?? 'roles'}`, select.selectSteps)
  const commands = useMemo(
    () => ({
      change: (name: string, limit: TypedLimit) => actor.send({ type: 'limit.change', name, limit }),
      save: () => actor.send({ type: 'form.save' }),
      reset: () => actor.send({ type: 'form.reset' }),
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
    isDirty: useSelector(actor, select.selectIsDirty),
  }
}
