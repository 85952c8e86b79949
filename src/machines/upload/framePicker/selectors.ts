import type { SnapshotFrom } from 'xstate'
import type { Failure } from '../../common/failure.ts'
import type { framePickerMachine } from './framePickerMachine.ts'
import type { Frame, VideoFacts } from './types.ts'

type Snapshot = SnapshotFrom<typeof framePickerMachine>

/** `reading` nothing is known yet; `preparing` the first pictures are drawn; `undecodable` and `unreadable` offer none. */
export type FramePickerStage = 'reading' | 'preparing' | 'offering' | 'undecodable' | 'unreadable'

const plainStages = ['reading', 'undecodable', 'unreadable'] as const

export function selectStage(snapshot: Snapshot): FramePickerStage {
  if (snapshot.hasTag('offering')) return 'offering'
  return plainStages.find((stage) => snapshot.matches(stage)) ?? 'preparing'
}
export const selectFacts = (snapshot: Snapshot): VideoFacts | null => snapshot.context.facts
export const selectFrames = (snapshot: Snapshot): readonly Frame[] => snapshot.context.frames
/** Returns the picture at the slider's second; null before it was moved. */
export const selectCustom = (snapshot: Snapshot): Frame | null => snapshot.context.custom
export const selectSecond = (snapshot: Snapshot): number => snapshot.context.second
export const selectFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure
export const selectIsDrawing = (snapshot: Snapshot): boolean => snapshot.hasTag('drawing')
/** True when a picture can be chosen: not while the one of the slider is being drawn. */
export const selectCanChoose = (snapshot: Snapshot): boolean => snapshot.hasTag('offering') && !snapshot.hasTag('drawing')
