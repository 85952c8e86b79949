import type { Database } from '../db/database.ts'
import type { Jobs } from '../db/jobs.ts'
import type { MediaFailureCode } from '../shared/mediaFailures.ts'
import type { Storage } from '../storage/storage.ts'
import type { GuessLimits } from './auth/guesses.ts'
import type { UploadBounds } from './files/uploadBounds.ts'
import type { Limits } from './frame/limits.ts'
import type { OAuthSettings } from './identities/provider.ts'

/** What the API works with; the server gives it. */
export type ApiDeps = {
  database: Database
  storage: Storage
  jobs: Jobs
  /**
   * Looks into a video that has arrived: what keeps it from being one, undefined when nothing does. Absent where there is no ffmpeg:
   * then the worker tells. Rejects when the look itself failed.
   */
  findFault?: ((path: string, signal: AbortSignal) => Promise<MediaFailureCode | undefined>) | undefined
  /** may guests play videos? */
  guestPlayback: boolean
  /** who becomes the first administrator */
  adminEmail?: string | undefined
  /** where people open the site, when it is not the address that requests come to */
  publicUrl?: string | undefined
  /** providers to sign in with besides the password */
  oauth?: OAuthSettings | undefined
  /** rate limits that differ from the defaults */
  limits?: Partial<Limits> | undefined
  /** bounds of uploads that differ from the defaults */
  uploads?: Partial<UploadBounds> | undefined
  /** bounds of wrong passwords that differ from the defaults */
  guessLimits?: Partial<GuessLimits> | undefined
  /** Compare every answer with its schema, at five times the cost of serialising it: for tests. */
  checkAnswers?: boolean | undefined
}
