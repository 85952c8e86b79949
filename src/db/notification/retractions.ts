import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../connection/database.ts'
import { rowsOf } from '../connection/rows.ts'

/** Rows deleted in one transaction, which takes about thirty milliseconds. */
const deletedAtOnce = 1000

const due = z.object({ content_uuid: z.string(), until: z.string() })
const recipient = z.object({ user_uuid: z.string() })

const isMeant = sql<boolean>`(
  notifications.content_uuid = retracted.content_uuid and notifications.user_uuid <> retracted.owner_uuid
  and notifications.created_at <= retracted.until)`

/**
 * True when the row of `notifications` is retracted: it is about another's content that was made private or hidden since, and awaits its
 * deletion.
 */
export const isRetracted = sql<boolean>`exists (select from notifications_to_retract as retracted where ${isMeant})`

/** Counts a user's unread notifications that are retracted. Costs almost nothing while none is. */
export function unreadRetracted(userUuid: string): RawBuilder<number> {
  return sql<number>`case when exists (select from notifications_to_retract) then (
    select count(*)::int from notifications where user_uuid = ${userUuid}::uuid and read_at is null and ${isRetracted}
  ) else 0 end`
}

/**
 * Deletes a batch of retracted notifications. Rows that other transactions have locked are skipped and come with a later batch, so that it
 * cannot deadlock.
 * @returns the users to whom a `notification` change must be published afterwards; null when nothing is left, or all of it is locked
 */
export async function deleteRetractedNotifications(db: Db): Promise<string[] | null> {
  return db.transaction().execute(async (tx) => {
    // As text: a Date would round the microseconds.
    const rows = await rowsOf(tx, due)`
      select content_uuid, until::text as until from notifications_to_retract order by until limit 1 for update skip locked`
    const [picked] = rows
    if (!picked) return null
    const from = sql`notifications_to_retract as retracted
      where retracted.content_uuid = ${picked.content_uuid}::uuid and retracted.until = ${picked.until}::timestamptz`
    const deleted = await rowsOf(tx, recipient)`
      delete from notifications where uuid in (
        select notifications.uuid from notifications, ${from} and ${isMeant}
        order by notifications.user_uuid limit ${deletedAtOnce}::int for update of notifications skip locked
      ) returning user_uuid`
    const users = deleted.map(({ user_uuid }) => user_uuid)
    if (users.length === deletedAtOnce) return users
    const done = await sql`delete from ${from} and not exists (select from notifications where ${isMeant}) returning until`.execute(tx)
    return users.length > 0 || done.rows.length > 0 ? users : null
  })
}
