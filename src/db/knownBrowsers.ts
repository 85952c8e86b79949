import { sql } from 'kysely'
import type { Db, Tx } from './database.ts'

/** More browsers than anybody uses: of an account that signs in from everywhere the newest are kept. */
const browsersMax = 20

/** @returns the hash, of these, of a browser that this account has signed in from; undefined for none, and for no account */
export async function findKnownBrowser(db: Db, tokenHashes: readonly string[], userUuid: string | undefined): Promise<string | undefined> {
  if (tokenHashes.length === 0) return undefined
  const row = await db
    .selectFrom('known_browsers')
    .select('token_hash')
    .where('token_hash', 'in', tokenHashes)
    // Asked for no account too, so that time tells nothing of which there are.
    .where(({ eb }) => eb('user_uuid', 'is not distinct from', userUuid ?? null))
    .where('expires_at', '>', new Date())
    .executeTakeFirst()
  return row?.token_hash
}

/**
 * Remembers a browser of an account.
 * @param replaced hashes of what it was known by before
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
  // Others that sign in at the same moment take theirs away: nobody waits for nobody.
  await sql`delete from known_browsers where token_hash in (
    select token_hash from known_browsers where user_uuid = ${userUuid}
    order by created_at desc, token_hash offset ${browsersMax} for update skip locked)`.execute(db)
  return gone.map(({ token_hash }) => token_hash)
}

/** After a new password no browser is known any more. */
export async function deleteKnownBrowsersOf(db: Db | Tx, userUuid: string): Promise<void> {
  await db.deleteFrom('known_browsers').where('user_uuid', '=', userUuid).execute()
}

/** Browsers past their end are known no more; this only takes them away. */
export async function deleteExpiredBrowsers(db: Db): Promise<void> {
  await db.deleteFrom('known_browsers').where('expires_at', '<=', new Date()).execute()
}
