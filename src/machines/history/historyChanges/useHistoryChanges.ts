import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { createActor } from 'xstate'
import { useFlow } from '../../common/flows.ts'
import type { FlowOptions } from '../../common/flow.ts'
import { useActorUntilSettled } from '../../common/useActorUntilSettled.ts'
import type { RemovableEntry } from '../removableEntry.ts'
import type { historyChangesMachine } from './historyChangesMachine.ts'
import { selectIsClearing, selectIsSettled } from './selectors.ts'
import type { HistoryChangesFact } from './types.ts'

export type HistoryChangesFlow = {
  machine: typeof historyChangesMachine
  onFact: (fact: HistoryChangesFact) => void
  actorOptions?: FlowOptions
}

const facts = ['entry.removed', 'history.cleared', 'change.failed'] as const

declare module '../../common/flows.ts' {
  interface Flows {
    historyChanges: HistoryChangesFlow
  }
}

/** Returns the removals from the watch history, which go on after the screen is left. Its commands are stable between renders. */
export function useHistoryChanges() {
  const flow = useFlow('historyChanges')
  const actor = useActorUntilSettled(() => {
    const made = createActor(flow.machine, flow.actorOptions)
    // The app also receives the result after an unmount: a failure must be shown wherever the user is by then.
    for (const fact of facts) made.on(fact, flow.onFact)
    return made
  }, selectIsSettled)
  const commands = useMemo(
    () => ({
      remove: (entry: RemovableEntry) => actor.send({ type: 'entry.remove', entry }),
      clear: () => actor.send({ type: 'history.clear' }),
    }),
    [actor],
  )
  return { ...commands, isClearing: useSelector(actor, selectIsClearing) }
}
