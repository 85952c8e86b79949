import type { ColumnType, Generated } from 'kysely'

/** What administrators have chosen for the site; no row before they have. */
export type SiteSettingsTable = {
  is_only: Generated<boolean>
  uuid: Generated<string>
  name: string
  accent: string
  updated_at: ColumnType<Date, never, Date>
}
