import { type RawBuilder, sql } from 'kysely'
import type { Db } from './database.ts'

/** Deleted in one transaction: about thirty milliseconds. */
const deletedAtOnce = 1000

const isMeant = sql<boolean>`(
  notifications.content_uuid = withdrawn.content_uuid and notifications.user_uuid <> withdrawn.owner_uuid
  and notifications.created_at <= withdrawn.until)`

/** Is the row of `notifications` about another's content that was made private or hidden since? It only awaits its deletion. */
export const isWithdrawn = sql<boolean>`exists (select from notifications_to_withdraw as withdrawn where ${isMeant})`

/** How many of a user's unread notifications are withdrawn; next to nothing to ask while none is. */
export function unreadWithdrawn(userUuid: string): RawBuilder<number> {
  return sql<number>`case when exists (select from notifications_to_withdraw) then (
    select count(*)::int from notifications where user_uuid = ${userUuid}::uuid and read_at is null and ${isWithdrawn}
  ) else 0 end`
}

/**
 * Deletes a batch of what was withdrawn. It waits for nobody who may wait for it: rows that others hold come with a later batch.
 * @returns the users to whom a `notification` change must be published afterwards; null when there is nothing left, or nothing free
 */
export async function deleteWithdrawnNotifications(db: Db): Promise<string[] | null> {
  return db.transaction().execute(async (tx) => {
    // As text: a Date would round the microseconds.
    const { rows } = await sql<{ content_uuid: string; until: string }>`
      select content_uuid, until::text as until from notifications_to_withdraw order by until limit 1 for update skip locked`.execute(tx)
    const [picked] = rows
    if (!picked) return null
    const from = sql`notifications_to_withdraw as withdrawn
      where withdrawn.content_uuid = ${picked.content_uuid}::uuid and withdrawn.until = ${picked.until}::timestamptz`
    const deleted = await sql<{ user_uuid: string }>`
      delete from notifications where uuid in (
        select notifications.uuid from notifications, ${from} and ${isMeant}
        order by notifications.user_uuid limit ${deletedAtOnce}::int for update of notifications skip locked
      ) returning user_uuid`.execute(tx)
    const users = deleted.rows.map(({ user_uuid }) => user_uuid)
    if (users.length === deletedAtOnce) return users
    const done = await sql`delete from ${from} and not exists (select from notifications where ${isMeant}) returning until`.execute(tx)
    return users.length > 0 || done.rows.length > 0 ? users : null
  })
}
