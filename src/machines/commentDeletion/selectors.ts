import type { SnapshotFrom } from 'xstate'
import type { commentDeletionMachine } from './commentDeletionMachine.ts'

type Snapshot = SnapshotFrom<typeof commentDeletionMachine>

/** The question stands, also while the answer is carried out. */
export const selectIsAsking = (snapshot: Snapshot): boolean => snapshot.hasTag('asking')
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
