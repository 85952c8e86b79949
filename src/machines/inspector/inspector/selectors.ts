import type { SnapshotFrom } from 'xstate'
import type { inspectorMachine } from './inspectorMachine.ts'

type Snapshot = SnapshotFrom<typeof inspectorMachine>

export type Connection = 'waiting' | 'live' | 'outdated' | 'left' | 'unavailable'

const connections: readonly Connection[] = ['waiting', 'live', 'outdated', 'left']

export const selectConnection = (snapshot: Snapshot): Connection => connections.find((tag) => snapshot.hasTag(tag)) ?? 'unavailable'
export const selectAddress = (snapshot: Snapshot): string | null => snapshot.context.address
export const selectIsRefused = (snapshot: Snapshot): boolean => snapshot.hasTag('stopped')
export const selectIsReading = (snapshot: Snapshot): boolean => snapshot.hasTag('reading')
/** Returns the name of the file that is shown in place of a page, null while a page is. */
export const selectFileName = (snapshot: Snapshot): string | null =>
  snapshot.hasTag('file') ? (snapshot.context.file?.name ?? null) : null
export const selectFailure = (snapshot: Snapshot): string | null =>
  snapshot.hasTag('refused') ? (snapshot.context.failure?.message ?? null) : null
/** Returns the number of the event after which the actors are shown, null at present. */
export const selectMoment = (snapshot: Snapshot): number | null => snapshot.context.moment
