import type { TypedDocumentNode } from '@urql/core'
import { type EventObject, fromCallback } from 'xstate'
import { toCodedError } from '../../../graphql/errors.ts'
import { pagingMachine } from '../../../machines/common/paging/pagingMachine.ts'
import type { PageRequest, PagingEvent } from '../../../machines/common/paging/types.ts'
import type { PagingFlow } from '../../../machines/common/paging/usePaging.ts'
import type { FlowServices } from './services.ts'

/** Returns the flow of every list whose pages the cache joins (`joinedPages`). */
export function pagingFlow(services: FlowServices): PagingFlow {
  return {
    machine: pagingMachine.provide({
      actors: { watchPage: fromCallback<EventObject, PageRequest>(({ input, sendBack }) => watchPage(services, input, sendBack)) },
    }),
    actorOptions: services.actorOptions,
  }
}

/** Not from the cache: a cached page is part of the list already. */
function watchPage({ client }: FlowServices, { document, variables }: PageRequest, send: (event: PagingEvent) => void): () => void {
  if (!isDocument(document)) throw new TypeError('The request of a page is no GraphQL document')
  const results = client().query(document, variables, { requestPolicy: 'network-only' })
  return results.subscribe(({ error }) => send(error ? { type: 'page.failed', error: toCodedError(error) } : { type: 'page.loaded' }))
    .unsubscribe
}

const isDocument = (value: object): value is TypedDocumentNode => 'definitions' in value
