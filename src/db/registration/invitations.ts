import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../connection/database.ts'
import { isOlder, microseconds, type PageRequest } from '../connection/keyset.ts'
import type { InvitationsTable } from './tables.ts'

export type InvitationRow = Omit<Selectable<InvitationsTable>, 'token_hash'>
export type NewInvitation = { tokenHash: string; note: string; places: number; createdBy: string; expiresAt: Date }

const shown = ['uuid', 'note', 'places', 'used', 'created_by', 'created_at', 'expires_at'] as const

export async function insertInvitation(tx: Tx, { tokenHash, note, places, createdBy, expiresAt }: NewInvitation): Promise<InvitationRow> {
  return tx
    .insertInto('invitations')
    .values({ token_hash: tokenHash, note, places, created_by: createdBy, expires_at: expiresAt })
    .returning(shown)
    .executeTakeFirstOrThrow()
}

/** Lists the invitations, newest first. */
export async function listInvitations(db: Db, { limit, after }: PageRequest): Promise<(InvitationRow & { position: number })[]> {
  return db
    .selectFrom('invitations')
    .select(shown)
    .select(({ ref }) => microseconds(ref('created_at')).as('position'))
    .$if(after !== null, (query) => (after ? query.where(({ ref }) => isOlder(ref('created_at'), ref('uuid'), after)) : query))
    .orderBy('created_at', 'desc')
    .orderBy('uuid', 'desc')
    .limit(limit + 1)
    .execute()
}

/** Takes one place of an invitation. @returns false when there is none with this token, it has expired, or all places are taken */
export async function takePlace(tx: Tx, tokenHash: string): Promise<boolean> {
  const taken = await tx
    .updateTable('invitations')
    .set({ used: sql<number>`used + 1` })
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', new Date())
    .whereRef('used', '<', 'places')
    .executeTakeFirst()
  return taken.numUpdatedRows === 1n
}

/** @returns the deleted one's note; undefined when there was none */
export async function deleteInvitation(tx: Tx, uuid: string): Promise<{ note: string } | undefined> {
  return tx.deleteFrom('invitations').where('uuid', '=', uuid).returning('note').executeTakeFirst()
}

/** Deletes invitations that expired before a time. Registrations ignore them already. */
export async function deleteExpiredInvitations(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('invitations').where('expires_at', '<=', before).execute()
}
