import { fromPromise } from 'xstate'
import { ask } from '../../graphql/execute.ts'
import { SearchSuggestionsDocument } from '../../graphql/generated/graphql.ts'
import { suggestionsMachine } from '../../machines/suggestions/suggestionsMachine.ts'
import type { SuggestionsFlow } from '../../machines/suggestions/useSuggestions.ts'
import { report } from '../report.ts'
import type { FlowServices } from './services.ts'

export function suggestionsFlow({ client, actorOptions }: FlowServices): SuggestionsFlow {
  return {
    actorOptions,
    machine: suggestionsMachine.provide({
      actors: {
        suggest: fromPromise<void, { query: string }>(async ({ input }) => {
          await ask(client(), SearchSuggestionsDocument, input, 'cache-first')
        }),
      },
      actions: { logFailure: (_, { error }) => report('suggestions', error) },
    }),
  }
}
