import type { ProviderName } from '../../shared/entities/identity.ts'
import type { Db, Tx } from '../connection/database.ts'

/** An account at a provider: the subject is unique within its issuer. */
export type Identity = { provider: ProviderName; issuer: string; subject: string; email: string }

/** Returns the user of an identity, undefined for an unknown one, and records that it was used. */
export async function useIdentity(tx: Tx, { provider, issuer, subject }: Omit<Identity, 'email'>): Promise<string | undefined> {
  const row = await tx
    .updateTable('identities')
    .set({ last_used_at: new Date() })
    .where('provider', '=', provider)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .returning('user_uuid')
    .executeTakeFirst()
  return row?.user_uuid
}

/** @throws Error breaking identities_subject when the identity already belongs to an account */
export async function insertIdentity(db: Db | Tx, identity: Identity & { user_uuid: string }): Promise<void> {
  await db.insertInto('identities').values(identity).execute()
}

export type IdentityRow = Pick<Identity, 'provider' | 'email'> & { uuid: string; created_at: Date; last_used_at: Date }

/** Lists the identities of an account, oldest first. */
export async function listIdentities(db: Db | Tx, userUuid: string): Promise<IdentityRow[]> {
  return db
    .selectFrom('identities')
    .select(['uuid', 'provider', 'email', 'created_at', 'last_used_at'])
    .where('user_uuid', '=', userUuid)
    .orderBy('created_at')
    .orderBy('uuid')
    .execute()
}

/**
 * Deletes one identity of an account, and all sign-ins through providers that are under way to it.
 * @returns false when the account has no such identity
 */
export async function deleteIdentity(tx: Tx, userUuid: string, uuid: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('identities')
    .where('uuid', '=', uuid)
    .where('user_uuid', '=', userUuid)
    .returning('uuid')
    .executeTakeFirst()
  if (row) await deleteSignInsUnderWay(tx, userUuid)
  return row !== undefined
}

/** Deletes an account's ways in through providers that were linked with another address than this one, and all that are under way. */
export async function deleteOtherIdentities(tx: Tx, userUuid: string, email: string): Promise<void> {
  await tx.deleteFrom('identities').where('user_uuid', '=', userUuid).where('email', '<>', email).execute()
  await deleteSignInsUnderWay(tx, userUuid)
}

async function deleteSignInsUnderWay(tx: Tx, userUuid: string): Promise<void> {
  await tx.deleteFrom('identity_links').where('user_uuid', '=', userUuid).execute()
  await tx.deleteFrom('sign_in_codes').where('user_uuid', '=', userUuid).execute()
}
