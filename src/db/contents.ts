import { sql } from 'kysely'
import type { Visibility } from '../shared/validation/content.ts'
import { type ContentParts, type ContentRow, contentRows, isListed, noParts } from './contentRows.ts'
import type { Db, Tx } from './database.ts'
import { isOlder, microseconds, type PageRequest } from './keyset.ts'

export type Positioned = ContentRow & { position: number }
export type NewContent = { channel_uuid: string; title: string; description: string; statuts: Visibility; idempotency_key: string | null }

/**
 * @returns the content's uuid, and whether it is new: the channel's earlier content of the same key is not made twice
 */
export async function insertContent(tx: Tx, content: NewContent): Promise<{ uuid: string; isNew: boolean }> {
  const inserted = await tx
    .insertInto('contents')
    .values(content)
    .onConflict((conflict) => conflict.columns(['channel_uuid', 'idempotency_key']).doNothing())
    .returning('uuid')
    .executeTakeFirst()
  if (inserted) return { uuid: inserted.uuid, isNew: true }
  const earlier = await tx
    .selectFrom('contents')
    .select('uuid')
    .where('channel_uuid', '=', content.channel_uuid)
    .where('idempotency_key', '=', content.idempotency_key)
    .executeTakeFirstOrThrow()
  return { uuid: earlier.uuid, isNew: false }
}

export async function findContent(db: Db | Tx, uuid: string, parts: ContentParts = noParts): Promise<ContentRow | undefined> {
  return contentRows(db, parts).where('contents.uuid', '=', uuid).executeTakeFirst()
}

/** Whose a content is, and who may reach it: what a rule asks before something is done with it. */
export type ContentAccess = Pick<ContentRow, 'uuid' | 'channel_uuid' | 'user_uuid' | 'hidden_at'>

export async function findContentAccess(db: Db | Tx, uuid: string): Promise<ContentAccess | undefined> {
  return db
    .selectFrom('contents')
    .innerJoin('channels', 'channels.uuid', 'contents.channel_uuid')
    .select(['contents.uuid', 'contents.channel_uuid', 'channels.creator_uuid as user_uuid', 'contents.hidden_at'])
    .where('contents.uuid', '=', uuid)
    .executeTakeFirst()
}

/** Hides a content from everybody but its owner and those who moderate, or shows it again. @returns false when it was so already */
export async function setContentHidden(db: Db | Tx, uuid: string, hidden: boolean): Promise<boolean> {
  const result = await db
    .updateTable('contents')
    .set({ hidden_at: hidden ? new Date() : null })
    .where('uuid', '=', uuid)
    .where('hidden_at', hidden ? 'is' : 'is not', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Those that exist, in no particular order. */
export async function findContents(db: Db | Tx, uuids: readonly string[], parts: ContentParts): Promise<ContentRow[]> {
  if (uuids.length === 0) return []
  return contentRows(db, parts).where('contents.uuid', 'in', uuids).execute()
}

/**
 * Newest first.
 * @param only.channel of this channel alone
 * @param only.listedOr this user, whose own are there even when they are private or not playable yet
 */
export async function listContents(
  db: Db | Tx,
  { limit, after }: PageRequest,
  only: { channel: string | null; listedOr: string | null },
  parts: ContentParts,
): Promise<Positioned[]> {
  const { channel, listedOr } = only
  return contentRows(db, parts)
    .select(({ ref }) => microseconds(ref('contents.created_at')).as('position'))
    .where(listedOr === null ? isListed : sql<boolean>`(${isListed} or channels.creator_uuid = ${listedOr}::uuid)`)
    .$if(channel !== null, (query) => query.where('contents.channel_uuid', '=', channel))
    .$if(after !== null, (query) =>
      after ? query.where(({ ref }) => isOlder(ref('contents.created_at'), ref('contents.uuid'), after)) : query,
    )
    .orderBy('contents.created_at', 'desc')
    .orderBy('contents.uuid', 'desc')
    .limit(limit + 1)
    .execute()
}

export async function updateContent(
  db: Db | Tx,
  uuid: string,
  patch: { title?: string; description?: string; statuts?: Visibility },
): Promise<void> {
  await db
    .updateTable('contents')
    .set({ ...patch, updated_at: new Date() })
    .where('uuid', '=', uuid)
    .execute()
}

export async function deleteContent(db: Db | Tx, uuid: string): Promise<void> {
  await db.deleteFrom('contents').where('uuid', '=', uuid).execute()
}

/** The contents of a channel, to clean up after it. */
export async function contentsOfChannel(db: Db | Tx, channelUuid: string): Promise<string[]> {
  const rows = await db.selectFrom('contents').select('uuid').where('channel_uuid', '=', channelUuid).execute()
  return rows.map((row) => row.uuid)
}

/** Keeps others from changing the content until the transaction ends. @returns whether it exists */
export async function lockContent(tx: Tx, uuid: string): Promise<boolean> {
  return (await tx.selectFrom('contents').select('uuid').where('uuid', '=', uuid).forUpdate().executeTakeFirst()) !== undefined
}

/**
 * Before a write that counts anew for the channel, its hashtags and the words of search: in that order, the one in which a new content
 * meets them too. @returns whether the content exists
 */
export async function lockContentAndChannel(tx: Tx, uuid: string): Promise<boolean> {
  if (!(await lockContent(tx, uuid))) return false
  await tx
    .selectFrom('channel_totals')
    .select('channel_uuid')
    .where('channel_uuid', 'in', (query) => query.selectFrom('contents').select('contents.channel_uuid').where('uuid', '=', uuid))
    .forNoKeyUpdate()
    .execute()
  return true
}
