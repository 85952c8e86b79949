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

export type Totals = { videos: number; views: number; likes: number; comments: number }

/** Sums over a channel's contents: all of them, or those that everybody sees. */
export async function totalsOfChannel(db: Db | Tx, channelUuid: string, all: boolean): Promise<Totals> {
  return db
    .selectFrom('contents')
    .innerJoin('media', 'media.content_uuid', 'contents.uuid')
    .select([
      sql<number>`count(*)::int`.as('videos'),
      sql<number>`coalesce(sum(contents.views_count), 0)::int8`.as('views'),
      sql<number>`coalesce(sum(contents.likes_count), 0)::int8`.as('likes'),
      sql<number>`coalesce(sum(contents.comments_count), 0)::int8`.as('comments'),
    ])
    .where('contents.channel_uuid', '=', channelUuid)
    .$if(!all, (query) => query.where(isListed))
    .executeTakeFirstOrThrow()
}

/** Keeps others from changing the content until the transaction ends. @returns whether it exists */
export async function lockContent(tx: Tx, uuid: string): Promise<boolean> {
  return (await tx.selectFrom('contents').select('uuid').where('uuid', '=', uuid).forUpdate().executeTakeFirst()) !== undefined
}
