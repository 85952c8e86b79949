import { fromPromise } from 'xstate'
import { cachedPages } from '../../graphql/cachedPages.ts'
import { ask } from '../../graphql/execute.ts'
import { SearchDocument } from '../../graphql/generated/graphql.ts'
import { listingMachine } from '../../machines/listing/listingMachine.ts'
import type { Brought } from '../../machines/listing/types.ts'
import type { ListingFlow } from '../../machines/listing/useListing.ts'
import { readSearch } from '../../machines/search/searchFilters.ts'
import { pageMessages } from '../../shared/errors.ts'
import type { FlowServices } from './services.ts'

/** Its subjects are searches as they stand in the address. */
export function searchFlow({ client, actorOptions }: FlowServices): ListingFlow {
  return {
    message: pageMessages.search,
    forgetsFailures: true,
    actorOptions,
    machine: listingMachine.provide({
      actors: {
        bring: fromPromise<Brought, { subject: string; isFresh: boolean }>(async ({ input: { subject, isFresh } }) => {
          const filters = readSearch(new URLSearchParams(subject))
          const { search } = await ask(client(), SearchDocument, { ...filters, after: null }, isFresh ? 'network-only' : 'cache-first')
          if (isFresh) return { cursors: [], nextCursor: search.nextCursor }
          return cachedPages(client(), search.nextCursor, {
            document: SearchDocument,
            variablesAt: (after) => ({ ...filters, after }),
            cursorOf: (data) => data.search.nextCursor,
          })
        }),
        bringMore: fromPromise<{ nextCursor: string | null }, { subject: string; after: string }>(async ({ input: { subject, after } }) => {
          const { search } = await ask(client(), SearchDocument, { ...readSearch(new URLSearchParams(subject)), after })
          return { nextCursor: search.nextCursor }
        }),
      },
    }),
  }
}
