import type { ColumnType, Generated } from 'kysely'

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

/** A key of a person's device that signs in to an account. */
export type PasskeysTable = {
  uuid: Generated<string>
  user_uuid: string
  /** base64url, as the device chose it */
  credential_id: string
  /** base64url of the COSE key */
  public_key: string
  /** how many times the device says that it was used; many always say 0 */
  counter: ColumnType<string, number, number>
  name: string
  created_at: CreatedAt
  last_used_at: ColumnType<Date | null, null | undefined, Date>
}

/** What a device has to sign, once; only its SHA-256 hash is kept. `user_uuid`: who adds a passkey, null for a sign-in */
export type PasskeyChallengesTable = { challenge_hash: string; user_uuid: string | null; expires_at: Date }

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
