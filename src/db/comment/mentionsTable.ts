import type { Generated } from 'kysely'

/** The people whom comments name, each under the name that the text has. */
export type CommentMentionsTable = {
  comment_uuid: string
  user_uuid: string
  name: string
  /** false once the text names the person no more */
  is_named: Generated<boolean>
  notified_at: Date | null
}
