import type { SnapshotFrom } from 'xstate'
import type { Failure } from '../failure.ts'
import type { pagingMachine } from './pagingMachine.ts'

type Snapshot = SnapshotFrom<typeof pagingMachine>

export const selectIsLoading = (snapshot: Snapshot): boolean => snapshot.hasTag('loading')
export const selectFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure
