import { sql } from 'kysely'
import type { Db, Tx } from '../connection/database.ts'

export type PasskeyRow = { uuid: string; name: string; created_at: Date; last_used_at: Date | null }
export type Credential = { uuid: string; user_uuid: string; credential_id: string; public_key: string; counter: number }

/** Lists the passkeys of an account, oldest first. */
export async function listPasskeys(db: Db | Tx, userUuid: string): Promise<(PasskeyRow & { credential_id: string })[]> {
  return db
    .selectFrom('passkeys')
    .select(['uuid', 'name', 'created_at', 'last_used_at', 'credential_id'])
    .where('user_uuid', '=', userUuid)
    .orderBy('created_at')
    .orderBy('uuid')
    .execute()
}

export async function findCredential(db: Db, credentialId: string): Promise<Credential | undefined> {
  const row = await db
    .selectFrom('passkeys')
    .select(['uuid', 'user_uuid', 'credential_id', 'public_key', 'counter'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
  return row && { ...row, counter: Number(row.counter) }
}

/** @throws Error breaking passkeys_credential when it is an account's already */
export async function insertPasskey(tx: Tx, passkey: Omit<Credential, 'uuid'> & { name: string }): Promise<void> {
  await tx.insertInto('passkeys').values(passkey).execute()
}

/** Records that a passkey was used. @returns false when it is gone, or was used with this count already; devices that do not count say 0 */
export async function usePasskey(tx: Tx, uuid: string, counter: number): Promise<boolean> {
  const row = await tx
    .updateTable('passkeys')
    .set({ counter, last_used_at: new Date() })
    .where('uuid', '=', uuid)
    .where(sql<boolean>`(counter < ${counter} or (counter = 0 and ${counter} = 0))`)
    .returning('uuid')
    .executeTakeFirst()
  return row !== undefined
}

/** @returns false when the account has no such passkey */
export async function deletePasskey(tx: Tx, userUuid: string, uuid: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('passkeys')
    .where('uuid', '=', uuid)
    .where('user_uuid', '=', userUuid)
    .returning('uuid')
    .executeTakeFirst()
  return row !== undefined
}

/** @param userUuid who adds a passkey, null for a sign-in */
export async function insertChallenge(db: Db | Tx, challengeHash: string, userUuid: string | null, expiresAt: Date): Promise<void> {
  await db.insertInto('passkey_challenges').values({ challenge_hash: challengeHash, user_uuid: userUuid, expires_at: expiresAt }).execute()
}

/** Uses a challenge up. @returns false when it was made for somebody or something else, was used, or has expired */
export async function takeChallenge(db: Db, challengeHash: string, userUuid: string | null): Promise<boolean> {
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', challengeHash)
    .where('user_uuid', 'is not distinct from', userUuid)
    .where('expires_at', '>', new Date())
    .returning('challenge_hash')
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes expired challenges. Queries ignore them already. */
export async function deleteExpiredChallenges(db: Db): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', new Date()).execute()
}
