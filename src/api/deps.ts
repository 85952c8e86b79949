import type { Database } from '../db/database.ts'
import type { Jobs } from '../db/jobs.ts'
import type { Storage } from '../storage/storage.ts'
import type { GuessLimits } from './auth/guesses.ts'
import type { Limits } from './frame/limits.ts'
import type { OAuthSettings } from './identities/provider.ts'

/** What the API works with; the server gives it. */
export type ApiDeps = {
  database: Database
  storage: Storage
  jobs: Jobs
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
  /** bounds of wrong passwords that differ from the defaults */
  guessLimits?: Partial<GuessLimits> | undefined
  /** Compare every answer with its schema, at five times the cost of serialising it: for tests. */
  checkAnswers?: boolean | undefined
}
