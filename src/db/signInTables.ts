import type { ColumnType, Generated } from 'kysely'
import type { ProviderName } from '../shared/entities/identity.ts'

/** Set by the database when absent, never changed afterwards. */
type CreatedAt = ColumnType<Date, Date | undefined, never>
type Timestamp = ColumnType<Date, Date | undefined, Date>

/** An account of a provider that opens one of ours. */
export type IdentitiesTable = {
  uuid: Generated<string>
  user_uuid: string
  provider: ProviderName
  /** who vouches for the subject; Microsoft has one per organisation */
  issuer: string
  /** the provider's own, unchanging name of the account */
  subject: string
  /** as the provider gave it when the two were joined */
  email: string
  created_at: CreatedAt
  last_used_at: Timestamp
}

/** Somebody who was sent to a provider and has not come back yet. */
export type SignInAttemptsTable = {
  state_hash: string
  browser_hash: string
  provider: ProviderName
  code_verifier: string
  nonce: string
  expires_at: Date
}

/** Somebody who came back from a provider and has no session yet. */
export type SignInCodesTable = { code_hash: string; user_uuid: string; expires_at: Date }

/** A browser that has signed in to an account; of its token only the SHA-256 hash is kept. */
export type KnownBrowsersTable = { token_hash: string; user_uuid: string; created_at: CreatedAt; expires_at: Date }

/** An identity that waits until the account of its e-mail has proved itself. */
export type IdentityLinksTable = {
  code_hash: string
  user_uuid: string
  provider: ProviderName
  issuer: string
  subject: string
  email: string
  expires_at: Date
}
