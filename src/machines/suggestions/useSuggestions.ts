import { useActorRef, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { FlowOptions } from '../flow.ts'
import { selectAnswered } from './selectors.ts'
import type { suggestionsMachine } from './suggestionsMachine.ts'

/** What the app lends: the machine with its actor. */
export type SuggestionsFlow = { machine: typeof suggestionsMachine; actorOptions?: FlowOptions }

/** The suggestions of one search field. */
export function useSuggestions({ machine, actorOptions }: SuggestionsFlow) {
  const actor = useActorRef(machine, actorOptions)
  const commands = useMemo(
    () => ({
      change: (query: string) => actor.send({ type: 'query.change', query }),
      close: () => actor.send({ type: 'suggestions.close' }),
    }),
    [actor],
  )
  return { ...commands, answered: useSelector(actor, selectAnswered) }
}
