import { assign, setup } from 'xstate'
import { type Effect, effectPlaceholder } from '../../common/placeholder.ts'
import { suggestionsActors } from './actors.ts'
import type { SuggestionsContext, SuggestionsEvent, SuggestionsTag } from './types.ts'

const types: { context?: SuggestionsContext; events?: SuggestionsEvent; tags?: SuggestionsTag } = {}
const logFailure: Effect<{ error: unknown }> = effectPlaceholder('logFailure')

/**
 * Suggests searches, or people to name in a comment, while the user types. Suggestions are fetched after a pause; a response to an earlier text is dropped, and a failure
 * shows no suggestions. The previous suggestions stay until the new ones arrive.
 */
export const suggestionsMachine = setup({
  types,
  actors: suggestionsActors,
  actions: {
    noteQuery: assign((_, params: { query: string }) => ({ query: params.query.trim() })),
    showAnswer: assign(({ context }) => ({ answered: context.query })),
    clearAnswer: assign({ query: '', answered: '' }),
    logFailure,
  },
  guards: {
    isBlank: (_, params: { query: string }) => params.query.trim() === '',
    isSame: ({ context }, params: { query: string }) => params.query.trim() === context.query,
  },
  delays: { typingPause: 180 },
}).createMachine({
  id: 'suggestions',
  context: { query: '', answered: '' },
  initial: 'closed',
  on: {
    'query.change': [
      { guard: { type: 'isBlank', params: ({ event }) => event }, target: '.closed' },
      { guard: { type: 'isSame', params: ({ event }) => event } },
      { target: '.typing', actions: { type: 'noteQuery', params: ({ event }) => event } },
    ],
    'suggestions.close': '.closed',
  },
  states: {
    closed: { entry: 'clearAnswer' },
    typing: { tags: 'open', after: { typingPause: 'asking' } },
    asking: {
      tags: 'open',
      invoke: {
        id: 'suggest',
        src: 'suggest',
        input: ({ context }) => ({ query: context.query }),
        onDone: { target: 'shown', actions: 'showAnswer' },
        onError: { target: 'closed', actions: { type: 'logFailure', params: ({ event }) => event } },
      },
    },
    shown: { tags: 'open' },
  },
})
