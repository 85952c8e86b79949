import type { SnapshotFrom } from 'xstate'
import type { navigationMachine } from './navigationMachine.ts'

/** True when the current screen was reached with the browser's back or forward button. */
export const selectIsReturn = (snapshot: SnapshotFrom<typeof navigationMachine>): boolean => snapshot.hasTag('returned')
