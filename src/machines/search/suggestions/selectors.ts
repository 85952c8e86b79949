import type { SnapshotFrom } from 'xstate'
import type { suggestionsMachine } from './suggestionsMachine.ts'

type Snapshot = SnapshotFrom<typeof suggestionsMachine>

/** Returns the query whose suggestions are shown; empty when none are shown. */
export const selectAnswered = (snapshot: Snapshot): string => (snapshot.hasTag('open') ? snapshot.context.answered : '')
