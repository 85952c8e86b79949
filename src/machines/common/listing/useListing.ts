import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { FlowOptions } from '../flow.ts'
import type { listingMachine } from './listingMachine.ts'
import * as select from './selectors.ts'
import type { ListingInput } from './types.ts'

/** The flow of every list of a kind, with its failure's message in the catalogue. */
export type ListingFlow = ListingInput & { machine: typeof listingMachine; actorOptions?: FlowOptions }

/** Returns one list on the screen. @param subject the list's key, in the flow's own format; empty for no list, or not yet */
export function useListing({ machine, message, hasTransientFailures, actorOptions }: ListingFlow, subject: string) {
  const actor = useActorRef(machine, { ...actorOptions, input: { message, hasTransientFailures } })
  useEffect(() => actor.send({ type: 'list.show', subject }), [actor, subject])
  const commands = useMemo(
    () => ({
      refresh: () => actor.send({ type: 'list.refresh' }),
      loadMore: () => actor.send({ type: 'list.loadMore' }),
      dismissFailure: () => actor.send({ type: 'failure.dismiss' }),
    }),
    [actor],
  )
  return {
    ...commands,
    /** cursors of the pages after the first */
    cursors: useSelector(actor, select.selectCursors),
    hasMore: useSelector(actor, select.selectHasMore),
    failure: useSelector(actor, select.selectFailure),
    hasLoaded: useSelector(actor, select.selectHasLoaded),
    isLoading: useSelector(actor, select.selectIsLoading),
    isRefreshing: useSelector(actor, select.selectIsRefreshing),
    isLoadingMore: useSelector(actor, select.selectIsLoadingMore),
  }
}
