import type { SnapshotFrom } from 'xstate'
import type { historyChangesMachine } from './historyChangesMachine.ts'

type Snapshot = SnapshotFrom<typeof historyChangesMachine>

/** True while the whole history is being cleared. */
export const selectIsClearing = ({ context }: Snapshot): boolean => context.changes.some(({ kind }) => kind === 'clear')

/** True when every confirmed change was answered: nothing is lost when the actor stops. */
export const selectIsSettled = ({ context }: Snapshot): boolean => context.changes.length === 0
