import type { SnapshotFrom } from 'xstate'
import type { commentArrivalsMachine } from './commentArrivalsMachine.ts'

type Snapshot = SnapshotFrom<typeof commentArrivalsMachine>

export const selectShownUntil = (snapshot: Snapshot): string | null => snapshot.context.shownUntil
export const selectWaiting = (snapshot: Snapshot): number => snapshot.context.waiting
