import { fromPromise } from 'xstate'
import { ask } from '../../graphql/execute.ts'
import { MoreFollowsDocument, MoreNewsDocument, SubscriptionsDocument } from '../../graphql/generated/graphql.ts'
import { subscriptionsMachine } from '../../machines/subscriptions/subscriptionsMachine.ts'
import type { SubscriptionsFlow } from '../../machines/subscriptions/useSubscriptions.ts'
import type { FlowServices } from './services.ts'

/** The pages join the lists in the cache (`joinedPages`), where the screen sees them. */
export const subscriptionsFlow = ({ client, actorOptions }: FlowServices): SubscriptionsFlow => ({
  actorOptions,
  machine: subscriptionsMachine.provide({
    actors: {
      refresh: fromPromise<void, undefined>(async () => {
        await ask(client(), SubscriptionsDocument, {})
      }),
      moreNews: fromPromise<void, { cursor: string }>(async ({ input }) => {
        await ask(client(), MoreNewsDocument, input)
      }),
      moreChannels: fromPromise<void, { cursor: string }>(async ({ input }) => {
        await ask(client(), MoreFollowsDocument, input)
      }),
    },
  }),
})
