import { useActorRef, useSelector } from '@xstate/react'
import { createContext, useContext, useEffect, useMemo } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { FlowOptions } from '../flow.ts'
import type { playlistDeletionMachine } from './playlistDeletionMachine.ts'
import type { PlaylistDeletionFact } from './types.ts'

type Snapshot = SnapshotFrom<typeof playlistDeletionMachine>
const selectIsOpen = (snapshot: Snapshot): boolean => snapshot.hasTag('open')
const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')

/** What the app lends: the machine with its actor, and an ear. */
export type PlaylistDeletionFlow = {
  machine: typeof playlistDeletionMachine
  onFact: (fact: PlaylistDeletionFact) => void
  actorOptions?: FlowOptions
}

export const PlaylistDeletionFlowContext = createContext<PlaylistDeletionFlow | null>(null)

/** Deleting a playlist, once that was confirmed. */
export function usePlaylistDeletion() {
  const flow = useContext(PlaylistDeletionFlowContext)
  if (!flow) throw new Error('usePlaylistDeletion must be used within PlaylistDeletionFlowContext')
  const actor = useActorRef(flow.machine, flow.actorOptions)
  useEffect(() => {
    const ears = [
      actor.on('playlist.deleted', flow.onFact),
      actor.on('deletion.refused', flow.onFact),
      actor.on('deletion.failed', flow.onFact),
    ]
    return () => ears.forEach((ear) => ear.unsubscribe())
  }, [actor, flow])
  const commands = useMemo(
    () => ({
      ask: (playlistId: string, isDefault: boolean) => actor.send({ type: 'playlist.delete', playlistId, isDefault }),
      confirm: () => actor.send({ type: 'deletion.confirm' }),
      cancel: () => actor.send({ type: 'deletion.cancel' }),
    }),
    [actor],
  )
  return { ...commands, isOpen: useSelector(actor, selectIsOpen), isBusy: useSelector(actor, selectIsBusy) }
}
