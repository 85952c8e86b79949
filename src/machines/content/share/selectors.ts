import type { SnapshotFrom } from 'xstate'
import type { shareMachine } from './shareMachine.ts'

/** Returns the text that the user has to copy by hand; null otherwise. */
export const selectByHand = (snapshot: SnapshotFrom<typeof shareMachine>): string | null =>
  snapshot.hasTag('byHand') ? snapshot.context.shareable.url : null
export const selectIsSharing = (snapshot: SnapshotFrom<typeof shareMachine>): boolean => snapshot.hasTag('busy')
