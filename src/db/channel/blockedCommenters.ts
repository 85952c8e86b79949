import type { Db, Tx } from '../connection/database.ts'
import type { BlockedCommenter } from './blockedCommentersTable.ts'
import { isOlder, microseconds, type PageRequest } from '../connection/keyset.ts'

export type BlockedCommenterRow = { uuid: string; username: string; avatar_key: string | null }

/** Idempotent. */
export async function blockCommenter(db: Db | Tx, blocked: BlockedCommenter): Promise<void> {
  await db
    .insertInto('blocked_commenters')
    .values(blocked)
    .onConflict((conflict) => conflict.columns(['channel_uuid', 'user_uuid']).doNothing())
    .execute()
}

/** Idempotent. */
export async function unblockCommenter(db: Db | Tx, { channel_uuid, user_uuid }: BlockedCommenter): Promise<void> {
  await db.deleteFrom('blocked_commenters').where('channel_uuid', '=', channel_uuid).where('user_uuid', '=', user_uuid).execute()
}

export async function isBlockedCommenter(db: Db | Tx, { channel_uuid, user_uuid }: BlockedCommenter): Promise<boolean> {
  const row = await db
    .selectFrom('blocked_commenters')
    .select('user_uuid')
    .where('channel_uuid', '=', channel_uuid)
    .where('user_uuid', '=', user_uuid)
    .executeTakeFirst()
  return row !== undefined
}

/** Lists the people whom a channel blocks, the last one first. */
export async function listBlockedCommenters(
  db: Db | Tx,
  channelUuid: string,
  { limit, after }: PageRequest,
): Promise<(BlockedCommenterRow & { position: number })[]> {
  return db
    .selectFrom('blocked_commenters')
    .innerJoin('users', 'users.uuid', 'blocked_commenters.user_uuid')
    .select(['users.uuid', 'users.username', 'users.avatar_key'])
    .select(({ ref }) => microseconds(ref('blocked_commenters.created_at')).as('position'))
    .where('blocked_commenters.channel_uuid', '=', channelUuid)
    .$if(after !== null, (query) =>
      after ? query.where(({ ref }) => isOlder(ref('blocked_commenters.created_at'), ref('users.uuid'), after)) : query,
    )
    .orderBy('blocked_commenters.created_at', 'desc')
    .orderBy('users.uuid', 'desc')
    .limit(limit + 1)
    .execute()
}
