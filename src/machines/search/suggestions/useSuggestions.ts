import { useActorRef, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { FlowOptions } from '../../common/flow.ts'
import { selectAnswered } from './selectors.ts'
import type { suggestionsMachine } from './suggestionsMachine.ts'

export type SuggestionsFlow = { machine: typeof suggestionsMachine; actorOptions?: FlowOptions }

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
