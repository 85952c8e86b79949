import { useActorRef, useSelector } from '@xstate/react'
import { createContext, useContext, useEffect, useMemo } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { FlowOptions } from '../flow.ts'
import type { playlistQueueMachine } from './playlistQueueMachine.ts'

const selectGoesOn = (snapshot: SnapshotFrom<typeof playlistQueueMachine>): boolean => snapshot.hasTag('goingOn')

export type PlaylistQueueFlow = { machine: typeof playlistQueueMachine; actorOptions?: FlowOptions }

export const PlaylistQueueFlowContext = createContext<PlaylistQueueFlow | null>(null)

/** One for the watch screen: it outlives the videos, and the parts around them share it. */
export const PlaylistQueueContext = createContext<ActorRefFrom<typeof playlistQueueMachine> | null>(null)

export function usePlaylistQueueActor(): ActorRefFrom<typeof playlistQueueMachine> {
  const flow = useContext(PlaylistQueueFlowContext)
  if (!flow) throw new Error('usePlaylistQueueActor must be used within PlaylistQueueFlowContext')
  return useActorRef(flow.machine, flow.actorOptions)
}

/** The playlist that plays, if one does. */
export function usePlaylistQueue() {
  const actor = useContext(PlaylistQueueContext)
  if (!actor) throw new Error('usePlaylistQueue must be used within PlaylistQueueContext')
  const commands = useMemo(
    () => ({
      /** The person picked a video of the list: it starts by itself. */
      choose: () => actor.send({ type: 'video.choose' }),
      reportEnd: () => actor.send({ type: 'video.ended' }),
    }),
    [actor],
  )
  return { ...commands, goesOn: useSelector(actor, selectGoesOn) }
}

/** Tells the queue what comes next, and hears when it is time. Keep `onWanted` stable. */
export function useQueueOrder(nextId: string | null, onWanted: (contentId: string) => void): void {
  const actor = useContext(PlaylistQueueContext)
  useEffect(() => {
    actor?.send({ type: 'order.changed', nextId })
    return () => actor?.send({ type: 'order.changed', nextId: null })
  }, [actor, nextId])
  useEffect(() => {
    const ear = actor?.on('video.wanted', ({ contentId }) => onWanted(contentId))
    return () => ear?.unsubscribe()
  }, [actor, onWanted])
}
