import type { SnapshotFrom } from 'xstate'
import type { suggestionsMachine } from './suggestionsMachine.ts'

type Snapshot = SnapshotFrom<typeof suggestionsMachine>

/** The query whose suggestions are shown; empty while none are. */
export const selectAnswered = (snapshot: Snapshot): string => (snapshot.hasTag('open') ? snapshot.context.answered : '')
