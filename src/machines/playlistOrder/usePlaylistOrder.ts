import { useActorRef, useSelector } from '@xstate/react'
import { createContext, useContext, useEffect } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { FlowOptions } from '../flow.ts'
import type { playlistOrderMachine } from './playlistOrderMachine.ts'
import type { Move, PlaylistOrderFact } from './types.ts'

const selectWaiting = (snapshot: SnapshotFrom<typeof playlistOrderMachine>): readonly Move[] => snapshot.context.waiting

/** What the app lends: the machine with its actor, and an ear. */
export type PlaylistOrderFlow = {
  machine: typeof playlistOrderMachine
  onFact: (fact: PlaylistOrderFact) => void
  actorOptions?: FlowOptions
}

export const PlaylistOrderFlowContext = createContext<PlaylistOrderFlow | null>(null)

/** @returns `waiting`: moves that are not sent yet, for the screen to show over what the cache has */
export function usePlaylistOrder(playlistId: string) {
  const flow = useContext(PlaylistOrderFlowContext)
  if (!flow) throw new Error('usePlaylistOrder must be used within PlaylistOrderFlowContext')
  const actor = useActorRef(flow.machine, { ...flow.actorOptions, input: { playlistId } })
  useEffect(() => {
    const ear = actor.on('move.failed', flow.onFact)
    return () => ear.unsubscribe()
  }, [actor, flow])
  return { waiting: useSelector(actor, selectWaiting), move: (move: Move) => actor.send({ type: 'content.move', move }) }
}
