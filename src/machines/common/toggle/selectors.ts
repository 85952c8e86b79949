import type { SnapshotFrom } from 'xstate'
import type { toggleMachine } from './toggleMachine.ts'

type Snapshot = SnapshotFrom<typeof toggleMachine>

export const selectIsSaving = (snapshot: Snapshot): boolean => snapshot.hasTag('saving')
/** True when the last pending value is saved: an unmounted toggle can stop. */
export const selectIsSettled = (snapshot: Snapshot): boolean => !selectIsSaving(snapshot)
