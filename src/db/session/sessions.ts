import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../connection/database.ts'
import { isOlder, microseconds, type PageRequest } from '../connection/keyset.ts'

export type SessionRow = { user_uuid: string; role_name: string; last_seen_at: Date }

export type NewSession = { tokenHash: string; userUuid: string; userAgent: string | null; expiresAt: Date }

const anyOf = (texts: readonly string[]): RawBuilder<string> => sql`any(${texts}::text[])`

/**
 * Inserts a session.
 * @param passwordHash the hash that the password was checked against: a password change in between closes all sessions, and must not leave
 * this one open
 * @returns false when the user has another hash now, is suspended, or is gone
 */
export async function insertSession(
  db: Db | Tx,
  { tokenHash, userUuid, userAgent, expiresAt }: NewSession,
  passwordHash?: string | null,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sessions')
    .columns(['token_hash', 'user_uuid', 'user_agent', 'expires_at'])
    .expression(({ selectFrom, val, cast }) =>
      selectFrom('users')
        .select([
          cast<string>(val(tokenHash), 'text').as('token_hash'),
          'users.uuid',
          cast<string | null>(val(userAgent), 'text').as('user_agent'),
          cast<Date>(val(expiresAt), 'timestamptz').as('expires_at'),
        ])
        .where('users.uuid', '=', userUuid)
        .where('users.suspended_at', 'is', null)
        .$if(passwordHash !== undefined, (query) => query.where('users.password_hash', 'is not distinct from', passwordHash ?? null))
        .forShare(),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Returns the valid sessions and their users, by the hash of the token. */
export async function findSessions(db: Db | Tx, tokenHashes: readonly string[]): Promise<Map<string, SessionRow>> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.uuid', 'sessions.user_uuid')
    .innerJoin('roles', 'roles.uuid', 'users.role_uuid')
    .select(['sessions.token_hash', 'sessions.user_uuid', 'sessions.last_seen_at', 'roles.name as role_name'])
    .where('sessions.token_hash', '=', anyOf(tokenHashes))
    .where('sessions.expires_at', '>', new Date())
    .execute()
  return new Map(rows.map(({ token_hash, ...session }) => [token_hash, session]))
}

/** Extends sessions. A session that another request is extending is skipped, so that none waits for another. */
export async function touchSessions(
  db: Db | Tx,
  tokenHashes: readonly string[],
  { lastSeenAt, expiresAt }: { lastSeenAt: Date; expiresAt: Date },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: lastSeenAt, expires_at: expiresAt })
    .where('token_hash', 'in', ({ selectFrom }) =>
      selectFrom('sessions').select('token_hash').where('token_hash', '=', anyOf(tokenHashes)).forUpdate().skipLocked(),
    )
    .execute()
}

export async function deleteSession(db: Db | Tx, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

/** @param except hash of the one session to keep, such as that of the user who changes their password */
export async function deleteSessionsOf(db: Db | Tx, userUuid: string, except: string | null): Promise<void> {
  const others = db.deleteFrom('sessions').where('user_uuid', '=', userUuid)
  await (except === null ? others : others.where('token_hash', '<>', except)).execute()
}

export type OwnSessionRow = {
  uuid: string
  user_uuid: string
  token_hash: string
  user_agent: string | null
  created_at: Date
  last_seen_at: Date
}

function ownSessions(db: Db | Tx) {
  return db
    .selectFrom('sessions')
    .select(['uuid', 'user_uuid', 'token_hash', 'user_agent', 'created_at', 'last_seen_at'])
    .where('expires_at', '>', new Date())
}

/** Lists a user's valid sessions, the most recently opened first. */
export async function listSessions(
  db: Db | Tx,
  userUuid: string,
  { limit, after }: PageRequest,
): Promise<(OwnSessionRow & { position: number })[]> {
  return ownSessions(db)
    .select(({ ref }) => microseconds(ref('created_at')).as('position'))
    .where('user_uuid', '=', userUuid)
    .$if(after !== null, (query) => (after ? query.where(({ ref }) => isOlder(ref('created_at'), ref('uuid'), after)) : query))
    .orderBy('created_at', 'desc')
    .orderBy('uuid', 'desc')
    .limit(limit + 1)
    .execute()
}

export async function findSessionByUuid(db: Db | Tx, uuid: string): Promise<OwnSessionRow | undefined> {
  return ownSessions(db).where('uuid', '=', uuid).executeTakeFirst()
}

/** @returns when the session was opened, undefined when it is not valid any more */
export async function sessionOpenedAt(db: Db | Tx, tokenHash: string): Promise<Date | undefined> {
  const row = await ownSessions(db).where('token_hash', '=', tokenHash).executeTakeFirst()
  return row?.created_at
}

/** Deletes expired sessions. Queries ignore them already. */
export async function deleteExpiredSessions(db: Db | Tx): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', new Date()).execute()
}
