import type { SnapshotFrom } from 'xstate'
import type { historyConfirmationMachine } from './historyConfirmationMachine.ts'

type Snapshot = SnapshotFrom<typeof historyConfirmationMachine>

export const selectIsAskingRemoval = (snapshot: Snapshot): boolean => snapshot.hasTag('askingRemoval')
export const selectIsAskingClearing = (snapshot: Snapshot): boolean => snapshot.hasTag('askingClearing')
/** Returns the title that the removal's dialog shows, also while it closes; empty before the first one. */
export const selectTitle = (snapshot: Snapshot): string => snapshot.context.entry.title
