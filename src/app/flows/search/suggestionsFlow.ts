import { fromPromise } from 'xstate'
import { query } from '../../../graphql/execute.ts'
import { SearchSuggestionsDocument } from '../../../graphql/generated/graphql.ts'
import { suggestionsMachine } from '../../../machines/search/suggestions/suggestionsMachine.ts'
import type { SuggestionsFlow } from '../../../machines/search/suggestions/useSuggestions.ts'
import { report } from '../../report.ts'
import type { FlowServices } from '../common/services.ts'

export function suggestionsFlow({ client, actorOptions }: FlowServices): SuggestionsFlow {
  return {
    actorOptions,
    machine: suggestionsMachine.provide({
      actors: {
        suggest: fromPromise<void, { query: string }>(async ({ input }) => {
          await query(client(), SearchSuggestionsDocument, input, 'cache-first')
        }),
      },
      actions: { logFailure: (_, { error }) => report('suggestions', error) },
    }),
  }
}
