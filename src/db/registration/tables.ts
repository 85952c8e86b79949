import type { ColumnType, Generated } from 'kysely'
import type { RegistrationMode } from '../../shared/registration.ts'

/** Who may register, as administrators have chosen; no row before they have. */
export type RegistrationSettingsTable = {
  is_only: Generated<boolean>
  uuid: Generated<string>
  mode: RegistrationMode
  /** empty: none is asked */
  question: string
  answers: string[]
  blocked_domains: string[]
  /** empty: there are none to accept */
  terms: string
  hold_new_accounts: Generated<boolean>
  updated_at: ColumnType<Date, never, Date>
}

/** A link that lets people register; only the SHA-256 hash of its token is kept. */
export type InvitationsTable = {
  uuid: Generated<string>
  token_hash: string
  /** for administrators: whom it is for */
  note: string
  /** how many accounts it may open */
  places: number
  used: Generated<number>
  /** null once the administrator's account is gone */
  created_by: string | null
  created_at: ColumnType<Date, never, never>
  expires_at: Date
}

/** Somebody who waits for an account. */
export type RegistrationRequestsTable = {
  uuid: Generated<string>
  username: string
  firstname: string
  lastname: string
  email: string
  password_hash: string
  reason: string
  terms_accepted_at: Date | null
  created_at: ColumnType<Date, never, never>
}
