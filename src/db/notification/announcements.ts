import { sql } from 'kysely'
import { z } from 'zod'
import { isListed } from '../content/contentRows.ts'
import { lockContent } from '../content/contents.ts'
import type { Db, Tx } from '../connection/database.ts'
import { isNotMuted } from '../content/viewerExclusions.ts'
import { isWantedOnSite } from './notificationChoices.ts'
import { skipDeletedUsers } from './notifications.ts'
import { rowsOf } from '../connection/rows.ts'

/** Followers notified in the transaction that publishes: it takes a few milliseconds. */
const notifiedAtOnce = 500
const notifiedPerBatch = 1000

/** `after_uuid`: the last follower of this batch, null when there is none after it. */
type NotifiedBatch = { users: string[]; after_uuid: string | null }

const notified = z.object({ users: z.array(z.string()), met: z.number(), last: z.string().nullable() })

/** Notifies followers in the order of their uuids. @param after the last one that was notified; null for the first batch */
async function notifyFollowers(tx: Tx, contentUuid: string, after: string | null, most: number): Promise<NotifiedBatch> {
  // Those who followed after the publication are not notified.
  const left = sql`and follower_uuid > ${after}::uuid
    and created_at <= (select since from followers_to_notify where content_uuid = ${contentUuid}::uuid)`
  const rows = await rowsOf(tx, notified)`
    with met as materialized (
      select follower_uuid from follows
      where followed_uuid = (select channel_uuid from contents where uuid = ${contentUuid}::uuid) and notify ${after === null ? sql`` : left}
      order by follower_uuid limit ${most}::int
    ), recipients as (
      insert into notifications (user_uuid, kind, content_uuid, channel_uuid)
      select users.uuid, 'newContent', contents.uuid, contents.channel_uuid
      from contents
        join channels on channels.uuid = contents.channel_uuid
        cross join met
        join users on users.uuid = met.follower_uuid
      where contents.uuid = ${contentUuid}::uuid and users.uuid <> channels.creator_uuid
        and ${isWantedOnSite(sql`'newContent'`)} and ${isNotMuted(sql`users.uuid`, sql`channels.uuid`)}
      ${skipDeletedUsers}
      returning user_uuid
    )
    select array(select user_uuid from recipients) as users, (select count(*)::int from met) as met,
      (select follower_uuid from met order by follower_uuid desc limit 1) as last`
  const [batch] = rows
  return { users: batch?.users ?? [], after_uuid: batch?.met === most ? batch.last : null }
}

/**
 * Notifies the followers with an active bell that a content can be watched, if it is public and they were never notified before. Call it in
 * the transaction that may have made it watchable, after `lockContent` or a write to the content itself. The worker notifies the remaining
 * followers of large channels (`notifyMoreFollowers`).
 * @returns the users to whom a `notification` change must be published after the transaction
 */
export async function announceContent(tx: Tx, contentUuid: string): Promise<string[]> {
  const announced = await sql`
    insert into content_announcements (content_uuid)
    select contents.uuid from contents join media on media.content_uuid = contents.uuid
    where contents.uuid = ${contentUuid}::uuid and ${isListed}
    on conflict do nothing returning content_uuid`.execute(tx)
  if (announced.rows.length === 0) return []
  const { users, after_uuid } = await notifyFollowers(tx, contentUuid, null, notifiedAtOnce)
  if (after_uuid !== null) await tx.insertInto('followers_to_notify').values({ content_uuid: contentUuid, after_uuid }).execute()
  return users
}

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
 * Notifies one batch of the followers who still have to be notified of a content, each exactly once: the notifications and the progress
 * commit together.
 * @returns as `announceContent`; null when no follower is left to be notified of anything
 */
export async function notifyMoreFollowers(db: Db): Promise<string[] | null> {
  const next = await db.selectFrom('followers_to_notify').select('content_uuid').orderBy('since').limit(1).executeTakeFirst()
  if (!next) return null
  return db.transaction().execute(async (tx) => {
    const uuid = next.content_uuid
    // The content first, in the usual lock order. It cannot be made private while its followers are notified.
    if (!(await lockContent(tx, uuid))) return []
    const from = await tx.selectFrom('followers_to_notify').selectAll().where('content_uuid', '=', uuid).forUpdate().executeTakeFirst()
    if (!from) return []
    const nobody: NotifiedBatch = { users: [], after_uuid: null }
    const { users, after_uuid } = (await isPublic(tx, uuid)) ? await notifyFollowers(tx, uuid, from.after_uuid, notifiedPerBatch) : nobody
    await (after_uuid === null
      ? tx.deleteFrom('followers_to_notify').where('content_uuid', '=', uuid).execute()
      : tx.updateTable('followers_to_notify').set({ after_uuid }).where('content_uuid', '=', uuid).execute())
    return users
  })
}
