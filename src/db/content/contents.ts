import { type RawBuilder, sql } from 'kysely'
import type { ContentSort } from '../../shared/entities/content.ts'
import type { Visibility } from '../../shared/validation/content.ts'
import { type ContentDetailsRow, type ContentParts, type ContentRow, contentRows, isListed, noParts } from './contentRows.ts'
import { allowedUuids } from './audience.ts'
import { editorUuids, isManagedBy } from '../channel/editors.ts'
import type { Db, Tx } from '../connection/database.ts'
import { isNotExcluded } from './viewerExclusions.ts'
import { isOlder, microseconds, type PageRequest } from '../connection/keyset.ts'

export type Positioned = ContentRow & { position: number }
/** What a creator writes of a content. */
export type ContentFields = { title: string; description: string; statuts: Visibility } & DetailFields
export type NewContent = ContentFields & { channel_uuid: string; idempotency_key: string | null }
type DetailFields = Partial<
  Omit<ContentDetailsRow, 'publish_at' | 'file_chapters' | 'captions' | 'allowed_usernames' | 'has_password'> & { publish_at: Date | null }
>

/**
 * Inserts a content.
 * @returns its uuid, and whether it is new: with the idempotency key of an earlier content of this channel, that content is returned
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
    .forNoKeyUpdate()
    .executeTakeFirst()
  // The earlier content was deleted in between: insert again.
  return earlier ? { uuid: earlier.uuid, isNew: false } : insertContent(tx, content)
}

/** Sets other texts on a content that still awaits its file. @returns false when it has a file, or is gone: nothing is written */
export async function updateAwaitingContent(tx: Tx, uuid: string, fields: ContentFields): Promise<boolean> {
  const rows = await tx
    .updateTable('contents')
    .set(fields)
    .where('uuid', '=', uuid)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('media').select('content_uuid').where('content_uuid', '=', uuid).where('state', '=', 'awaitingFile')),
    )
    .returning('uuid')
    .execute()
  return rows.length > 0
}

export async function findContent(db: Db | Tx, uuid: string, parts: ContentParts = noParts): Promise<ContentRow | undefined> {
  return contentRows(db, parts).where('contents.uuid', '=', uuid).executeTakeFirst()
}

/** Who manages a content, who may open it, and whether it takes comments: what policies need. */
export type ContentAccess = Pick<
  ContentRow,
  'uuid' | 'channel_uuid' | 'user_uuid' | 'editor_uuids' | 'hidden_at' | 'statuts' | 'audience' | 'allowed_uuids'
> & { comments_open: boolean }

export async function findContentAccess(db: Db | Tx, uuid: string): Promise<ContentAccess | undefined> {
  return (await findContentAccesses(db, [uuid])).get(uuid)
}

/** Like `findContentAccess` for many contents, by uuid. */
export async function findContentAccesses(db: Db | Tx, uuids: readonly string[]): Promise<Map<string, ContentAccess>> {
  const rows = await db
    .selectFrom('contents')
    .innerJoin('channels', 'channels.uuid', 'contents.channel_uuid')
    .select(['contents.uuid', 'contents.channel_uuid', 'channels.creator_uuid as user_uuid', 'contents.hidden_at'])
    .select(['contents.statuts', 'contents.audience', 'contents.comments_open', allowedUuids.as('allowed_uuids')])
    .select(editorUuids.as('editor_uuids'))
    .where('contents.uuid', '=', sql<string>`any(${uuids}::uuid[])`)
    .execute()
  return new Map(rows.map((row) => [row.uuid, row]))
}

/** Hides a content from everybody but its owner and moderators, or shows it again. @returns false when nothing changed */
export async function setContentHidden(db: Db | Tx, uuid: string, hidden: boolean): Promise<boolean> {
  const result = await db
    .updateTable('contents')
    .set({ hidden_at: hidden ? new Date() : null })
    .where('uuid', '=', uuid)
    .where('hidden_at', hidden ? 'is' : 'is not', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Returns the contents that exist, in no particular order. */
export async function findContents(db: Db | Tx, uuids: readonly string[], parts: ContentParts): Promise<ContentRow[]> {
  if (uuids.length === 0) return []
  return contentRows(db, parts).where('contents.uuid', 'in', uuids).execute()
}

/** Returns those of the contents that everybody may find, in no particular order. */
export async function findListedContents(db: Db | Tx, uuids: readonly string[], parts: ContentParts): Promise<ContentRow[]> {
  if (uuids.length === 0) return []
  return contentRows(db, parts).where('contents.uuid', 'in', uuids).where(isListed).execute()
}

const isListedOr = (user: string | null): RawBuilder<boolean> =>
  user === null ? isListed : sql<boolean>`(${isListed} or ${isManagedBy(user)})`

/**
 * Lists contents, newest first.
 * @param only.channel only contents of this channel
 * @param only.listedOr user who manages channels whose contents are included even when they are private or not playable yet
 * @param only.mutedBy user whose muted channels are left out
 */
export async function listContents(
  db: Db | Tx,
  { limit, after }: PageRequest,
  only: { channel: string | null; listedOr: string | null; mutedBy?: string | null },
  parts: ContentParts,
): Promise<Positioned[]> {
  const { channel, listedOr, mutedBy = null } = only
  const isShown = isNotExcluded('newest', mutedBy, { content: sql.ref('contents.uuid'), channel: sql.ref('contents.channel_uuid') })
  return contentRows(db, parts)
    .select(({ ref }) => microseconds(ref('contents.created_at')).as('position'))
    .where(isListedOr(listedOr))
    .$if(channel !== null, (query) => query.where('contents.channel_uuid', '=', channel))
    .where(isShown)
    .$if(after !== null, (query) =>
      after ? query.where(({ ref }) => isOlder(ref('contents.created_at'), ref('contents.uuid'), after)) : query,
    )
    .orderBy('contents.created_at', 'desc')
    .orderBy('contents.uuid', 'desc')
    .limit(limit + 1)
    .execute()
}

const sortKeys: Readonly<Record<ContentSort, RawBuilder<unknown>>> = {
  date: sql`contents.created_at desc`,
  views: sql`contents.views_count desc`,
  likes: sql`contents.likes_count desc`,
  title: sql`search_text(contents.title)`,
  status: sql`contents.statuts desc`,
}

/** True when each word of the text is in the title or in a hashtag, ignoring case and accents. */
function hasWords(text: string): RawBuilder<boolean> {
  return sql<boolean>`not exists (
    select from unnest(string_to_array(search_text(${text}::text), ' ')) as word
    where strpos(search_text(contents.title), word) = 0 and not exists (
      select from content_hashtags join hashtags on hashtags.uuid = content_hashtags.hashtag_uuid
      where content_hashtags.content_uuid = contents.uuid and strpos(search_text(hashtags.name), word) > 0))`
}

/** `text` is empty for no filter, `statuts` is null for both. */
type Chosen = { channel: string; listedOr: string | null; sort: ContentSort; statuts: Visibility | null; text: string }

/**
 * Lists one channel's contents, filtered and in any order; equal ones are sorted newest first. All of them are sorted for each page.
 * Otherwise like `listContents`.
 */
export async function sortedContents(
  db: Db | Tx,
  { limit, after }: PageRequest,
  { channel, listedOr, sort, statuts, text }: Chosen,
  parts: ContentParts,
): Promise<Positioned[]> {
  // The next page starts after the current rank of the last row; if that row is gone, after its former rank.
  const last = after === null ? sql<null>`null::int8` : sql<number | null>`max(rank) filter (where uuid = ${after.uuid}::uuid) over ()`
  const ranked = db
    .selectFrom('contents')
    .innerJoin('channels', 'channels.uuid', 'contents.channel_uuid')
    .innerJoin('media', 'media.content_uuid', 'contents.uuid')
    .select([
      'contents.uuid',
      sql<number>`row_number() over (order by ${sortKeys[sort]}, contents.created_at desc, contents.uuid desc)`.as('rank'),
    ])
    .where('contents.channel_uuid', '=', channel)
    .where(isListedOr(listedOr))
    .$if(statuts !== null, (query) => query.where('contents.statuts', '=', statuts))
    .$if(text !== '', (query) => query.where(hasWords(text)))
  return contentRows(db, parts)
    .innerJoin(
      (query) => query.selectFrom(ranked.as('all')).selectAll().select(last.as('last')).as('ranked'),
      (join) => join.onRef('ranked.uuid', '=', 'contents.uuid'),
    )
    .select('ranked.rank as position')
    .$if(after !== null, (query) => query.where(sql<boolean>`ranked.rank > coalesce(ranked.last, ${after?.key}::int8 - 1)`))
    .orderBy('ranked.rank')
    .limit(limit + 1)
    .execute()
}

export async function updateContent(db: Db | Tx, uuid: string, patch: Partial<ContentFields>): Promise<void> {
  await db
    .updateTable('contents')
    .set({ ...patch, updated_at: new Date() })
    .where('uuid', '=', uuid)
    .execute()
}

/** A content, and the channel that its changes are published to. */
export type ContentRef = { content_uuid: string; channel_uuid: string }

/** Deletes a content. @returns what was deleted: empty when it did not exist any more */
export async function deleteContent(db: Db | Tx, uuid: string): Promise<ContentRef[]> {
  return db.deleteFrom('contents').where('uuid', '=', uuid).returning(['uuid as content_uuid', 'channel_uuid']).execute()
}

/** Lists the contents of a channel, for the cleanup after its deletion. */
export async function contentsOfChannel(db: Db | Tx, channelUuid: string): Promise<ContentRef[]> {
  return db.selectFrom('contents').select(['uuid as content_uuid', 'channel_uuid']).where('channel_uuid', '=', channelUuid).execute()
}

/** Locks a content until the transaction ends. @returns false when it does not exist */
export async function lockContent(tx: Tx, uuid: string): Promise<boolean> {
  return (await tx.selectFrom('contents').select('uuid').where('uuid', '=', uuid).forUpdate().executeTakeFirst()) !== undefined
}

/**
 * Locks a content, the playlists that contain it and its channel's totals. Call it before a write that changes the counts of its playlists,
 * its channel, its hashtags and the words of search. The triggers take the locks in the same order.
 * @returns false when the content does not exist
 */
export async function lockContentAndChannel(tx: Tx, uuid: string): Promise<boolean> {
  if (!(await lockContent(tx, uuid))) return false
  await sql`select lock_playlists_of(${uuid}::uuid)`.execute(tx)
  await tx
    .selectFrom('channel_totals')
    .select('channel_uuid')
    .where('channel_uuid', 'in', (query) => query.selectFrom('contents').select('contents.channel_uuid').where('uuid', '=', uuid))
    .forNoKeyUpdate()
    .execute()
  return true
}

/** Locks all contents of a channel and their counters, as `lockContentAndChannel` does, before they are deleted together. */
export async function lockContentsOfChannel(tx: Tx, channelUuid: string): Promise<void> {
  const going = sql`select uuid from contents where channel_uuid = ${channelUuid}::uuid`
  await lockMany(tx, { contents: going, going })
}

/** Locks the same before an account is deleted: the contents of its channel, and other contents that count its comments and likes. */
export async function lockContentsOfUser(tx: Tx, userUuid: string): Promise<void> {
  const going = sql`
    select contents.uuid from contents join channels on channels.uuid = channel_uuid where creator_uuid = ${userUuid}::uuid`
  const contents = sql`
    ${going} union select content_uuid from comments where user_uuid = ${userUuid}::uuid
    union select content_uuid from reactions where user_uuid = ${userUuid}::uuid
    union select comments.content_uuid from comment_likes join comments on comments.uuid = comment_uuid
      where comment_likes.user_uuid = ${userUuid}::uuid`
  await lockMany(tx, { contents, going })
}

/**
 * @param which.contents uuids of the contents to be written
 * @param which.going uuids of those of them that leave their playlists
 */
async function lockMany(tx: Tx, { contents, going }: { contents: RawBuilder<unknown>; going: RawBuilder<unknown> }): Promise<void> {
  await sql`select from contents where uuid in (${contents}) order by uuid for update`.execute(tx)
  await sql`
    select from playlists where uuid in (select playlist_uuid from playlist_contents where content_uuid in (${going}))
    order by uuid for no key update`.execute(tx)
  await sql`
    select from channel_totals where channel_uuid in (select channel_uuid from contents where uuid in (${contents}))
    order by channel_uuid for no key update`.execute(tx)
}
