import type { SnapshotFrom } from 'xstate'
import type { deletionMachine } from './deletionMachine.ts'

type Snapshot = SnapshotFrom<typeof deletionMachine>

/** The question stands, also while the answer is carried out. */
export const selectIsAsking = (snapshot: Snapshot): boolean => snapshot.hasTag('asking')
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
/** What the question is about, also while it closes. */
export const selectName = (snapshot: Snapshot): string => snapshot.context.subject.name
