import type { ProviderName } from '../../shared/entities/identity.ts'
import type { Db, Tx } from '../connection/database.ts'
import type { Identity } from './identities.ts'

/** Only hashes are kept of the state and of the browser's key; the verifier and the nonce are needed as they are. */
export type Attempt = { state_hash: string; browser_hash: string; provider: ProviderName; code_verifier: string; nonce: string }

/** Inserts a sign-in attempt, and deletes expired ones. */
export async function insertAttempt(db: Db | Tx, attempt: Attempt & { expires_at: Date }): Promise<void> {
  await db.deleteFrom('sign_in_attempts').where('expires_at', '<=', new Date()).execute()
  await db.insertInto('sign_in_attempts').values(attempt).execute()
}

/** Deletes and returns an attempt. Each one can be taken once, by the browser that began it, for its provider. */
export async function takeAttempt(
  db: Db | Tx,
  { state_hash, browser_hash, provider }: Pick<Attempt, 'state_hash' | 'browser_hash' | 'provider'>,
): Promise<Pick<Attempt, 'code_verifier' | 'nonce'> | undefined> {
  return db
    .deleteFrom('sign_in_attempts')
    .where('state_hash', '=', state_hash)
    .where('browser_hash', '=', browser_hash)
    .where('provider', '=', provider)
    .where('expires_at', '>', new Date())
    .returning(['code_verifier', 'nonce'])
    .executeTakeFirst()
}

/** Inserts a sign-in code, and deletes expired ones. */
export async function insertCode(db: Db | Tx, code: { code_hash: string; user_uuid: string; expires_at: Date }): Promise<void> {
  await db.deleteFrom('sign_in_codes').where('expires_at', '<=', new Date()).execute()
  await db.insertInto('sign_in_codes').values(code).execute()
}

/** Deletes a sign-in code: each one can be used once. @returns the user who may sign in */
export async function takeCode(db: Db | Tx, codeHash: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('sign_in_codes')
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', new Date())
    .returning('user_uuid')
    .executeTakeFirst()
  return row?.user_uuid
}

export type PendingLink = Identity & { user_uuid: string }

/** Inserts a pending link, and deletes expired ones. */
export async function insertLink(db: Db | Tx, link: PendingLink & { code_hash: string; expires_at: Date }): Promise<void> {
  await db.deleteFrom('identity_links').where('expires_at', '<=', new Date()).execute()
  await db.insertInto('identity_links').values(link).execute()
}

/** @returns the user of the account to link, undefined when there is no such link (any more) */
export async function findLinkOwner(db: Db | Tx, codeHash: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('identity_links')
    .select('user_uuid')
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', new Date())
    .executeTakeFirst()
  return row?.user_uuid
}

/** Deletes and returns a pending link: each one can be used once. */
export async function takeLink(db: Db | Tx, codeHash: string): Promise<PendingLink | undefined> {
  return db
    .deleteFrom('identity_links')
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', new Date())
    .returning(['user_uuid', 'provider', 'issuer', 'subject', 'email'])
    .executeTakeFirst()
}
