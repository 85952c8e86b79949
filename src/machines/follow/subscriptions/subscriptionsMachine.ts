import { assign, emit, setup } from 'xstate'
import * as pageMessages from '../../../shared/pageMessages.ts'
import { answerLimit, noAnswer } from '../../common/answerLimit.ts'
import { toFailure } from '../../common/failure.ts'
import { subscriptionsActors } from './actors.ts'
import type {
  SubscriptionsContext,
  SubscriptionsEvent,
  SubscriptionsFact,
  SubscriptionsFailures,
  SubscriptionsInput,
  SubscriptionsTag,
  SubscriptionsView,
} from './types.ts'

const types: {
  context?: SubscriptionsContext
  events?: SubscriptionsEvent
  emitted?: SubscriptionsFact
  input?: SubscriptionsInput
  tags?: SubscriptionsTag
} = {}

/** A request: refetch everything, or fetch more of one list. */
type RequestKind = keyof SubscriptionsFailures

/**
 * The subscriptions screen: stores the open tab and the period of the new videos and emits both for the address, refetches both lists, and
 * fetches the next page of each, one at a time. The screen's query does the first load; the cache owns the lists.
 */
export const subscriptionsMachine = setup({
  types,
  actors: subscriptionsActors,
  actions: {
    change: assign(({ context }, params: { patch: Partial<SubscriptionsView> }) => ({ view: { ...context.view, ...params.patch } })),
    adopt: assign((_, { view }: { view: SubscriptionsView }) => ({ view })),
    announce: emit(({ context }) => ({ type: 'view.settled', view: context.view })),
    keepNewsCursor: assign(({ context }, { cursor }: { cursor: string }) => ({ cursors: { ...context.cursors, news: cursor } })),
    keepChannelsCursor: assign(({ context }, { cursor }: { cursor: string }) => ({ cursors: { ...context.cursors, channels: cursor } })),
    storeFailure: assign(({ context }, { errand, error }: { errand: RequestKind; error: unknown }) => ({
      failures: { ...context.failures, [errand]: toFailure(error, pageMessages.loadFollows) },
    })),
    clearFailure: assign(({ context }, { errand }: { errand: RequestKind }) => ({ failures: { ...context.failures, [errand]: null } })),
  },
  guards: {
    isOnChannels: ({ context }) => context.view.tab === 'channels',
    isOnNews: ({ context }) => context.view.tab === 'news',
  },
  delays: { answerLimit },
}).createMachine({
  id: 'subscriptions',
  context: ({ input: { view } }) => ({
    view,
    cursors: { news: '', channels: '' },
    failures: { refresh: null, news: null, channels: null },
  }),
  type: 'parallel',
  states: {
    view: {
      initial: 'news',
      on: {
        'tab.choose': { actions: [{ type: 'change', params: ({ event: { tab } }) => ({ patch: { tab } }) }, 'announce'] },
        'view.adopt': { actions: { type: 'adopt', params: ({ event }) => event } },
      },
      states: {
        news: {
          always: { guard: 'isOnChannels', target: 'channels' },
          on: {
            'period.choose': { actions: [{ type: 'change', params: ({ event: { period } }) => ({ patch: { period } }) }, 'announce'] },
          },
        },
        channels: { always: { guard: 'isOnNews', target: 'news' } },
      },
    },
    lists: {
      initial: 'settled',
      states: {
        settled: { on: { 'lists.refresh': 'refreshing' } },
        refreshing: {
          tags: 'refreshing',
          entry: { type: 'clearFailure', params: { errand: 'refresh' } },
          after: {
            answerLimit: { target: 'failed', actions: { type: 'storeFailure', params: () => ({ errand: 'refresh', ...noAnswer() }) } },
          },
          invoke: {
            id: 'refresh',
            src: 'refresh',
            onDone: 'settled',
            onError: {
              target: 'failed',
              actions: { type: 'storeFailure', params: ({ event: { error } }) => ({ errand: 'refresh', error }) },
            },
          },
        },
        /** The listed items stay. */
        failed: {
          on: {
            'lists.refresh': 'refreshing',
            'failure.dismiss': { target: 'settled', actions: { type: 'clearFailure', params: { errand: 'refresh' } } },
          },
        },
      },
    },
    moreNews: {
      initial: 'settled',
      states: {
        settled: {
          on: { 'news.more': { target: 'loading', actions: { type: 'keepNewsCursor', params: ({ event }) => event } } },
        },
        loading: {
          tags: 'loadingNews',
          entry: { type: 'clearFailure', params: { errand: 'news' } },
          after: {
            answerLimit: { target: 'settled', actions: { type: 'storeFailure', params: () => ({ errand: 'news', ...noAnswer() }) } },
          },
          invoke: {
            id: 'moreNews',
            src: 'moreNews',
            input: ({ context }) => ({ cursor: context.cursors.news }),
            onDone: 'settled',
            onError: {
              target: 'settled',
              actions: { type: 'storeFailure', params: ({ event: { error } }) => ({ errand: 'news', error }) },
            },
          },
        },
      },
    },
    moreChannels: {
      initial: 'settled',
      states: {
        settled: {
          on: { 'channels.more': { target: 'loading', actions: { type: 'keepChannelsCursor', params: ({ event }) => event } } },
        },
        loading: {
          tags: 'loadingChannels',
          entry: { type: 'clearFailure', params: { errand: 'channels' } },
          after: {
            answerLimit: { target: 'settled', actions: { type: 'storeFailure', params: () => ({ errand: 'channels', ...noAnswer() }) } },
          },
          invoke: {
            id: 'moreChannels',
            src: 'moreChannels',
            input: ({ context }) => ({ cursor: context.cursors.channels }),
            onDone: 'settled',
            onError: {
              target: 'settled',
              actions: { type: 'storeFailure', params: ({ event: { error } }) => ({ errand: 'channels', error }) },
            },
          },
        },
      },
    },
  },
})
