import type { SnapshotFrom } from 'xstate'
import type { historyMachine } from './historyMachine.ts'

type Snapshot = SnapshotFrom<typeof historyMachine>

export const selectText = (snapshot: Snapshot): string => snapshot.context.text
export const selectIsAskingRemoval = (snapshot: Snapshot): boolean => snapshot.hasTag('askingRemoval')
export const selectIsAskingClearing = (snapshot: Snapshot): boolean => snapshot.hasTag('askingClearing')
/** Returns the title that the dialog shows, also while it closes; empty before the first one. */
export const selectAskedTitle = (snapshot: Snapshot): string => snapshot.context.asked?.title ?? ''
/** True while the whole history is being cleared. */
export const selectIsClearing = (snapshot: Snapshot): boolean => snapshot.context.changes.some(({ kind }) => kind === 'clear')
