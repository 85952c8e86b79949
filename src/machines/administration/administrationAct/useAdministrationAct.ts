import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { useFlow } from '../../common/flows.ts'
import type { FlowOptions } from '../../common/flow.ts'
import type { administrationActMachine } from './administrationActMachine.ts'
import * as select from './selectors.ts'
import type { AdministrationAct, AdministrationActFact } from './types.ts'

export type AdministrationActFlow = {
  machine: typeof administrationActMachine
  onFact: (fact: AdministrationActFact) => void
  actorOptions?: FlowOptions
}

declare module '../../common/flows.ts' {
  interface Flows {
    administrationAct: AdministrationActFlow
  }
}

/** Returns the confirmation of what an administrator does. @param onOutdated called when the lists are stale; keep it stable between renders */
export function useAdministrationAct(onOutdated: () => void) {
  const flow = useFlow('administrationAct')
  const actor = useActorRef(flow.machine, flow.actorOptions)
  useEffect(() => {
    const facts = ['act.done', 'list.outdated', 'act.failed'] as const
    const subscriptions = [...facts.map((fact) => actor.on(fact, flow.onFact)), actor.on('list.outdated', onOutdated)]
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [actor, flow, onOutdated])
  const commands = useMemo(
    () => ({
      ask: (act: AdministrationAct) => actor.send({ type: 'act.ask', act }),
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
