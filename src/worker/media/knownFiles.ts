import { stat } from 'node:fs/promises'
import type { VideoFacts } from './probe.ts'
import type { Timeline } from './timeline.ts'
import type { Trim } from './trim.ts'

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
const partOf = (file: FileIdentity, trim: Trim | undefined): string => `${file} ${trim?.start} ${trim?.end}`
export const knownTimeline = (file: FileIdentity, trim: Trim | undefined): Timeline | undefined => timelines.get(partOf(file, trim))
export const rememberTimeline = (file: FileIdentity, trim: Trim | undefined, timeline: Timeline): void =>
  timelines.set(partOf(file, trim), timeline)
