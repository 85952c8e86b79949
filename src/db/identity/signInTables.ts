import type { ColumnType, Generated } from 'kysely'
import type { ProviderName } from '../../shared/entities/identity.ts'

/** Set by the database when absent, never changed. */
type CreatedAt = ColumnType<Date, Date | undefined, never>
type Timestamp = ColumnType<Date, Date | undefined, Date>

/** An account at a provider that signs in to one of our accounts. */
export type IdentitiesTable = {
  uuid: Generated<string>
  user_uuid: string
  provider: ProviderName
  /** issuer of the subject; Microsoft has one per organisation */
  issuer: string
  /** the provider's own, unchanging id of the account */
  subject: string
  /** as the provider gave it when the identity was linked */
  email: string
  created_at: CreatedAt
  last_used_at: Timestamp
}

/** A sign-in that was sent to a provider and has not come back yet. */
export type SignInAttemptsTable = {
  state_hash: string
  browser_hash: string
  provider: ProviderName
  code_verifier: string
  nonce: string
  expires_at: Date
}

/** A user who came back from a provider and has no session yet. */
export type SignInCodesTable = { code_hash: string; user_uuid: string; expires_at: Date }

/** A browser that has signed in to an account; only the SHA-256 hash of its token is kept. */
export type KnownBrowsersTable = { token_hash: string; user_uuid: string; created_at: CreatedAt; expires_at: Date }

/** An identity that waits until the owner of the account with its e-mail has confirmed it. */
export type IdentityLinksTable = {
  code_hash: string
  user_uuid: string
  provider: ProviderName
  issuer: string
  subject: string
  email: string
  expires_at: Date
}
