import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { useFlow } from '../../common/flows.ts'
import type { FlowOptions } from '../../common/flow.ts'
import type { moderationMachine } from './moderationMachine.ts'
import * as select from './selectors.ts'
import type { ModerationAct, ModerationFact } from './types.ts'

export type ModerationFlow = { machine: typeof moderationMachine; onFact: (fact: ModerationFact) => void; actorOptions?: FlowOptions }

declare module '../../common/flows.ts' {
  interface Flows {
    moderation: ModerationFlow
  }
}

/** Returns the decisions about reports or held comments. @param onOutdated called when the list is stale; keep it stable between renders */
export function useModeration(onOutdated: () => void) {
  const flow = useFlow('moderation')
  const actor = useActorRef(flow.machine, flow.actorOptions)
  useEffect(() => {
    const facts = ['act.done', 'list.outdated', 'act.failed'] as const
    const subscriptions = [...facts.map((fact) => actor.on(fact, flow.onFact)), actor.on('list.outdated', onOutdated)]
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [actor, flow, onOutdated])
  const commands = useMemo(
    () => ({
      ask: (act: ModerationAct) => actor.send({ type: 'act.ask', act }),
      confirm: () => actor.send({ type: 'question.confirm' }),
      cancel: () => actor.send({ type: 'question.cancel' }),
    }),
    [actor],
  )
  return {
    ...commands,
    act: useSelector(actor, select.selectAct),
    isAsking: useSelector(actor, select.selectIsAsking),
    isBusy: useSelector(actor, select.selectIsBusy),
  }
}
