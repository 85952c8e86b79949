import type { SnapshotFrom } from 'xstate'
import type { playbackReportMachine } from './playbackReportMachine.ts'

/** False while a report is in flight or waits for the view record: the actor outlives the player until then. */
export const selectIsSettled = (snapshot: SnapshotFrom<typeof playbackReportMachine>): boolean => !snapshot.hasTag('unsettled')
