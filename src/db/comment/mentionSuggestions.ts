import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../connection/database.ts'
import { rowsOf } from '../connection/rows.ts'
import { parentHeld, parentHidden } from './commentRows.ts'

const person = z.object({ uuid: z.string(), username: z.string(), avatar_key: z.string().nullable() })
export type SuggestedPerson = z.output<typeof person>

/** Of a video's comments, so many of the latest are looked at. */
const looked = 500

const plain = (text: RawBuilder<unknown>): RawBuilder<string> => sql`public.unaccent('public.unaccent', lower(${text}))`

/**
 * Returns people whom a comment on a content may name, whose username begins with the text, whatever the case and the accents: the content's owner, then who has
 * written there, the last one first, then the owners of channels that the viewer follows. Neither the viewer nor who is suspended, whom the
 * viewer mutes or who is kept from commenting by the viewer, or keeps them.
 */
export async function suggestMentions(
  db: Db,
  { content, viewer, beginning, limit }: { content: string; viewer: string; beginning: string; limit: number },
): Promise<SuggestedPerson[]> {
  return rowsOf(db, person)`
    with lately as (
      select user_uuid, created_at from comments
      where content_uuid = ${content}::uuid and hidden_at is null and held_for is null and not ${parentHidden} and not ${parentHeld}
      order by created_at desc limit ${looked}::int
    ), people as (
      select channels.creator_uuid as user_uuid, 0 as place, null::timestamptz as written_at
      from contents join channels on channels.uuid = contents.channel_uuid where contents.uuid = ${content}::uuid
      union all select user_uuid, 1, created_at from lately
      union all select channels.creator_uuid, 2, null
      from follows join channels on channels.uuid = follows.followed_uuid where follows.follower_uuid = ${viewer}::uuid
    ), once as (
      select user_uuid, min(place) as place, max(written_at) as written_at from people group by user_uuid
    )
    select users.uuid, users.username, users.avatar_key
    from once join users on users.uuid = once.user_uuid
    where starts_with(${plain(sql`users.username`)}, ${plain(sql`${beginning}::text`)}) and users.uuid <> ${viewer}::uuid and users.suspended_at is null
      and not exists (
        select from channels as theirs join mutes on mutes.channel_uuid = theirs.uuid
        where theirs.creator_uuid = users.uuid and mutes.user_uuid = ${viewer}::uuid)
      and not exists (
        select from blocked_commenters as blocks join channels as blocking on blocking.uuid = blocks.channel_uuid
        where (blocking.creator_uuid = users.uuid and blocks.user_uuid = ${viewer}::uuid)
          or (blocking.creator_uuid = ${viewer}::uuid and blocks.user_uuid = users.uuid))
    order by once.place, once.written_at desc nulls last, lower(users.username) limit ${limit}::int`
}
