import { type RawBuilder, sql } from 'kysely'
import type { Audience } from '../../shared/audiences.ts'
import type { Tx } from '../connection/database.ts'

/** The people whom a content's owner has named, or who have given its password, while they count; the owner is not among them. */
export const allowedUuids = sql<string[]>`case when contents.statuts <> 'private' then '{}'
  when contents.audience = 'people' then array(select user_uuid::text from content_viewers where content_uuid = contents.uuid)
  when contents.audience = 'password' then array(
    select user_uuid::text from content_unlocks where content_uuid = contents.uuid and user_uuid is not null and expires_at > now())
  else '{}' end`

/** True when the content has a password, also while it does not count. */
export const hasPassword = sql<boolean>`exists (select from content_passwords where content_uuid = contents.uuid)`

/** Their usernames, for the owner, also while the content is public. */
export const allowedUsernames = sql<string[]>`(
  select coalesce(jsonb_agg(people.username order by lower(people.username)), '[]')
  from content_viewers join users as people on people.uuid = content_viewers.user_uuid where content_viewers.content_uuid = contents.uuid)`

/** True when a content is for this user, if its owner and moderators hide it from nobody. @param userUuid null for a guest */
export function isForUser(userUuid: string | null): RawBuilder<boolean> {
  if (userUuid === null) return sql<boolean>`(contents.statuts = 'public' or contents.audience = 'link')`
  return sql<boolean>`(contents.statuts = 'public' or contents.audience in ('link', 'members') or (contents.audience = 'people' and exists (
    select from content_viewers where content_viewers.content_uuid = contents.uuid and content_viewers.user_uuid = ${userUuid}::uuid
  )) or (contents.audience = 'password' and exists (
    select from content_unlocks where content_unlocks.content_uuid = contents.uuid and content_unlocks.user_uuid = ${userUuid}::uuid
      and content_unlocks.expires_at > now())))`
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
  if (gone.length > 0) await askForNewNames(tx, contentUuid, 'people')
}

/** Has the media of a private content renamed: whoever could open it before must not keep its addresses. */
export async function askForNewNames(tx: Tx, contentUuid: string, audience: Audience): Promise<void> {
  await sql`
    insert into media_to_rename (content_uuid) select uuid from contents
    where uuid = ${contentUuid}::uuid and statuts = 'private' and audience = ${audience}
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
