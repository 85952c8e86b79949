import type { ColumnType } from 'kysely'

/** Set by the database when absent, never changed. */
type CreatedAt = ColumnType<Date, Date | undefined, never>

/** An application that makes the codes of an account (TOTP). */
export type CodeGeneratorsTable = {
  user_uuid: string
  /** as `SecretBox.seal` returns it */
  sealed_secret: string
  /** of the last code that was accepted: no code is accepted twice */
  last_step: ColumnType<string, number | undefined, number>
  created_at: CreatedAt
  /** when its first code was given; null while it does not count yet */
  confirmed_at: Date | null
}

/** A code for whoever has lost the application; it works once, and only its SHA-256 hash is kept. */
export type RecoveryCodesTable = { user_uuid: string; code_hash: string; created_at: CreatedAt }

/** A sign-in with the right password that waits for its second step; only the hash of its token is kept. */
export type PendingSignInsTable = {
  token_hash: string
  user_uuid: string
  /** SHA-256 of the password's hash: another password ends the sign-in */
  password_digest: string
  /** of the provider's identity that is linked with the second step; null for a plain sign-in */
  link_hash: string | null
  expires_at: Date
}
