import { assign, setup } from 'xstate'
import { answerLimit, noAnswer } from '../answerLimit.ts'
import { toFailure } from '../failure.ts'
import { listingActors } from './actors.ts'
import type { LoadedPages, ListingContext, ListingEvent, ListingInput, ListingTag } from './types.ts'

const types: { context?: ListingContext; events?: ListingEvent; input?: ListingInput; tags?: ListingTag } = {}

/**
 * Loads a list page by page (search results, Explore): the first page, further pages on demand, a refresh, or another list. The cache owns
 * the items; the machine knows which pages are shown.
 */
export const listingMachine = setup({
  types,
  actors: listingActors,
  actions: {
    storeSubject: assign((_, params: { subject: string }) => ({ subject: params.subject, cursors: [], nextCursor: null, failure: null })),
    showPages: assign((_, params: { output: LoadedPages }) => params.output),
    showNextPage: assign(({ context }, params: { output: { nextCursor: string | null } }) => ({
      cursors: context.nextCursor === null ? context.cursors : [...context.cursors, context.nextCursor],
      nextCursor: params.output.nextCursor,
    })),
    storeFailure: assign(({ context }, params: { error: unknown }) => ({ failure: toFailure(params.error, context.message) })),
    clearFailure: assign({ failure: null }),
  },
  guards: {
    isOtherList: ({ context }, params: { subject: string }) => params.subject !== context.subject,
    isEmptySubject: (_, params: { subject: string }) => params.subject === '',
    hasMore: ({ context }) => context.nextCursor !== null,
    hasTransientFailures: ({ context }) => context.hasTransientFailures,
  },
  delays: {
    answerLimit,
    /** Search errors clear after five seconds (specification §8). */
    failureTimeout: 5000,
  },
}).createMachine({
  id: 'listing',
  context: ({ input }) => ({ ...input, subject: '', cursors: [], nextCursor: null, failure: null }),
  initial: 'idle',
  on: {
    'list.show': [
      {
        guard: { type: 'isEmptySubject', params: ({ event }) => event },
        target: '.idle',
        actions: { type: 'storeSubject', params: ({ event }) => event },
      },
      {
        guard: { type: 'isOtherList', params: ({ event }) => event },
        target: '.loading',
        actions: { type: 'storeSubject', params: ({ event }) => event },
      },
    ],
  },
  states: {
    /** Nothing to list yet. It is rendered as loading. */
    idle: { tags: 'loading' },
    loading: {
      tags: 'loading',
      after: { answerLimit: { target: 'failed', actions: { type: 'storeFailure', params: noAnswer } } },
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => ({ subject: context.subject, isFresh: false }),
        onDone: { target: 'loaded', actions: { type: 'showPages', params: ({ event }) => event } },
        onError: { target: 'failed', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    loaded: {
      tags: 'loaded',
      on: { 'list.refresh': 'refreshing', 'list.loadMore': { guard: 'hasMore', target: 'loadingMore' } },
    },
    refreshing: {
      tags: ['loaded', 'busy'],
      entry: 'clearFailure',
      after: { answerLimit: { target: 'failed', actions: { type: 'storeFailure', params: noAnswer } } },
      invoke: {
        id: 'refresh',
        src: 'load',
        input: ({ context }) => ({ subject: context.subject, isFresh: true }),
        onDone: { target: 'loaded', actions: { type: 'showPages', params: ({ event }) => event } },
        onError: { target: 'failed', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    loadingMore: {
      tags: ['loaded', 'loadingMore'],
      entry: 'clearFailure',
      after: { answerLimit: { target: 'failed', actions: { type: 'storeFailure', params: noAnswer } } },
      invoke: {
        id: 'loadMore',
        src: 'loadMore',
        input: ({ context }) => ({ subject: context.subject, after: context.nextCursor ?? '' }),
        onDone: { target: 'loaded', actions: { type: 'showNextPage', params: ({ event }) => event } },
        onError: { target: 'failed', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    failed: {
      on: {
        'list.refresh': 'refreshing',
        'list.loadMore': { guard: 'hasMore', target: 'loadingMore' },
        'failure.dismiss': { target: 'dismissed', actions: 'clearFailure' },
      },
      after: { failureTimeout: { guard: 'hasTransientFailures', target: 'dismissed', actions: 'clearFailure' } },
    },
    /** The failure was dismissed. The list may be empty, and is not fetched again automatically. */
    dismissed: {
      on: { 'list.refresh': 'refreshing', 'list.loadMore': { guard: 'hasMore', target: 'loadingMore' } },
    },
  },
})
