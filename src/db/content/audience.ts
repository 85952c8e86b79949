import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../connection/database.ts'

/** The people whom a content's owner has named, while they count; the owner is not among them. */
export const allowedUuids = sql<string[]>`case when contents.audience = 'people' and contents.statuts = 'private'
  then array(select user_uuid::text from content_viewers where content_uuid = contents.uuid) else '{}' end`

/** Their usernames, for the owner, also while the content is public. */
export const allowedUsernames = sql<string[]>`(
  select coalesce(jsonb_agg(people.username order by lower(people.username)), '[]')
  from content_viewers join users as people on people.uuid = content_viewers.user_uuid where content_viewers.content_uuid = contents.uuid)`

/** True when a content is for this user, if its owner and moderators hide it from nobody. @param userUuid null for a guest */
export function isForUser(userUuid: string | null): RawBuilder<boolean> {
  if (userUuid === null) return sql<boolean>`(contents.statuts = 'public' or contents.audience = 'link')`
  return sql<boolean>`(contents.statuts = 'public' or contents.audience <> 'people' or exists (
    select from content_viewers where content_viewers.content_uuid = contents.uuid and content_viewers.user_uuid = ${userUuid}::uuid))`
}

/** Names the people who may open a content, instead of those before; whoever is not among them any more must not keep its addresses. */
export async function setAllowedPeople(tx: Tx, contentUuid: string, uuids: readonly string[]): Promise<void> {
  const gone = await tx
    .deleteFrom('content_viewers')
    .where('content_uuid', '=', contentUuid)
    .where('user_uuid', '<>', sql<string>`all(${uuids}::uuid[])`)
    .returning('user_uuid')
    .execute()
  await sql`
    insert into content_viewers (content_uuid, user_uuid) select ${contentUuid}::uuid, person
    from unnest(${uuids}::uuid[]) as person on conflict do nothing`.execute(tx)
  if (gone.length === 0) return
  await sql`
    insert into media_to_rename (content_uuid) select uuid from contents
    where uuid = ${contentUuid}::uuid and statuts = 'private' and audience = 'people'
    on conflict (content_uuid) do update set since = excluded.since`.execute(tx)
}

/** Returns the users with these usernames, in any case. */
export async function findUsersByNames(tx: Tx, names: readonly string[]): Promise<{ uuid: string; username: string }[]> {
  return tx
    .selectFrom('users')
    .select(['uuid', 'username'])
    .where(sql<string>`lower(username)`, '=', sql<string>`any(select lower(name) from unnest(${names}::text[]) as name)`)
    .execute()
}
