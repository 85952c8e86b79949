import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect } from 'react'
import type { FlowOptions } from '../flow.ts'
import { useFlow } from '../flows.ts'
import type { pagingMachine } from './pagingMachine.ts'
import * as select from './selectors.ts'
import type { PageRequest } from './types.ts'

export type PagingFlow = { machine: typeof pagingMachine; actorOptions: FlowOptions }

declare module '../flows.ts' {
  interface Flows {
    paging: PagingFlow
  }
}

/**
 * Returns the loading of a list's further pages.
 * @param nextCursor the list's own cursor; null at the end
 * @param requestAt returns the query for the page at a cursor
 */
export function usePaging(nextCursor: string | null, requestAt: (cursor: string) => PageRequest) {
  const flow = useFlow('paging')
  const actor = useActorRef(flow.machine, flow.actorOptions)
  useEffect(() => actor.send({ type: 'list.changed', nextCursor }), [actor, nextCursor])
  const load = useCallback(() => {
    if (nextCursor !== null) actor.send({ type: 'page.load', request: requestAt(nextCursor) })
  }, [actor, nextCursor, requestAt])
  return {
    isLoading: useSelector(actor, select.selectIsLoading),
    failure: useSelector(actor, select.selectFailure),
    /** Stable between renders for the same cursor, if `requestAt` is. */
    load,
  }
}
