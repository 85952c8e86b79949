import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { FlowOptions } from '../flow.ts'
import { useFlow } from '../flows.ts'
import type { infiniteScrollMachine } from './infiniteScrollMachine.ts'

export type InfiniteScrollFlow = { machine: typeof infiniteScrollMachine; actorOptions: FlowOptions }

declare module '../flows.ts' {
  interface Flows {
    infiniteScroll: InfiniteScrollFlow
  }
}

type Snapshot = SnapshotFrom<typeof infiniteScrollMachine>
const selectIsUntouched = (snapshot: Snapshot): boolean => snapshot.matches('untouched')
const selectIsWatching = (snapshot: Snapshot): boolean => snapshot.matches('watching')

/** `nextCursor`: the list's own; `load`: loads the next page, and is stable for the same cursor */
type InfiniteList = { nextCursor: string | null; hasFailed: boolean; load: () => void }

/** Loads the next page of a list when its end comes near. @returns what to watch for now, and what to tell */
export function useInfiniteScroll({ nextCursor, hasFailed, load }: InfiniteList) {
  const flow = useFlow('infiniteScroll')
  const actor = useActorRef(flow.machine, flow.actorOptions)
  useEffect(() => {
    const subscription = actor.on('page.wanted', load)
    return () => subscription.unsubscribe()
  }, [actor, load])
  useEffect(() => actor.send({ type: 'list.grew', nextCursor }), [actor, nextCursor])
  useEffect(() => {
    if (hasFailed) actor.send({ type: 'page.failed' })
  }, [actor, hasFailed])
  const reports = useMemo(
    () => ({
      pageScrolled: () => actor.send({ type: 'page.scrolled' }),
      endApproached: () => actor.send({ type: 'end.approached' }),
    }),
    [actor],
  )
  return { ...reports, isUntouched: useSelector(actor, selectIsUntouched), isWatching: useSelector(actor, selectIsWatching) }
}
