import type { ColumnType, Generated } from 'kysely'
import type { QuotaChoiceKind } from '../../shared/quota.ts'

/** What the people of a role may keep and send per day; null is no limit. */
export type RoleQuotasTable = { role_uuid: string; total_bytes: number | null; daily_bytes: number | null }

/** What differs for one person. */
export type UserQuotasTable = {
  user_uuid: string
  total_choice: QuotaChoiceKind
  /** of the choice `bytes`; null for the others */
  total_bytes: number | null
  daily_choice: QuotaChoiceKind
  daily_bytes: number | null
}

/** What the site took of somebody within a day; older ones are deleted. */
export type UploadReceiptsTable = {
  uuid: Generated<string>
  user_uuid: string
  bytes: number
  received_at: ColumnType<Date, Date | undefined, never>
}
