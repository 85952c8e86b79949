import type { ColumnType, Generated } from 'kysely'

/** What administrators have chosen for the site; no row before they have. */
export type SiteSettingsTable = {
  is_only: Generated<boolean>
  uuid: Generated<string>
  name: string
  accent: string
  description: Generated<string>
  contact: Generated<string>
  legal_notice: Generated<string>
  privacy_policy: Generated<string>
  /** at the head of every page; empty for nothing */
  announcement: Generated<string>
  announcement_tone: Generated<string>
  announcement_ends_at: Date | null
  /** null: the software's mark */
  logo_key: string | null
  /** null: as the environment says */
  guest_playback: boolean | null
  /** null: the tallest that the software makes */
  highest_rendition: number | null
  /** null: what the software takes at most */
  largest_video_bytes: number | null
  updated_at: ColumnType<Date, never, Date>
}
