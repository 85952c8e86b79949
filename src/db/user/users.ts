import { type Expression, sql } from 'kysely'
import type { Db, Tx } from '../connection/database.ts'
import { isOlder, microseconds, type PageRequest } from '../connection/keyset.ts'
import type { RoleRow } from '../role/roles.ts'

/** A user with their role, as presenters need it. Never contains the password's hash. */
export type UserRow = {
  uuid: string
  username: string
  firstname: string
  lastname: string
  email: string
  avatar_key: string | null
  created_at: Date
  role_uuid: string
  role_name: string
  role_description: string
  /** false for an account that only signs in through a provider */
  has_password: boolean
  /** whether its owner has followed a link sent to `email` */
  email_verified: boolean
  /** null for an account that is open */
  suspended_at: Date | null
}

export type NewUser = {
  username: string
  firstname: string
  lastname: string
  email: string
  password_hash: string | null
  role_uuid: string
  /** null or absent: the address is not proven */
  email_verified_at?: Date | null
  /** null or absent: there were none to accept */
  terms_accepted_at?: Date | null
}

function userRows(db: Db | Tx) {
  return db
    .selectFrom('users')
    .innerJoin('roles', 'roles.uuid', 'users.role_uuid')
    .select([
      'users.uuid',
      'users.username',
      'users.firstname',
      'users.lastname',
      'users.email',
      'users.avatar_key',
      'users.created_at',
      'users.suspended_at',
      'users.role_uuid',
      'roles.name as role_name',
      'roles.description as role_description',
    ])
    .select(({ eb }) => [
      eb('users.password_hash', 'is not', null).$castTo<boolean>().as('has_password'),
      eb('users.email_verified_at', 'is not', null).$castTo<boolean>().as('email_verified'),
    ])
}

/** Inserts a user. @returns their uuid @throws Error breaking users_username or users_email when the name or e-mail is taken */
export async function insertUser(db: Db | Tx, user: NewUser): Promise<string> {
  const { uuid } = await db.insertInto('users').values(user).returning('uuid').executeTakeFirstOrThrow()
  return uuid
}

export async function findUser(db: Db | Tx, uuid: string): Promise<UserRow | undefined> {
  return userRows(db).where('users.uuid', '=', uuid).executeTakeFirst()
}

/** @param email in lower case, as stored */
export async function findUserByEmail(db: Db | Tx, email: string): Promise<UserRow | undefined> {
  return userRows(db)
    .where(({ fn }) => fn<string>('lower', ['users.email']), '=', email)
    .executeTakeFirst()
}

/**
 * Returns what a sign-in needs, in one statement whatever the e-mail is.
 * @param email in lower case
 * @returns undefined for an unknown e-mail; `uuid` null for a person whose registration request waits
 */
export async function findSignInCredentials(
  db: Db | Tx,
  email: string,
): Promise<{ uuid: string | null; password_hash: string | null } | undefined> {
  const found = await db
    .selectFrom('users')
    .select(({ ref }) => [ref('uuid').$castTo<string | null>().as('uuid'), 'password_hash'])
    .where(({ fn }) => fn<string>('lower', ['email']), '=', email)
    .unionAll(
      db
        .selectFrom('registration_requests')
        .select([sql<string | null>`null::uuid`.as('uuid'), sql<string | null>`password_hash`.as('password_hash')])
        .where(({ fn }) => fn<string>('lower', ['email']), '=', email),
    )
    .execute()
  return found.find(({ uuid }) => uuid !== null) ?? found[0]
}

/** Returns an account by its e-mail. @param email in lower case @returns undefined for an unknown e-mail */
export async function findCredentials(db: Db | Tx, email: string): Promise<{ uuid: string; password_hash: string | null } | undefined> {
  return db
    .selectFrom('users')
    .select(['uuid', 'password_hash'])
    .where(({ fn }) => fn<string>('lower', ['email']), '=', email)
    .executeTakeFirst()
}

export async function findPasswordHash(db: Db | Tx, uuid: string): Promise<string | null> {
  const row = await db.selectFrom('users').select('password_hash').where('uuid', '=', uuid).executeTakeFirst()
  return row?.password_hash ?? null
}

/** Returns the password's hash and locks it until the transaction ends; null without a password. */
export async function lockPasswordHash(tx: Tx, uuid: string): Promise<string | null> {
  const row = await tx.selectFrom('users').select('password_hash').where('uuid', '=', uuid).forNoKeyUpdate().executeTakeFirst()
  return row?.password_hash ?? null
}

/** Returns a user's role and locks it until the transaction ends; undefined for no user. */
export async function lockRoleOf(tx: Tx, uuid: string): Promise<RoleRow | undefined> {
  return tx
    .selectFrom('users')
    .innerJoin('roles', 'roles.uuid', 'users.role_uuid')
    .selectAll('roles')
    .where('users.uuid', '=', uuid)
    .forNoKeyUpdate('users')
    .executeTakeFirst()
}

/** True when the name belongs to a user, in any case. */
export async function isUsernameTaken(db: Db | Tx, username: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('uuid')
    .where(({ fn, val }) => sql<boolean>`${fn('lower', ['username'])} = ${fn('lower', [val(username)])}`)
    .executeTakeFirst()
  return row !== undefined
}

/** True when an account has this e-mail. @param email in lower case */
export async function isEmailTaken(db: Db | Tx, email: string): Promise<boolean> {
  return (await findCredentials(db, email)) !== undefined
}

/** Updates the given fields; does nothing when there are none. */
export async function updateUser(db: Db | Tx, uuid: string, patch: Partial<Omit<NewUser, 'terms_accepted_at'>>): Promise<void> {
  if (Object.keys(patch).length === 0) return
  await db.updateTable('users').set(patch).where('uuid', '=', uuid).execute()
}

/** Stores that an account's address is proven. @returns false when it is another one by now */
export async function markEmailVerified(tx: Tx, uuid: string, email: string): Promise<boolean> {
  const proven = tx.updateTable('users').set({ email_verified_at: new Date() }).where('uuid', '=', uuid).where('email', '=', email)
  return (await proven.executeTakeFirst()).numUpdatedRows === 1n
}

/**
 * Deletes a user with everything of theirs: first the rows that are counted, then the rows that hold the counts. With the cascade alone, a
 * row whose counts change twice would be checked against its content or owner, which are deleted by then.
 * @returns false when the user did not exist any more
 */
export async function deleteUser(tx: Tx, uuid: string): Promise<boolean> {
  await tx.deleteFrom('notifications').where('user_uuid', '=', uuid).execute()
  await tx.deleteFrom('notifications').where('actor_uuid', '=', uuid).execute()
  await tx
    .deleteFrom('contents')
    .where('channel_uuid', 'in', (query) => query.selectFrom('channels').select('channels.uuid').where('creator_uuid', '=', uuid))
    .execute()
  for (const table of ['comment_likes', 'comments', 'reactions'] as const)
    await tx.deleteFrom(table).where('user_uuid', '=', uuid).execute()
  return (await tx.deleteFrom('users').where('uuid', '=', uuid).executeTakeFirst()).numDeletedRows === 1n
}

/** True when another user, who is not suspended, has this role. The rows are locked, so that the result still holds at the end of a transaction. */
export async function hasOtherWithRole(tx: Tx, roleName: string, userUuid: string | null): Promise<boolean> {
  const rows = await tx
    .selectFrom('users')
    .innerJoin('roles', 'roles.uuid', 'users.role_uuid')
    .select(['users.uuid', 'users.suspended_at'])
    .where('roles.name', '=', roleName)
    .orderBy('users.uuid')
    .forNoKeyUpdate('users')
    .execute()
  return rows.some((row) => row.uuid !== userUuid && row.suspended_at === null)
}

/** Suspends an account, or opens it again. @returns false when it is in that state already */
export async function setSuspended(tx: Tx, uuid: string, suspended: boolean): Promise<boolean> {
  const changed = await tx
    .updateTable('users')
    .set({ suspended_at: suspended ? new Date() : null })
    .where('uuid', '=', uuid)
    .where('suspended_at', suspended ? 'is' : 'is not', null)
    .executeTakeFirst()
  return changed.numUpdatedRows === 1n
}

/** @property text in the name, the e-mail or the person's names, in any case; empty for all @property suspended only those */
export type UserFilter = { text: string; suspended: boolean }

/** Lists the users of a filter, newest first. */
export async function listUsers(
  db: Db | Tx,
  { limit, after }: PageRequest,
  { text, suspended }: UserFilter = { text: '', suspended: false },
): Promise<(UserRow & { position: number })[]> {
  const pattern = `%${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
  return userRows(db)
    .$if(suspended, (query) => query.where('users.suspended_at', 'is not', null))
    .$if(text !== '', (query) =>
      query.where(({ or, eb, fn, ref }) => {
        const contains = (column: Expression<string>) => eb(fn<string>('lower', [column]), 'like', pattern)
        const wholeName = sql<string>`${ref('users.firstname')} || ' ' || ${ref('users.lastname')}`
        return or([contains(ref('users.username')), contains(ref('users.email')), contains(wholeName)])
      }),
    )
    .select(({ ref }) => microseconds(ref('users.created_at')).as('position'))
    .$if(after !== null, (query) => (after ? query.where(({ ref }) => isOlder(ref('users.created_at'), ref('users.uuid'), after)) : query))
    .orderBy('users.created_at', 'desc')
    .orderBy('users.uuid', 'desc')
    .limit(limit + 1)
    .execute()
}
