import type { SnapshotFrom } from 'xstate'
import type { networkMachine } from './networkMachine.ts'

export type NetworkStatus = 'online' | 'offline' | 'unreachable' | 'back'

const statuses = ['offline', 'unreachable', 'back'] as const

export const selectStatus = (snapshot: SnapshotFrom<typeof networkMachine>): NetworkStatus =>
  statuses.find((tag) => snapshot.hasTag(tag)) ?? 'online'
