import type { Database } from '../db/connection/database.ts'
import type { Jobs } from '../db/jobs/jobs.ts'
import type { Log } from '../shared/log.ts'
import type { Storage } from '../storage/storage.ts'
import type { FfmpegTools } from './media/ffmpeg.ts'

export type WorkerDeps = {
  database: Database
  storage: Storage
  jobs: Jobs
  log: Log
  /** the operator's command that writes captions of a sound; undefined for none */
  transcribeCommand?: string | undefined
  /** No video gets all its renditions before: until then, the processors belong to what makes videos watchable. It never rejects. */
  laddersFrom?: Promise<void> | undefined
  /** remote workers make all conversions */
  convertsElsewhere?: boolean | undefined
}
/** What a conversion needs besides its task. */
export type ConversionDeps = { log: Log; tools: FfmpegTools }
export type MediaDeps = WorkerDeps & { tools: FfmpegTools }
