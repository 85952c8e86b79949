import type { SnapshotFrom } from 'xstate'
import type { deletionMachine } from './deletionMachine.ts'

type Snapshot = SnapshotFrom<typeof deletionMachine>

/** True while the dialog is open, also while the deletion is in flight. */
export const selectIsAsking = (snapshot: Snapshot): boolean => snapshot.hasTag('asking')
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
/** Returns the name that the dialog shows, also while it closes. */
export const selectName = (snapshot: Snapshot): string => snapshot.context.subject.name
