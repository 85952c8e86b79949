import type { SnapshotFrom } from 'xstate'
import type { moderationMachine } from './moderationMachine.ts'
import type { ModerationAct } from './types.ts'

type Snapshot = SnapshotFrom<typeof moderationMachine>

/** Returns the act that the dialog is about, also while it closes; null before the first one. */
export const selectAct = (snapshot: Snapshot): ModerationAct | null => snapshot.context.act
export const selectIsAsking = (snapshot: Snapshot): boolean => snapshot.hasTag('asking')
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
