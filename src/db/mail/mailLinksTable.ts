import type { ColumnType } from 'kysely'

/** What following a link of a mail does: choose a new password, prove the address, or bring back the address before a change. */
export type LinkPurpose = 'passwordReset' | 'emailProof' | 'emailRestore'

/** A link in a mail, which works once; only the SHA-256 hash of its token is kept. */
export type MailLinksTable = {
  token_hash: string
  user_uuid: string
  purpose: LinkPurpose
  /** the address that the mail went to */
  email: string
  created_at: ColumnType<Date, never, never>
  expires_at: Date
}
