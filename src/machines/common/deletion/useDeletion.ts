import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { FlowOptions } from '../flow.ts'
import type { deletionMachine } from './deletionMachine.ts'
import * as select from './selectors.ts'
import type { DeletionFact, DeletionSubject } from './types.ts'

/** The flow of one kind of deletion, with the failure's message in the catalogue. */
export type DeletionFlow = {
  machine: typeof deletionMachine
  message: string
  onFact: (fact: DeletionFact) => void
  actorOptions?: FlowOptions
}

const nothing = (): void => undefined

/**
 * Returns one confirmation dialog for all items of a kind on the page.
 * @param onDeleted called once the item is deleted; keep it stable between renders
 */
export function useDeletion(flow: DeletionFlow, onDeleted: () => void = nothing) {
  const actor = useActorRef(flow.machine, { ...flow.actorOptions, input: { message: flow.message } })
  useEffect(() => {
    const subscriptions = [
      actor.on('deletion.refused', flow.onFact),
      actor.on('deletion.failed', flow.onFact),
      actor.on('subject.deleted', (fact) => {
        flow.onFact(fact)
        onDeleted()
      }),
    ]
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [actor, flow, onDeleted])
  const commands = useMemo(
    () => ({
      ask: (subject: DeletionSubject, isProtected = false) => actor.send({ type: 'deletion.ask', subject, isProtected }),
      confirm: () => actor.send({ type: 'deletion.confirm' }),
      cancel: () => actor.send({ type: 'deletion.cancel' }),
    }),
    [actor],
  )
  return {
    ...commands,
    isAsking: useSelector(actor, select.selectIsAsking),
    isBusy: useSelector(actor, select.selectIsBusy),
    name: useSelector(actor, select.selectName),
  }
}

export type Deletion = ReturnType<typeof useDeletion>
