import { fromPromise } from 'xstate'
import { cachedPages } from '../../../graphql/cachedPages.ts'
import { query } from '../../../graphql/execute.ts'
import { SearchDocument } from '../../../graphql/generated/graphql.ts'
import { listingMachine } from '../../../machines/common/listing/listingMachine.ts'
import type { LoadedPages } from '../../../machines/common/listing/types.ts'
import type { ListingFlow } from '../../../machines/common/listing/useListing.ts'
import { readSearch } from '../../../machines/search/searchFilters.ts'
import * as pageMessages from '../../../shared/pageMessages.ts'
import type { FlowServices } from '../common/services.ts'

/** The listing's subjects are searches, as written in the address. */
export function searchFlow({ client, actorOptions }: FlowServices): ListingFlow {
  return {
    message: pageMessages.search,
    hasTransientFailures: true,
    actorOptions,
    machine: listingMachine.provide({
      actors: {
        load: fromPromise<LoadedPages, { subject: string; isFresh: boolean }>(async ({ input: { subject, isFresh } }) => {
          const filters = readSearch(new URLSearchParams(subject))
          const { search } = await query(client(), SearchDocument, { ...filters, after: null }, isFresh ? 'network-only' : 'cache-first')
          if (isFresh) return { cursors: [], nextCursor: search.nextCursor }
          return cachedPages(client(), search.nextCursor, {
            document: SearchDocument,
            variablesAt: (after) => ({ ...filters, after }),
            cursorOf: (data) => data.search.nextCursor,
          })
        }),
        loadMore: fromPromise<{ nextCursor: string | null }, { subject: string; after: string }>(async ({ input: { subject, after } }) => {
          const { search } = await query(client(), SearchDocument, { ...readSearch(new URLSearchParams(subject)), after })
          return { nextCursor: search.nextCursor }
        }),
      },
    }),
  }
}
