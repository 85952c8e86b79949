import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { useFlow } from '../../common/flows.ts'
import type { ChannelForm } from '../../../shared/validation/channel.ts'
import type { FlowOptions } from '../../common/flow.ts'
import { useKeptForm } from '../../common/useKeptForm.ts'
import type { becomeCreatorMachine } from './becomeCreatorMachine.ts'
import * as select from './selectors.ts'
import type { BecomeCreatorFact } from './types.ts'

export type BecomeCreatorFlow = {
  machine: typeof becomeCreatorMachine
  onFact: (fact: BecomeCreatorFact) => void
  actorOptions?: FlowOptions
}

declare module '../../common/flows.ts' {
  interface Flows {
    becomeCreator: BecomeCreatorFlow
  }
}

export function useBecomeCreator() {
  const flow = useFlow('becomeCreator')
  const actor = useActorRef(flow.machine, flow.actorOptions)
  useEffect(() => {
    const subscription = actor.on('creator.became', flow.onFact)
    return () => subscription.unsubscribe()
  }, [actor, flow])
  useKeptForm(actor, 'becomeCreator', select.selectSteps)
  const commands = useMemo(
    () => ({
      open: () => actor.send({ type: 'dialog.open' }),
      close: () => actor.send({ type: 'dialog.close' }),
      change: (patch: Partial<ChannelForm>) => actor.send({ type: 'form.change', patch }),
      submit: () => actor.send({ type: 'channel.create' }),
      dismissFailure: () => actor.send({ type: 'failure.dismiss' }),
    }),
    [actor],
  )
  return {
    ...commands,
    form: useSelector(actor, select.selectForm),
    errors: useSelector(actor, select.selectErrors),
    failure: useSelector(actor, select.selectFailure),
    isOpen: useSelector(actor, select.selectIsOpen),
    isBusy: useSelector(actor, select.selectIsBusy),
    canSubmit: useSelector(actor, select.selectCanSubmit),
  }
}
