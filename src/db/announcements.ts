import { sql } from 'kysely'
import { isListed } from './contentRows.ts'
import { lockContent } from './contents.ts'
import type { Db, Tx } from './database.ts'
import { present } from './notifications.ts'

/** Followers told in the transaction that publishes: a few milliseconds. */
const toldAtOnce = 500
const toldLater = 1000

/** `after_uuid`: the last one of this batch, null when there is nobody after it. */
type Told = { users: string[]; after_uuid: string | null }

/** In the order of their uuids. @param after the last one who was told, null for none: the telling begins */
async function tellFollowers(tx: Tx, contentUuid: string, after: string | null, most: number): Promise<Told> {
  // Whoever came since it began chose to follow after the publication.
  const left = sql`and follower_uuid > ${after}::uuid
    and created_at <= (select since from followers_to_tell where content_uuid = ${contentUuid}::uuid)`
  const { rows } = await sql<{ users: string[]; met: number; last: string | null }>`
    with met as materialized (
      select follower_uuid from follows
      where followed_uuid = (select channel_uuid from contents where uuid = ${contentUuid}::uuid) and notify ${after === null ? sql`` : left}
      order by follower_uuid limit ${most}::int
    ), told as (
      insert into notifications (user_uuid, kind, content_uuid, channel_uuid)
      select users.uuid, 'newContent', contents.uuid, contents.channel_uuid
      from contents
        join channels on channels.uuid = contents.channel_uuid
        cross join met
        join users on users.uuid = met.follower_uuid
      where contents.uuid = ${contentUuid}::uuid and users.uuid <> channels.creator_uuid
      ${present}
      returning user_uuid
    )
    select array(select user_uuid from told) as users, (select count(*)::int from met) as met,
      (select follower_uuid from met order by follower_uuid desc limit 1) as last`.execute(tx)
  const [batch] = rows
  return { users: batch?.users ?? [], after_uuid: batch?.met === most ? batch.last : null }
}

/**
 * Tells the followers who want to know (the bell) that a content can be watched, if everybody can and they were never told before.
 * Call it in the transaction that may have made it so, after `lockContent` or a write to the content itself. The worker tells those whom
 * one transaction is too short for (`tellMoreFollowers`).
 * @returns the users to whom a `notification` change must be published after the transaction
 */
export async function announceContent(tx: Tx, contentUuid: string): Promise<string[]> {
  const announced = await sql`
    insert into content_announcements (content_uuid)
    select contents.uuid from contents join media on media.content_uuid = contents.uuid
    where contents.uuid = ${contentUuid}::uuid and ${isListed}
    on conflict do nothing returning content_uuid`.execute(tx)
  if (announced.rows.length === 0) return []
  const { users, after_uuid } = await tellFollowers(tx, contentUuid, null, toldAtOnce)
  if (after_uuid !== null) await tx.insertInto('followers_to_tell').values({ content_uuid: contentUuid, after_uuid }).execute()
  return users
}

/** Can everybody (still) watch it? */
async function isPublic(tx: Tx, contentUuid: string): Promise<boolean> {
  const listed = tx
    .selectFrom('contents')
    .innerJoin('media', 'media.content_uuid', 'contents.uuid')
    .select('contents.uuid')
    .where('contents.uuid', '=', contentUuid)
    .where(isListed)
  return (await listed.executeTakeFirst()) !== undefined
}

/**
 * Tells one batch of the followers who are still to be told of a content, each exactly once: who was told, and how far, commit together.
 * @returns as `announceContent`; null when nobody is left to be told of anything
 */
export async function tellMoreFollowers(db: Db): Promise<string[] | null> {
  const next = await db.selectFrom('followers_to_tell').select('content_uuid').orderBy('since').limit(1).executeTakeFirst()
  if (!next) return null
  return db.transaction().execute(async (tx) => {
    const uuid = next.content_uuid
    // The content first, as everybody does: nobody withdraws it while its followers are told.
    if (!(await lockContent(tx, uuid))) return []
    const from = await tx.selectFrom('followers_to_tell').selectAll().where('content_uuid', '=', uuid).forUpdate().executeTakeFirst()
    if (!from) return []
    const nobody: Told = { users: [], after_uuid: null }
    const { users, after_uuid } = (await isPublic(tx, uuid)) ? await tellFollowers(tx, uuid, from.after_uuid, toldLater) : nobody
    await (after_uuid === null
      ? tx.deleteFrom('followers_to_tell').where('content_uuid', '=', uuid).execute()
      : tx.updateTable('followers_to_tell').set({ after_uuid }).where('content_uuid', '=', uuid).execute())
    return users
  })
}
