import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { ViewSource } from '../../shared/viewSources.ts'
import type { Db, Tx } from '../connection/database.ts'
import { neededMigrationKey } from '../schema/contract.ts'
import { rowsOf } from '../connection/rows.ts'

const use = z.object({ used: z.boolean() })

/** The setting with the mark of the storage that belongs to the database. */
export const storageMarkKey = 'storage.site'

/** True when the database was never used: it has no account and no trace of the demonstration. */
export async function isPristine(db: Db): Promise<boolean> {
  const [row] = await rowsOf(
    db,
    use,
  )`select exists (select from users) or exists (select from settings where key <> ${neededMigrationKey}) as used`
  return row?.used === false
}

/** Returns the value of a setting, undefined when there is none. */
export async function readSetting(db: Db, key: string): Promise<unknown> {
  return (await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst())?.value
}

/** Like `readSetting`, and nobody else changes the setting until the transaction ends. */
export async function lockSetting(tx: Tx, key: string): Promise<unknown> {
  return (await tx.selectFrom('settings').select('value').where('key', '=', key).forUpdate().executeTakeFirst())?.value
}

export async function writeSetting(db: Db | Tx, key: string, value: unknown): Promise<void> {
  const json = JSON.stringify(value)
  await db
    .insertInto('settings')
    .values({ key, value: json })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: json }))
    .execute()
}

/** Sets a setting to a JSON value unless it exists. @returns the value that is stored now */
export async function insertSettingIfAbsent(db: Db, key: string, value: unknown): Promise<unknown> {
  await db
    .insertInto('settings')
    .values({ key, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  return readSetting(db, key)
}

/** Adds accounts that cannot sign in. @returns their uuids, in the given order */
export async function addDemoFans(db: Tx, usernames: readonly string[]): Promise<string[]> {
  const role = await db.selectFrom('roles').select('uuid').where('name', '=', 'Utilisateur').executeTakeFirstOrThrow()
  const rows = await db
    .insertInto('users')
    .values(
      usernames.map((username) => ({
        username,
        firstname: '',
        lastname: '',
        email: `${username}@demo.invalid`,
        password_hash: null,
        avatar_key: null,
        role_uuid: role.uuid,
      })),
    )
    .returning('uuid')
    .execute()
  return rows.map((row) => row.uuid)
}

/** A comment of the demonstration with its answers. `likes`: how many of the fans like it. */
export type DemoThread = DemoRemark & { likes: number; replies: readonly DemoRemark[] }
type DemoRemark = { userUuid: string; text: string; at: Date }

export type DemoInteractions = {
  contentUuid: string
  publishedAt: Date
  /** of the video, in seconds */
  length: number
  fans: readonly string[]
  /** 0–1: the share of fans who watch on the first day, which decreases with the content's age */
  popularity: number
  threads: readonly DemoThread[]
  /** views that happen for certain */
  views: readonly { userUuid: string; at: Date }[]
}

/** As often as they stand here. */
const demoSources: readonly ViewSource[] = [
  ...(['home', 'home', 'home', 'home', 'home'] as const),
  ...(['suggestion', 'suggestion', 'suggestion', 'subscriptions', 'subscriptions', 'search', 'search'] as const),
  ...(['channel', 'playlist', 'embed', 'outside'] as const),
]

/**
 * Spreads views, likes and comments of the demonstration over the days since publication, through the same tables and triggers that real
 * users use. The random numbers are hashes of the fan and the day.
 */
export async function addDemoInteractions(db: Tx, activity: DemoInteractions): Promise<void> {
  await addCountedViews(db, activity)
  await addWhatFollowsFromViews(db, activity)
  for (const thread of activity.threads) await addThread(db, activity, thread)
}

async function addCountedViews(db: Tx, { contentUuid, publishedAt, fans, popularity, views }: DemoInteractions): Promise<void> {
  const latest = sql`now() - interval '15 minutes'`
  await sql`
    insert into counted_views (user_uuid, content_uuid, day, created_at, source)
    select user_uuid, ${contentUuid}::uuid, at::date, at,
      (${demoSources}::text[])[1 + floor(${sharesOf(sql`at::text || user_uuid::text`)} * ${demoSources.length}::int)::int] from (
      select fan.uuid as user_uuid, start + least(interval '1 day', ${latest} - start) * ${sharesOf(sql`fan.uuid::text || start::text`)} as at
      from unnest(${fans}::uuid[]) as fan(uuid),
        generate_series(${publishedAt}::timestamptz, ${latest}, interval '1 day') as start
      where ${sharesOf(sql`start::text || fan.uuid::text || ${contentUuid}`)} < ${popularity}
        * exp(-extract(epoch from start - ${publishedAt}::timestamptz) / 864000)
        * least(1, extract(epoch from ${latest} - start) / 86400)
      union all
      select viewer.uuid, viewer.at
      from unnest(${views.map(({ userUuid }) => userUuid)}::uuid[], ${views.map(({ at }) => at.toISOString())}::timestamptz[]) as viewer(uuid, at)
    ) as view
    order by view.at
    on conflict do nothing`.execute(db)
}

/** 0–1, always the same for the same text. */
const sharesOf = (text: RawBuilder<unknown>): RawBuilder<number> => sql<number>`((hashtext(${text}) & 1023) / 1024.0)`

/** Who watched a content when, and how many hundredths of it: at least what a view needs to be counted, and often all. */
function plays({ contentUuid, length }: DemoInteractions): RawBuilder<unknown> {
  const least = Math.ceil((100 * Math.min(10, length / 2)) / length)
  return sql`(
    select user_uuid, day, created_at as at, least(100, ${least}::int + floor(${sharesOf(sql`user_uuid::text || day::text`)} * ${160 - least}::int)::int) as part
    from counted_views where content_uuid = ${contentUuid}::uuid) as play`
}

/** Adds the rows that playing leaves behind: they agree with the counted views, and with each other. */
async function addWhatFollowsFromViews(db: Tx, activity: DemoInteractions): Promise<void> {
  const { contentUuid, length } = activity
  const content = sql`${contentUuid}::uuid`
  const seconds = sql`play.part * ${length / 100}::float8`
  await sql`
    insert into views (user_uuid, content_uuid, created_at, started_at, reported_at, watched)
    select distinct on (user_uuid) user_uuid, ${content}, min(at) over (partition by user_uuid), at, at + ${seconds} * interval '1 second', ${seconds}
    from ${plays(activity)} order by user_uuid, play.at desc
    on conflict do nothing`.execute(db)
  await sql`
    insert into history (user_uuid, content_uuid, created_at, watched_at, position)
    select user_uuid, content_uuid, created_at, reported_at, watched from views where content_uuid = ${content}
    on conflict do nothing`.execute(db)
  await sql`
    insert into reactions (user_uuid, content_uuid, created_at)
    select user_uuid, content_uuid, reported_at from views
    where content_uuid = ${content} and ${sharesOf(sql`user_uuid::text || content_uuid::text`)} < 0.4
    on conflict do nothing`.execute(db)
  await sql`
    insert into content_watch (content_uuid, day, seconds, reports)
    select ${content}, day, sum(${seconds}), count(*) from ${plays(activity)} group by day
    on conflict do nothing`.execute(db)
  await sql`
    insert into retention (content_uuid, since, plays, times)
    select content_uuid, playing_since, (select count(*) from ${plays(activity)}), (
      select array_agg((select count(*) from ${plays(activity)} where play.part >= hundredth)::float8 order by hundredth)
      from generate_series(1, 100) as hundredth)
    from media where content_uuid = ${content}
    on conflict do nothing`.execute(db)
}

async function addThread(db: Tx, { contentUuid, fans }: DemoInteractions, thread: DemoThread): Promise<void> {
  const add = async ({ userUuid, text, at }: DemoRemark, parent_uuid: string | null): Promise<string> => {
    const comment = { user_uuid: userUuid, content_uuid: contentUuid, parent_uuid, text, created_at: at }
    return (await db.insertInto('comments').values(comment).returning('uuid').executeTakeFirstOrThrow()).uuid
  }
  const comment_uuid = await add(thread, null)
  for (const reply of thread.replies) await add(reply, comment_uuid)
  const likes = fans.slice(0, thread.likes).map((user_uuid) => ({ comment_uuid, user_uuid, created_at: thread.at }))
  if (likes.length > 0) await db.insertInto('comment_likes').values(likes).execute()
}

/** Sets the publication date of a demonstration content, which its rank and its version follow. */
export async function backdateContent(db: Tx, contentUuid: string, publishedAt: Date): Promise<void> {
  await sql`update contents set created_at = ${publishedAt}, updated_at = ${publishedAt} where uuid = ${contentUuid}::uuid`.execute(db)
  await sql`update media set playing_since = ${publishedAt} where content_uuid = ${contentUuid}::uuid`.execute(db)
  await sql`update content_rank set score = rank_weight(1, ${publishedAt}) where content_uuid = ${contentUuid}::uuid`.execute(db)
}

/** Sets when a channel of the demonstration and its owner's account were created. */
export async function backdateChannel(db: Tx, channelUuid: string, createdAt: Date): Promise<void> {
  await sql`update channels set created_at = ${createdAt} where uuid = ${channelUuid}::uuid`.execute(db)
  await sql`
    update users set created_at = ${createdAt}
    where uuid = (select creator_uuid from channels where uuid = ${channelUuid}::uuid)`.execute(db)
}

/** Lets about half of the fans follow each channel, from a day in the last two months on. */
export async function addDemoFollows(db: Tx, fans: readonly string[], channels: readonly string[]): Promise<void> {
  await sql`
    insert into follows (follower_uuid, followed_uuid, created_at)
    select fan.uuid, channel.uuid, now() - interval '60 days' * ${sharesOf(sql`channel.uuid::text || fan.uuid::text`)}
    from unnest(${fans}::uuid[]) as fan(uuid), unnest(${channels}::uuid[]) as channel(uuid)
    where ${sharesOf(sql`fan.uuid::text || channel.uuid::text`)} < 0.3 + 0.5 * ${sharesOf(sql`channel.uuid::text`)}
    on conflict do nothing`.execute(db)
}

/** Returns how many of the demonstration's videos can be watched and have a picture, or never will. @param keys their idempotency keys */
export async function countReadyDemo(db: Db, channels: readonly string[], keys: readonly string[], progress: number): Promise<number> {
  const { ready } = await db
    .selectFrom('contents')
    .innerJoin('media', 'media.content_uuid', 'contents.uuid')
    .select(({ fn }) => fn.countAll<number>().as('ready'))
    .where('contents.channel_uuid', '=', sql<string>`any(${channels}::uuid[])`)
    .where('contents.idempotency_key', '=', sql<string>`any(${keys}::uuid[])`)
    .where(({ or, eb }) => or([eb('media.state', '=', 'failed'), eb('media.progress', '>=', progress)]))
    .executeTakeFirstOrThrow()
  return ready
}
