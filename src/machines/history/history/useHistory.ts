import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { useFlow } from '../../common/flows.ts'
import type { FlowOptions } from '../../common/flow.ts'
import type { historyMachine } from './historyMachine.ts'
import * as select from './selectors.ts'
import type { HistoryFact, RemovableEntry } from './types.ts'

export type HistoryFlow = {
  machine: typeof historyMachine
  onFact: (fact: Exclude<HistoryFact, { type: 'search.settled' }>) => void
  actorOptions?: FlowOptions
}

declare module '../../common/flows.ts' {
  interface Flows {
    history: HistoryFlow
  }
}

/**
 * Returns the search and the removals of the watch history.
 * @param address.search the search in the address
 * @param address.onSearch writes another search to the address; keep it stable between renders
 */
export function useHistory({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const flow = useFlow('history')
  const actor = useActorRef(flow.machine, { ...flow.actorOptions, input: { text: search } })
  useEffect(() => {
    const subscriptions = [
      actor.on('entry.removed', flow.onFact),
      actor.on('history.cleared', flow.onFact),
      actor.on('change.failed', flow.onFact),
    ]
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [actor, flow])
  useEffect(() => {
    const subscription = actor.on('search.settled', ({ text }) => onSearch(text))
    return () => subscription.unsubscribe()
  }, [actor, onSearch])
  useEffect(() => actor.send({ type: 'search.adopt', text: search }), [actor, search])
  const commands = useMemo(
    () => ({
      type: (text: string) => actor.send({ type: 'search.type', text }),
      submit: () => actor.send({ type: 'search.submit' }),
      askRemoval: (entry: RemovableEntry) => actor.send({ type: 'entry.askRemoval', entry }),
      askClearing: () => actor.send({ type: 'history.askClearing' }),
      confirm: () => actor.send({ type: 'dialog.confirm' }),
      cancel: () => actor.send({ type: 'dialog.cancel' }),
    }),
    [actor],
  )
  return {
    ...commands,
    text: useSelector(actor, select.selectText),
    isAskingRemoval: useSelector(actor, select.selectIsAskingRemoval),
    isAskingClearing: useSelector(actor, select.selectIsAskingClearing),
    askedTitle: useSelector(actor, select.selectAskedTitle),
    isClearing: useSelector(actor, select.selectIsClearing),
  }
}
