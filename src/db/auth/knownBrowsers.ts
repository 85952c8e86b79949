import { sql } from 'kysely'
import type { Db, Tx } from '../connection/database.ts'

/** More browsers than a person uses. Beyond that, only the newest of an account are kept. */
const browsersMax = 20

/** Returns the one of these hashes that is a known browser of this account; undefined when there is none, or no account. */
export async function findKnownBrowser(db: Db, tokenHashes: readonly string[], userUuid: string | undefined): Promise<string | undefined> {
  if (tokenHashes.length === 0) return undefined
  const row = await db
    .selectFrom('known_browsers')
    .select('token_hash')
    .where('token_hash', 'in', tokenHashes)
    // The query also runs without an account, so that its duration does not reveal which accounts exist.
    .where(({ eb }) => eb('user_uuid', 'is not distinct from', userUuid ?? null))
    .where('expires_at', '>', new Date())
    .executeTakeFirst()
  return row?.token_hash
}

/**
 * Adds a known browser of an account.
 * @param replaced hashes of the browser's former tokens
 * @returns those of them that were this account's
 */
export async function insertKnownBrowser(
  db: Db,
  { tokenHash, userUuid, expiresAt }: { tokenHash: string; userUuid: string; expiresAt: Date },
  replaced: readonly string[],
): Promise<string[]> {
  const gone =
    replaced.length === 0
      ? []
      : await db
          .deleteFrom('known_browsers')
          .where('user_uuid', '=', userUuid)
          .where('token_hash', 'in', replaced)
          .returning('token_hash')
          .execute()
  await db.insertInto('known_browsers').values({ token_hash: tokenHash, user_uuid: userUuid, expires_at: expiresAt }).execute()
  // Concurrent sign-ins delete the same surplus rows: `skip locked` keeps them from waiting for each other.
  await sql`delete from known_browsers where token_hash in (
    select token_hash from known_browsers where user_uuid = ${userUuid}
    order by created_at desc, token_hash offset ${browsersMax} for update skip locked)`.execute(db)
  return gone.map(({ token_hash }) => token_hash)
}

/** True when the account knows any browser. */
export async function hasKnownBrowsers(db: Db, userUuid: string): Promise<boolean> {
  const row = await db.selectFrom('known_browsers').select('user_uuid').where('user_uuid', '=', userUuid).limit(1).executeTakeFirst()
  return row !== undefined
}

/** Deletes all known browsers of an account, after its password changed. */
export async function deleteKnownBrowsersOf(db: Db | Tx, userUuid: string): Promise<void> {
  await db.deleteFrom('known_browsers').where('user_uuid', '=', userUuid).execute()
}

/** Deletes expired browsers. Queries ignore them already. */
export async function deleteExpiredBrowsers(db: Db): Promise<void> {
  await db.deleteFrom('known_browsers').where('expires_at', '<=', new Date()).execute()
}
