import type { ColumnType } from 'kysely'
import type { ErrorCode } from '../../shared/errorCodes.ts'

/** Video files that are sent in parts (see migration 0024). */
export type ResumableUploadsTable = {
  /** made by the client: its idempotency key */
  uuid: string
  user_uuid: string
  content_uuid: string
  /** size of the whole file */
  bytes: number
  /** the client's digest of the file: the same for the same file */
  fingerprint: string
  /** when the whole file became its content's current one; null before */
  accepted_at: Date | null
  /** why the file was refused; null when it was not */
  refusal: ErrorCode | null
  created_at: ColumnType<Date, Date | undefined, never>
  expires_at: Date
}
