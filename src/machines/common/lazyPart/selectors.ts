import type { SnapshotFrom } from 'xstate'
import type { lazyPartMachine } from './lazyPartMachine.ts'

type Snapshot = SnapshotFrom<typeof lazyPartMachine>

export const selectIsReady = (snapshot: Snapshot): boolean => snapshot.matches('ready')
export const selectIsFailed = (snapshot: Snapshot): boolean => snapshot.hasTag('failed')
export const selectIsOutdated = (snapshot: Snapshot): boolean => snapshot.hasTag('outdated')
