import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { useFlow } from '../../common/flows.ts'
import type { FlowOptions } from '../../common/flow.ts'
import type { RemovableEntry } from '../removableEntry.ts'
import type { historyConfirmationMachine } from './historyConfirmationMachine.ts'
import * as select from './selectors.ts'

export type HistoryConfirmationFlow = { machine: typeof historyConfirmationMachine; actorOptions?: FlowOptions }

declare module '../../common/flows.ts' {
  interface Flows {
    historyConfirmation: HistoryConfirmationFlow
  }
}

type OnConfirmed = { remove: (entry: RemovableEntry) => void; clear: () => void }

/** Returns the dialogs that ask before a change of the watch history. @param confirmed keep its functions stable between renders */
export function useHistoryConfirmation({ remove, clear }: OnConfirmed) {
  const flow = useFlow('historyConfirmation')
  const actor = useActorRef(flow.machine, flow.actorOptions)
  useEffect(() => {
    const subscriptions = [actor.on('removal.confirmed', ({ entry }) => remove(entry)), actor.on('clearing.confirmed', clear)]
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [actor, remove, clear])
  const commands = useMemo(
    () => ({
      askRemoval: (entry: RemovableEntry) => actor.send({ type: 'removal.ask', entry }),
      askClearing: () => actor.send({ type: 'clearing.ask' }),
      confirm: () => actor.send({ type: 'dialog.confirm' }),
      cancel: () => actor.send({ type: 'dialog.cancel' }),
    }),
    [actor],
  )
  return {
    ...commands,
    isAskingRemoval: useSelector(actor, select.selectIsAskingRemoval),
    isAskingClearing: useSelector(actor, select.selectIsAskingClearing),
    title: useSelector(actor, select.selectTitle),
  }
}
