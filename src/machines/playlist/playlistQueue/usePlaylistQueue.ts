import { useActorRef, useSelector } from '@xstate/react'
import { createContext, useContext, useEffect, useMemo } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { useFlow } from '../../common/flows.ts'
import type { FlowOptions } from '../../common/flow.ts'
import type { playlistQueueMachine } from './playlistQueueMachine.ts'

const selectAutoplays = (snapshot: SnapshotFrom<typeof playlistQueueMachine>): boolean => snapshot.hasTag('autoplaying')
const selectHasNext = (snapshot: SnapshotFrom<typeof playlistQueueMachine>): boolean => snapshot.context.nextId !== null

export type PlaylistQueueFlow = { machine: typeof playlistQueueMachine; actorOptions?: FlowOptions }

declare module '../../common/flows.ts' {
  interface Flows {
    playlistQueue: PlaylistQueueFlow
  }
}

/** One actor for the watch screen: it outlives the videos and is shared by the components around them. */
export const PlaylistQueueContext = createContext<ActorRefFrom<typeof playlistQueueMachine> | null>(null)

export function usePlaylistQueueActor(): ActorRefFrom<typeof playlistQueueMachine> {
  const flow = useFlow('playlistQueue')
  return useActorRef(flow.machine, flow.actorOptions)
}

export function usePlaylistQueue() {
  const actor = useContext(PlaylistQueueContext)
  if (!actor) throw new Error('usePlaylistQueue must be used within PlaylistQueueContext')
  const commands = useMemo(
    () => ({
      /** Called when the user picks a video of the list: it starts automatically. */
      choose: () => actor.send({ type: 'video.choose' }),
      reportEnd: () => actor.send({ type: 'video.ended' }),
    }),
    [actor],
  )
  return { ...commands, autoplays: useSelector(actor, selectAutoplays), hasNext: useSelector(actor, selectHasNext) }
}

/** Sends the next video's id to the queue, and calls `onWanted` when it should open. Keep `onWanted` stable. */
export function useQueueOrder(nextId: string | null, onWanted: (contentId: string) => void): void {
  const actor = useContext(PlaylistQueueContext)
  useEffect(() => {
    actor?.send({ type: 'order.changed', nextId })
    return () => actor?.send({ type: 'order.changed', nextId: null })
  }, [actor, nextId])
  useEffect(() => {
    const subscription = actor?.on('video.wanted', ({ contentId }) => onWanted(contentId))
    return () => subscription?.unsubscribe()
  }, [actor, onWanted])
}
