import { sql } from 'kysely'
import { z } from 'zod'
import { mentionedPeopleMax } from '../../shared/mentions.ts'
import type { Tx } from '../connection/database.ts'
import { rowsOf } from '../connection/rows.ts'
import { skipDeletedUsers } from '../notification/notifications.ts'

const person = z.object({ user_uuid: z.string(), name: z.string() })

/**
 * Stores whom the text of a comment names, in the place of those before. A name that it had already remains that person's, whatever they are
 * called now.
 * @param names as the text has them, in its order
 */
export async function storeMentions(tx: Tx, commentUuid: string, names: readonly string[]): Promise<void> {
  const comment = sql`${commentUuid}::uuid`
  const people =
    names.length === 0
      ? []
      : await rowsOf(tx, person)`
          select coalesce(known.user_uuid, users.uuid) as user_uuid, (array_agg(typed.name order by typed.place))[1] as name
          from unnest(${names}::text[]) with ordinality as typed (name, place)
          left join comment_mentions as known on known.comment_uuid = ${comment} and lower(known.name) = lower(typed.name)
          left join users on lower(users.username) = lower(typed.name)
          where coalesce(known.user_uuid, users.uuid) is not null
          group by 1 order by min(typed.place) limit ${mentionedPeopleMax}`
  await sql`update comment_mentions set is_named = false where comment_uuid = ${comment}`.execute(tx)
  if (people.length === 0) return
  await sql`
    insert into comment_mentions (comment_uuid, user_uuid, name)
    select ${comment}, users.uuid, named.name
    from unnest(${people.map(({ user_uuid }) => user_uuid)}::uuid[], ${people.map(({ name }) => name)}::text[]) as named (user_uuid, name)
    join users on users.uuid = named.user_uuid
    ${skipDeletedUsers}
    on conflict (comment_uuid, user_uuid) do update set name = excluded.name, is_named = true`.execute(tx)
}
