import { fromPromise } from 'xstate'
import { query } from '../../../graphql/execute.ts'
import { MoreFollowsDocument, MoreNewsDocument, SubscriptionsDocument } from '../../../graphql/generated/graphql.ts'
import { subscriptionsMachine } from '../../../machines/follow/subscriptions/subscriptionsMachine.ts'
import type { SubscriptionsFlow } from '../../../machines/follow/subscriptions/useSubscriptions.ts'
import type { FlowServices } from '../common/services.ts'

/** The pages are merged into the lists of the cache (`joinedPages`), where the screen reads them. */
export const subscriptionsFlow = ({ client, actorOptions }: FlowServices): SubscriptionsFlow => ({
  actorOptions,
  machine: subscriptionsMachine.provide({
    actors: {
      refresh: fromPromise<void, undefined>(async () => {
        await query(client(), SubscriptionsDocument, {})
      }),
      moreNews: fromPromise<void, { cursor: string }>(async ({ input }) => {
        await query(client(), MoreNewsDocument, input)
      }),
      moreChannels: fromPromise<void, { cursor: string }>(async ({ input }) => {
        await query(client(), MoreFollowsDocument, input)
      }),
    },
  }),
})
