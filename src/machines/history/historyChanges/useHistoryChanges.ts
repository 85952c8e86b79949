import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { useFlow } from '../../common/flows.ts'
import type { FlowOptions } from '../../common/flow.ts'
import type { RemovableEntry } from '../removableEntry.ts'
import type { historyChangesMachine } from './historyChangesMachine.ts'
import { selectIsClearing } from './selectors.ts'
import type { HistoryChangesFact } from './types.ts'

export type HistoryChangesFlow = {
  machine: typeof historyChangesMachine
  onFact: (fact: HistoryChangesFact) => void
  actorOptions?: FlowOptions
}

declare module '../../common/flows.ts' {
  interface Flows {
    historyChanges: HistoryChangesFlow
  }
}

/** Returns the removals from the watch history. Its commands are stable between renders. */
export function useHistoryChanges() {
  const flow = useFlow('historyChanges')
  const actor = useActorRef(flow.machine, flow.actorOptions)
  useEffect(() => {
    const subscriptions = [
      actor.on('entry.removed', flow.onFact),
      actor.on('history.cleared', flow.onFact),
      actor.on('change.failed', flow.onFact),
    ]
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [actor, flow])
  const commands = useMemo(
    () => ({
      remove: (entry: RemovableEntry) => actor.send({ type: 'entry.remove', entry }),
      clear: () => actor.send({ type: 'history.clear' }),
    }),
    [actor],
  )
  return { ...commands, isClearing: useSelector(actor, selectIsClearing) }
}
