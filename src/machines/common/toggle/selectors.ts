import type { SnapshotFrom } from 'xstate'
import type { toggleMachine } from './toggleMachine.ts'

export const selectIsSaving = (snapshot: SnapshotFrom<typeof toggleMachine>): boolean => snapshot.hasTag('saving')
