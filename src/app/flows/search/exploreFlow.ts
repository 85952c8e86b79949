import { fromPromise } from 'xstate'
import { cachedPages } from '../../../graphql/cachedPages.ts'
import { query } from '../../../graphql/execute.ts'
import { ExploreDocument, ExploreMoreDocument } from '../../../graphql/generated/graphql.ts'
import { listingMachine } from '../../../machines/common/listing/listingMachine.ts'
import type { LoadedPages } from '../../../machines/common/listing/types.ts'
import type { ListingFlow } from '../../../machines/common/listing/useListing.ts'
import * as pageMessages from '../../../shared/pageMessages.ts'
import type { FlowServices } from '../common/services.ts'

const sourceOf = (subject: string): 'recommended' | 'trending' => (subject === 'recommended' ? 'recommended' : 'trending')

/** The listing's subjects are the two sources. */
export function exploreFlow({ client, actorOptions }: FlowServices): ListingFlow {
  return {
    message: pageMessages.loadData,
    hasTransientFailures: false,
    actorOptions,
    machine: listingMachine.provide({
      actors: {
        load: fromPromise<LoadedPages, { subject: string; isFresh: boolean }>(async ({ input: { subject, isFresh } }) => {
          const source = sourceOf(subject)
          const { explore } = await query(client(), ExploreDocument, { source }, isFresh ? 'network-only' : 'cache-first')
          if (isFresh) return { cursors: [], nextCursor: explore.nextCursor }
          return cachedPages(client(), explore.nextCursor, {
            document: ExploreMoreDocument,
            variablesAt: (after) => ({ source, after }),
            cursorOf: (data) => data.explore.nextCursor,
          })
        }),
        loadMore: fromPromise<{ nextCursor: string | null }, { subject: string; after: string }>(async ({ input: { subject, after } }) => {
          const { explore } = await query(client(), ExploreMoreDocument, { source: sourceOf(subject), after })
          return { nextCursor: explore.nextCursor }
        }),
      },
    }),
  }
}
