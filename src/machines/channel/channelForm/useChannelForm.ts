import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { useFlow } from '../../common/flows.ts'
import type { FlowOptions } from '../../common/flow.ts'
import { useKeptForm } from '../../common/useKeptForm.ts'
import type { channelFormMachine } from './channelFormMachine.ts'
import * as select from './selectors.ts'
import type { ChannelFormFact, ChannelFormInput, ChannelSettingsForm } from './types.ts'

export type ChannelFormFlow = {
  machine: typeof channelFormMachine
  onFact: (fact: ChannelFormFact) => void
  actorOptions: FlowOptions
}

declare module '../../common/flows.ts' {
  interface Flows {
    channelForm: ChannelFormFlow
  }
}

/** Returns the state and the commands of a channel's form. @param input read only when the form mounts */
export function useChannelForm(input: ChannelFormInput) {
  const flow = useFlow('channelForm')
  const actor = useActorRef(flow.machine, { ...flow.actorOptions, input })
  useEffect(() => {
    const subscription = actor.on('channel.saved', flow.onFact)
    return () => subscription.unsubscribe()
  }, [actor, flow])
  useKeptForm(actor, `channelForm ${input.channelId}`, select.selectSteps)
  const commands = useMemo(
    () => ({
      change: (patch: Partial<ChannelSettingsForm>) => actor.send({ type: 'form.change', patch }),
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
