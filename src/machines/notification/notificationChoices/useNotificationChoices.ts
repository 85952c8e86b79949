import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { DigestFrequency, NotificationChoice, NotificationChoices, NotificationKind } from '../../../shared/notificationChoices.ts'
import type { FlowOptions } from '../../common/flow.ts'
import { useFlow } from '../../common/flows.ts'
import { useKeptForm } from '../../common/useKeptForm.ts'
import type { notificationChoicesMachine } from './notificationChoicesMachine.ts'
import * as select from './selectors.ts'
import type { NotificationChoicesFact } from './types.ts'

export type NotificationChoicesFlow = {
  machine: typeof notificationChoicesMachine
  onFact: (fact: NotificationChoicesFact) => void
  actorOptions: FlowOptions
}

declare module '../../common/flows.ts' {
  interface Flows {
    notificationChoices: NotificationChoicesFlow
  }
}

const noErrors = {}

/** @param stored read only when it mounts */
export function useNotificationChoices(stored: NotificationChoices) {
  const flow = useFlow('notificationChoices')
  const actor = useActorRef(flow.machine, { ...flow.actorOptions, input: stored })
  useEffect(() => {
    const subscription = actor.on('choices.saved', flow.onFact)
    return () => subscription.unsubscribe()
  }, [actor, flow])
  useKeptForm(actor, 'notificationChoices', select.selectSteps)
  const commands = useMemo(
    () => ({
      changeKind: (kind: NotificationKind, patch: Partial<Omit<NotificationChoice, 'kind'>>) =>
        actor.send({ type: 'kind.change', kind, patch }),
      changeDigest: (digest: DigestFrequency) => actor.send({ type: 'digest.change', digest }),
      save: () => actor.send({ type: 'form.save' }),
      reset: () => actor.send({ type: 'form.reset' }),
      dismissFailure: () => actor.send({ type: 'failure.dismiss' }),
    }),
    [actor],
  )
  return {
    ...commands,
    form: useSelector(actor, select.selectForm),
    errors: noErrors,
    failure: useSelector(actor, select.selectFailure),
    isBusy: useSelector(actor, select.selectIsBusy),
    isDirty: useSelector(actor, select.selectIsDirty),
  }
}
