import type { SnapshotFrom } from 'xstate'
import type { conversionRetryMachine } from './conversionRetryMachine.ts'

type Snapshot = SnapshotFrom<typeof conversionRetryMachine>

/** Returns the id of the video whose conversion is being repeated; null for none. */
export const selectBusyId = (snapshot: Snapshot): string | null => (snapshot.hasTag('busy') ? snapshot.context.contentId : null)
