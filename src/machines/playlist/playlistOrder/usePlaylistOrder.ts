import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { SnapshotFrom } from 'xstate'
import { useFlow } from '../../common/flows.ts'
import type { FlowOptions } from '../../common/flow.ts'
import type { playlistOrderMachine } from './playlistOrderMachine.ts'
import type { Move, PlaylistOrderFact } from './types.ts'

const selectWaiting = (snapshot: SnapshotFrom<typeof playlistOrderMachine>): readonly Move[] => snapshot.context.waiting

export type PlaylistOrderFlow = {
  machine: typeof playlistOrderMachine
  onFact: (fact: PlaylistOrderFact) => void
  actorOptions?: FlowOptions
}

declare module '../../common/flows.ts' {
  interface Flows {
    playlistOrder: PlaylistOrderFlow
  }
}

/** @returns `waiting`: moves not sent yet, which the screen applies on top of the cached order */
export function usePlaylistOrder(playlistId: string) {
  const flow = useFlow('playlistOrder')
  const actor = useActorRef(flow.machine, { ...flow.actorOptions, input: { playlistId } })
  useEffect(() => {
    const subscription = actor.on('move.failed', flow.onFact)
    return () => subscription.unsubscribe()
  }, [actor, flow])
  return { waiting: useSelector(actor, selectWaiting), move: (move: Move) => actor.send({ type: 'content.move', move }) }
}
