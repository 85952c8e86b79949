import type { SnapshotFrom } from 'xstate'
import type { leaveGuardMachine } from './leaveGuardMachine.ts'

/** True while the user is asked whether to leave. */
export const selectIsAsking = (snapshot: SnapshotFrom<typeof leaveGuardMachine>): boolean => snapshot.hasTag('asking')
