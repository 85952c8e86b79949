import type { SnapshotFrom } from 'xstate'
import type { Tile } from '../../../shared/storyboard.ts'
import type { cardPreviewMachine } from './cardPreviewMachine.ts'

/** The picture that is shown; null while the card is still. */
export const selectTile = (snapshot: SnapshotFrom<typeof cardPreviewMachine>): Tile | null =>
  snapshot.hasTag('playing') ? (snapshot.context.tiles?.[snapshot.context.index] ?? null) : null
