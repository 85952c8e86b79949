import { assign, setup } from 'xstate'
import * as clientMessages from '../../../shared/clientMessages.ts'
import { answerLimit, noAnswer } from '../answerLimit.ts'
import { toFailure } from '../failure.ts'
import { pagingActors } from './actors.ts'
import type { PageRequest, PagingContext, PagingEvent, PagingTag } from './types.ts'

const types: { context?: PagingContext; events?: PagingEvent; tags?: PagingTag } = {}

/**
 * Loads the next page of a list on screen. The cache owns the list and its next cursor; the page stays subscribed until the next one is
 * loaded, so that it is fetched again when the cache has lost it.
 */
export const pagingMachine = setup({
  types,
  actors: pagingActors,
  actions: {
    storeRequest: assign((_, params: { request: PageRequest }) => ({ request: params.request })),
    storeFailure: assign((_, params: { error: unknown }) => ({ failure: toFailure(params.error, clientMessages.INTERNAL) })),
    clearFailure: assign({ failure: null }),
  },
  guards: {
    isOtherPage: ({ context }, params: { nextCursor: string | null }) => params.nextCursor !== context.request?.cursor,
  },
  delays: { answerLimit },
}).createMachine({
  id: 'paging',
  context: { request: null, failure: null },
  initial: 'idle',
  on: { 'page.load': { target: '.requested', actions: { type: 'storeRequest', params: ({ event }) => event } } },
  states: {
    idle: {},
    requested: {
      initial: 'loading',
      invoke: {
        id: 'watchPage',
        src: 'watchPage',
        input: ({ context }) => context.request ?? { cursor: '', document: {}, variables: {} },
        onError: { target: '.failed', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
      on: {
        'page.loaded': '.settled',
        'page.failed': { target: '.failed', actions: { type: 'storeFailure', params: ({ event }) => event } },
        'list.changed': { guard: { type: 'isOtherPage', params: ({ event }) => event }, target: '.settled' },
      },
      states: {
        loading: {
          tags: 'loading',
          after: { answerLimit: { target: 'failed', actions: { type: 'storeFailure', params: noAnswer } } },
          on: { 'page.load': {} },
        },
        failed: { exit: 'clearFailure' },
        settled: {},
      },
    },
  },
})
