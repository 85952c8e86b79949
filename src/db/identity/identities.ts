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

/** Deletes an account's ways in through providers that were linked with another address than this one, and all that are under way. */
export async function deleteOtherIdentities(tx: Tx, userUuid: string, email: string): Promise<void> {
  await tx.deleteFrom('identities').where('user_uuid', '=', userUuid).where('email', '<>', email).execute()
  await tx.deleteFrom('identity_links').where('user_uuid', '=', userUuid).execute()
  await tx.deleteFrom('sign_in_codes').where('user_uuid', '=', userUuid).execute()
}
