import { useActorRef, useSelector } from '@xstate/react'
import { createContext, useContext, useEffect, useMemo } from 'react'
import type { FlowOptions } from '../flow.ts'
import type { moderationMachine } from './moderationMachine.ts'
import * as select from './selectors.ts'
import type { ModerationAct, ModerationFact } from './types.ts'

/** What the app lends: the machine with its actor, and an ear for what became of it. */
export type ModerationFlow = { machine: typeof moderationMachine; onFact: (fact: ModerationFact) => void; actorOptions?: FlowOptions }

export const ModerationFlowContext = createContext<ModerationFlow | null>(null)

/** Deciding about reports. @param onOutdated what is listed is no longer true; keep it stable between renders */
export function useModeration(onOutdated: () => void) {
  const flow = useContext(ModerationFlowContext)
  if (!flow) throw new Error('useModeration must be used within ModerationFlowContext')
  const actor = useActorRef(flow.machine, flow.actorOptions)
  useEffect(() => {
    const facts = ['act.done', 'list.outdated', 'act.failed'] as const
    const ears = [...facts.map((fact) => actor.on(fact, flow.onFact)), actor.on('list.outdated', onOutdated)]
    return () => ears.forEach((ear) => ear.unsubscribe())
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
