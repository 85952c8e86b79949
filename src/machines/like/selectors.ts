import type { SnapshotFrom } from 'xstate'
import type { likeMachine } from './likeMachine.ts'

export const selectIsSaving = (snapshot: SnapshotFrom<typeof likeMachine>): boolean => snapshot.hasTag('saving')
