import { sql } from 'kysely'
import { z } from 'zod'
import type { ViewSource } from '../../shared/viewSources.ts'
import type { Db, Tx } from '../connection/database.ts'
import { rowsOf } from '../connection/rows.ts'

const use = z.object({ used: z.boolean() })

/** True when the database was never used: it has no account and no trace of the demonstration. */
export async function isPristine(db: Db): Promise<boolean> {
  const [row] = await rowsOf(db, use)`select exists (select from users) or exists (select from settings) as used`
  return row?.used === false
}

/** Returns the value of a setting, undefined when there is none. */
export async function readSetting(db: Db, key: string): Promise<unknown> {
  return (await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst())?.value
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

export type DemoInteractions = {
  contentUuid: string
  publishedAt: Date
  /** how long the content is */
  seconds: number
  fans: readonly string[]
  /** 0–1: the share of fans who watch on a given day, decreasing with the content's age */
  popularity: number
  comments: readonly { userUuid: string; text: string; at: Date }[]
}

/** As often as they stand here. */
const demoSources: readonly ViewSource[] = [
  ...(['home', 'home', 'home', 'home', 'home'] as const),
  ...(['suggestion', 'suggestion', 'suggestion', 'subscriptions', 'subscriptions', 'search', 'search'] as const),
  ...(['channel', 'playlist', 'embed', 'outside'] as const),
]

/**
 * Spreads views, likes and comments of the demonstration over the days since publication, through the same tables and triggers that real
 * users use. The same content always gets the same fans: the random number is a hash of the fan and the day.
 */
export async function addDemoInteractions(db: Tx, activity: DemoInteractions): Promise<void> {
  const fans = sql`unnest(${activity.fans}::uuid[]) as fan(uuid)`
  const chance = sql<number>`(abs(hashtext(fan.uuid::text || day::text || ${activity.contentUuid})) % 1000) / 1000.0`
  await sql`
    insert into counted_views (user_uuid, content_uuid, day, created_at, source)
    select fan.uuid, ${activity.contentUuid}::uuid, day::date, day + interval '1 hour' * (8 + abs(hashtext(fan.uuid::text)) % 14),
      (${demoSources}::text[])[1 + abs(hashtext(day::text || fan.uuid::text)) % ${demoSources.length}::int]
    from ${fans}, generate_series(${activity.publishedAt}::timestamptz, now() - interval '1 day', interval '1 day') as day
    where ${chance} < ${activity.popularity} * exp(-extract(epoch from day - ${activity.publishedAt}::timestamptz) / 864000)
    on conflict do nothing`.execute(db)
  await sql`
    insert into views (user_uuid, content_uuid, created_at, started_at)
    select user_uuid, content_uuid, min(created_at), max(created_at) from counted_views
    where content_uuid = ${activity.contentUuid}::uuid group by user_uuid, content_uuid
    on conflict do nothing`.execute(db)
  await sql`
    insert into content_watch (content_uuid, day, seconds)
    select content_uuid, day, sum(${activity.seconds}::float8 * (30 + abs(hashtext(user_uuid::text || day::text)) % 65) / 100.0)
    from counted_views where content_uuid = ${activity.contentUuid}::uuid group by content_uuid, day
    on conflict do nothing`.execute(db)
  await sql`
    insert into reactions (user_uuid, content_uuid, created_at)
    select user_uuid, content_uuid, created_at from views
    where content_uuid = ${activity.contentUuid}::uuid and abs(hashtext(user_uuid::text || content_uuid::text)) % 100 < 45
    on conflict do nothing`.execute(db)
  if (activity.comments.length > 0) {
    await db
      .insertInto('comments')
      .values(
        activity.comments.map(({ userUuid, text, at }) => ({
          user_uuid: userUuid,
          content_uuid: activity.contentUuid,
          text,
          created_at: at,
        })),
      )
      .execute()
  }
}

/** Sets the publication date of a demonstration content, which its rank follows. */
export async function backdateContent(db: Tx, contentUuid: string, publishedAt: Date): Promise<void> {
  await sql`update contents set created_at = ${publishedAt}, updated_at = ${publishedAt} where uuid = ${contentUuid}::uuid`.execute(db)
  await sql`update content_rank set score = rank_weight(1, ${publishedAt}) where content_uuid = ${contentUuid}::uuid`.execute(db)
}

export async function addDemoFollows(db: Tx, fans: readonly string[], channels: readonly string[]): Promise<void> {
  await sql`
    insert into follows (follower_uuid, followed_uuid, created_at)
    select fan.uuid, channel.uuid, now() - interval '1 day' * (abs(hashtext(channel.uuid::text || fan.uuid::text)) % 70) from unnest(${fans}::uuid[]) as fan(uuid), unnest(${channels}::uuid[]) as channel(uuid)
    where abs(hashtext(fan.uuid::text || channel.uuid::text)) % 100 < 55
    on conflict do nothing`.execute(db)
}
