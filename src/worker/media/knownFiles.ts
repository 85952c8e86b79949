import { stat } from 'node:fs/promises'
import type { ProbedSource, VideoFacts } from './probe.ts'
import { readTimeline, type Timeline } from './timeline.ts'

/** A file as it is now: the same when it is moved, another one once its bytes change. */
export type FileIdentity = string

export async function identityOf(path: string): Promise<FileIdentity> {
  const { dev, ino, size, mtimeMs } = await stat(path)
  return [dev, ino, size, mtimeMs].join('-')
}

/** Keeps what was read of the last files: one step after another needs it of the same upload. */
class Known<Value> {
  readonly #values = new Map<string, Value>()
  readonly #limit = 32

  get(key: string): Value | undefined {
    return this.#values.get(key)
  }

  set(key: string, value: Value): void {
    this.#values.set(key, value)
    for (const oldest of this.#values.keys()) if (this.#values.size > this.#limit) this.#values.delete(oldest)
  }
}

/** Of files in which a picture was found. */
export const knownFacts = new Known<VideoFacts>()

const timelines = new Known<Timeline>()

/** Reads every packet of a file, unless that was done. */
export async function timelineOf(source: ProbedSource, file: FileIdentity, signal: AbortSignal): Promise<Timeline> {
  const part = `${file} ${source.trim?.start} ${source.trim?.end}`
  const known = timelines.get(part)
  if (known) return known
  const timeline = await readTimeline(source, signal)
  timelines.set(part, timeline)
  return timeline
}
