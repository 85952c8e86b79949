import type { SnapshotFrom } from 'xstate'
import type { historyMachine } from './historyMachine.ts'

type Snapshot = SnapshotFrom<typeof historyMachine>

export const selectText = (snapshot: Snapshot): string => snapshot.context.text
export const selectIsAskingRemoval = (snapshot: Snapshot): boolean => snapshot.hasTag('askingRemoval')
export const selectIsAskingClearing = (snapshot: Snapshot): boolean => snapshot.hasTag('askingClearing')
/** What the dialog is about, also while it closes; empty before the first one. */
export const selectAskedTitle = (snapshot: Snapshot): string => snapshot.context.asked?.title ?? ''
/** The whole history is being emptied. */
export const selectIsClearing = (snapshot: Snapshot): boolean => snapshot.context.changes.some(({ kind }) => kind === 'clear')
