import type { SnapshotFrom } from 'xstate'
import type { shareMachine } from './shareMachine.ts'

/** What the person has to copy by hand; null when there is nothing of the kind. */
export const selectByHand = (snapshot: SnapshotFrom<typeof shareMachine>): string | null =>
  snapshot.hasTag('byHand') ? snapshot.context.shareable.url : null
