import type { Database } from '../db/connection/database.ts'
import type { Jobs } from '../db/jobs/jobs.ts'
import type { Delivery } from '../mailer/mailer.ts'
import type { MediaFailureCode } from '../shared/mediaFailures.ts'
import type { Storage } from '../storage/storage.ts'
import type { GuessLimits } from './auth/guesses.ts'
import type { CodeGuessLimits } from './secondFactor/codeGuesses.ts'
import type { FileKind } from './upload/rules.ts'
import type { UploadBounds } from './upload/uploadBounds.ts'
import type { Limits } from './http/limits.ts'
import type { OAuthSettings } from './identity/provider.ts'

/** `token`: what remote workers must know. `isTranscribed`: whether the site makes automatic captions. */
export type RemoteWorkers = { token: string; isTranscribed: boolean }

/** `way`: in a form, or in parts that can be resumed. `kind`: of the file, as its rules name it */
export type ObserveUpload = (upload: { way: 'form' | 'resumable'; kind: FileKind; bytes: number }) => void

/** What the API needs from the server that mounts it. */
export type ApiDeps = {
  database: Database
  storage: Storage
  jobs: Jobs
  /** where mails go; sending them is not the API's part (see mail/sendMails.ts) */
  mailDelivery: Delivery
  /** of this software */
  version: string
  /**
   * Inspects a received video and returns why it is not a usable video, undefined when it is. Absent when there is no ffmpeg: then the
   * worker reports the failure. Rejects when the inspection itself failed.
   */
  findFault?: ((path: string, signal: AbortSignal) => Promise<MediaFailureCode | undefined>) | undefined
  /** whether guests may play videos as long as no administrator has chosen */
  guestPlayback: boolean
  /** URL of a VAST document: an advertisement comes before each video */
  adTagUrl?: string | undefined
  /** e-mail of the account that becomes the first administrator */
  adminEmail?: string | undefined
  /** address of the site for people, when it is not the one that requests come to */
  publicUrl?: string | undefined
  /** encrypts the secrets of second factors in the database; absent: they are stored as they are */
  secretKey?: string | undefined
  /** Administrators without a second factor do not administer. */
  administratorsNeedSecondFactor?: boolean | undefined
  /** identity providers to sign in with, besides the password */
  oauth?: OAuthSettings | undefined
  /** rate limits that differ from the defaults */
  limits?: Partial<Limits> | undefined
  /** upload limits that differ from the defaults */
  uploads?: Partial<UploadBounds> | undefined
  /** called with each piece that arrives of a file */
  observeUpload?: ObserveUpload | undefined
  /** limits of wrong passwords that differ from the defaults */
  guessLimits?: Partial<GuessLimits> | undefined
  /** limits of wrong codes of a second step that differ from the defaults */
  codeGuessLimits?: Partial<CodeGuessLimits> | undefined
  /** lets remote workers convert; absent: there are no such endpoints */
  remoteWorkers?: RemoteWorkers | undefined
  /** For tests: compares every response with its schema, at five times the cost of serialising it. */
  checkAnswers?: boolean | undefined
}
