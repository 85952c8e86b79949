import type { SnapshotFrom } from 'xstate'
import type { historyChangesMachine } from './historyChangesMachine.ts'

/** True while the whole history is being cleared. */
export const selectIsClearing = ({ context }: SnapshotFrom<typeof historyChangesMachine>): boolean =>
  context.changes.some(({ kind }) => kind === 'clear')
