import type { NextJob } from '../db/jobs/queues.ts'
import type { MediaPatch } from '../db/media/media.ts'

/** Often enough for a moving figure, without keeping the database busy. */
const progressEveryMs = 500

type Write = (patch: MediaPatch, next?: readonly NextJob[]) => Promise<void>
type Updates = {
  update: Write
  /** Returns a reporter for a part of the whole pipeline, given in percent: call it with the finished share of that part, 0 to 1. */
  stage(from: number, to: number): (done: number) => void
}

/**
 * Writes a task's results, and its progress between them, one after the other.
 * @param begun progress at the start, in percent
 * @param onFailure called when progress could not be written
 */
export function orderedUpdates(write: Write, begun: number, onFailure: (error: unknown) => void): Updates {
  let shown = begun
  let writing: Promise<void> | undefined
  let quietUntil = 0

  async function update(patch: MediaPatch, next?: readonly NextJob[]): Promise<void> {
    await writing
    // A repeated step starts again, but the displayed progress never decreases.
    if (patch.progress !== undefined) shown = Math.max(patch.progress, shown)
    const written = write(patch.progress === undefined ? patch : { ...patch, progress: shown }, next)
    // Nothing is reported meanwhile: the figures could be stored in another order. An error is this call's.
    writing = written
      .catch(() => undefined)
      .finally(() => {
        writing = undefined
      })
    await written
  }

  function report(percent: number): void {
    const progress = Math.min(99, Math.floor(percent))
    if (progress <= shown || writing || performance.now() < quietUntil) return
    shown = progress
    writing = write({ progress })
      .catch(onFailure)
      .finally(() => {
        quietUntil = performance.now() + progressEveryMs
        writing = undefined
      })
  }

  return { update, stage: (from, to) => (done) => report(from + (to - from) * (done > 0 ? Math.min(1, done) : 0)) }
}
