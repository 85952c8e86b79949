import type { ColumnType, Generated } from 'kysely'
import type { DigestFrequency } from '../../shared/notificationChoices.ts'

/** What a person wants to be notified of; no row until they have chosen. */
export type NotificationChoicesTable = {
  user_uuid: string
  /** kinds that create no notification; a later version may have written others than those that this one knows */
  off_on_site: Generated<string[]>
  /** kinds that no digest has */
  off_by_mail: Generated<string[]>
  digest: Generated<DigestFrequency>
  /** when the next digest is made; null for never */
  digest_due_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** notifications that were created later are for the next digest; null before the first choice of digests */
  digested_until: ColumnType<Date | null, Date | null | undefined, Date | null>
}
