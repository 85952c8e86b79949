import { type RawBuilder, sql } from 'kysely'
import type { PlaylistSort } from '../../shared/entities/playlist.ts'
import { type ContentParts, type ContentRow, contentRows, isListed, isOpenTo, noParts } from '../content/contentRows.ts'
import type { Db, Tx } from '../connection/database.ts'
import type { PageRequest, Position } from '../connection/keyset.ts'

/** The gap between two neighbours: sixteen moves to the same place before all have to be renumbered. */
const step = 65_536

export type PlaylistContentRow = ContentRow & { added_at: Date; position: number }
export type Entry = { playlist_uuid: string; content_uuid: string }

const sortKeys: Readonly<Record<Exclude<PlaylistSort, 'position'>, RawBuilder<unknown>>> = {
  dateAdded: sql`playlist_contents.added_at desc`,
  title: sql`search_text(contents.title)`,
  creator: sql`search_text(channels.name)`,
  duration: sql`media.duration`,
}

/**
 * Lists the contents of a playlist that a viewer sees: its owner those that they can still open, others those that are listed.
 * @param viewer uuid, null for a guest
 */
export async function contentsOfPlaylist(
  db: Db | Tx,
  { uuid, user_uuid }: { uuid: string; user_uuid: string },
  { limit, after }: PageRequest,
  { viewer, sort, parts }: { viewer: string | null; sort: PlaylistSort; parts: ContentParts },
): Promise<PlaylistContentRow[]> {
  const isShown = viewer === user_uuid ? isOpenTo(user_uuid) : isListed
  const rows = contentRows(db, parts)
    .innerJoin('playlist_contents', 'playlist_contents.content_uuid', 'contents.uuid')
    .select('playlist_contents.added_at')
    .where('playlist_contents.playlist_uuid', '=', uuid)
    .limit(limit + 1)
  if (sort === 'position') {
    return rows
      .select('playlist_contents.position')
      .where(isShown)
      .$if(after !== null, (query) => query.where('playlist_contents.position', '>', after?.key ?? 0))
      .orderBy('playlist_contents.position')
      .execute()
  }
  // The next page starts after the current rank of the last row; if that row is gone, after its former rank.
  const ranked = db
    .selectFrom('playlist_contents')
    .innerJoin('contents', 'contents.uuid', 'playlist_contents.content_uuid')
    .innerJoin('channels', 'channels.uuid', 'contents.channel_uuid')
    .innerJoin('media', 'media.content_uuid', 'contents.uuid')
    .select(['contents.uuid', sql<number>`row_number() over (order by ${sortKeys[sort]}, playlist_contents.position)`.as('rank')])
    .where('playlist_contents.playlist_uuid', '=', uuid)
    .where(isShown)
  return rows
    .innerJoin(
      (query) => query.selectFrom(ranked.as('all')).selectAll().select(rankOf(after).as('last')).as('ranked'),
      (join) => join.onRef('ranked.uuid', '=', 'contents.uuid'),
    )
    .select('ranked.rank as position')
    .$if(after !== null, (query) => query.where(sql<boolean>`ranked.rank > coalesce(ranked.last, ${after?.key}::int8 - 1)`))
    .orderBy('ranked.rank')
    .execute()
}

/**
 * Returns the first contents of several playlists of one user, in the playlists' own order, in one query.
 * @param limit contents of each
 * @param viewer uuid, null for a guest
 */
export async function firstContentsOfPlaylists(
  db: Db | Tx,
  playlists: readonly { uuid: string; user_uuid: string }[],
  limit: number,
  viewer: string | null,
): Promise<(PlaylistContentRow & { playlist_uuid: string })[]> {
  const owner = playlists[0]?.user_uuid
  if (owner === undefined) return []
  const first = contentRows(db, noParts)
    .innerJoin('playlist_contents', 'playlist_contents.content_uuid', 'contents.uuid')
    .select(['playlist_contents.added_at', 'playlist_contents.position'])
    .where(sql<boolean>`playlist_contents.playlist_uuid = playlists.uuid`)
    .where(viewer === owner ? isOpenTo(owner) : isListed)
    .orderBy('playlist_contents.position')
    .limit(limit)
  const uuids = playlists.map(({ uuid }) => uuid)
  return db
    .selectFrom('playlists')
    .innerJoinLateral(first.as('entry'), (join) => join.onTrue())
    .select('playlists.uuid as playlist_uuid')
    .selectAll('entry')
    .where('playlists.uuid', 'in', uuids)
    .orderBy('entry.position')
    .execute()
}

/** The current rank of the row that ended the previous page, from the window over the whole order. */
function rankOf(after: Position | null): RawBuilder<number | null> {
  return after === null ? sql<null>`null::int8` : sql<number | null>`max(rank) filter (where uuid = ${after.uuid}::uuid) over ()`
}

/** Locks a playlist's contents until the transaction ends. @returns undefined when the playlist is gone */
export async function lockPlaylist(tx: Tx, uuid: string): Promise<{ contents_count: number } | undefined> {
  return tx.selectFrom('playlists').select('contents_count').where('uuid', '=', uuid).forNoKeyUpdate().executeTakeFirst()
}

/**
 * Locks a content for a new playlist entry. Call it before the playlist is locked (see migration 0004).
 * @returns false when it does not exist
 */
export async function lockForPlaylist(tx: Tx, contentUuid: string): Promise<boolean> {
  const content = await tx.selectFrom('contents').select('uuid').where('uuid', '=', contentUuid).forShare().executeTakeFirst()
  return content !== undefined
}

async function positionOf(tx: Tx, { playlist_uuid, content_uuid }: Entry): Promise<number | undefined> {
  const row = await tx
    .selectFrom('playlist_contents')
    .select('position')
    .where('playlist_uuid', '=', playlist_uuid)
    .where('content_uuid', '=', content_uuid)
    .executeTakeFirst()
  return row?.position
}

/** @param tx holds the playlist's lock */
export async function isInPlaylist(tx: Tx, entry: Entry): Promise<boolean> {
  return (await positionOf(tx, entry)) !== undefined
}

/** Returns the highest position of the other entries, below the given one if any; undefined when there is none. */
async function highestPosition(tx: Tx, { playlist_uuid, content_uuid }: Entry, below?: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom('playlist_contents')
    .select('position')
    .where('playlist_uuid', '=', playlist_uuid)
    .where('content_uuid', '!=', content_uuid)
    .$if(below !== undefined, (query) => (below === undefined ? query : query.where('position', '<', below)))
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.position
}

/** Returns a free position just before another entry, or at the end when there is no such entry. */
async function freePosition(tx: Tx, entry: Entry, before: string | null): Promise<number> {
  const { playlist_uuid } = entry
  const next = before === null ? undefined : await positionOf(tx, { playlist_uuid, content_uuid: before })
  const previous = await highestPosition(tx, entry, next)
  if (next === undefined) return (previous ?? 0) + step
  if (previous === undefined) return next - step
  if (next - previous >= 2) return Math.floor((previous + next) / 2)
  await renumber(tx, playlist_uuid)
  return freePosition(tx, entry, before)
}

async function renumber(tx: Tx, playlistUuid: string): Promise<void> {
  await sql`
    update playlist_contents set position = ranked.rank * ${step}::int8
    from (
      select content_uuid, row_number() over (order by position) as rank from playlist_contents where playlist_uuid = ${playlistUuid}::uuid
    ) ranked
    where playlist_contents.playlist_uuid = ${playlistUuid}::uuid and playlist_contents.content_uuid = ranked.content_uuid`.execute(tx)
}

/**
 * Adds a content that is not in the playlist yet: before the given content, or at the end.
 * @param tx holds the locks of the content and of the playlist
 * @param addedAt for a restored entry, when it was first added
 */
export async function insertEntry(tx: Tx, entry: Entry, { before, addedAt }: { before: string | null; addedAt?: Date }): Promise<void> {
  const position = await freePosition(tx, entry, before)
  const added_at = addedAt && sql<Date>`least(${addedAt}::timestamptz, now())`
  await tx
    .insertInto('playlist_contents')
    .values({ ...entry, position, ...(added_at && { added_at }) })
    .execute()
  await touch(tx, entry.playlist_uuid)
}

/**
 * Moves a content just before another one, or to the end.
 * @param tx holds the playlist's lock; both contents are in it
 */
export async function moveEntry(tx: Tx, { playlist_uuid, content_uuid }: Entry, before: string | null): Promise<void> {
  const position = await freePosition(tx, { playlist_uuid, content_uuid }, before)
  await tx
    .updateTable('playlist_contents')
    .set({ position })
    .where('playlist_uuid', '=', playlist_uuid)
    .where('content_uuid', '=', content_uuid)
    .execute()
}

/**
 * Removes a content.
 * @param tx holds the playlist's lock
 * @returns the content that followed it and when it was added; undefined when it was not there
 */
export async function deleteEntry(
  tx: Tx,
  { playlist_uuid, content_uuid }: Entry,
): Promise<{ before: string | null; added_at: Date } | undefined> {
  const removed = await tx
    .deleteFrom('playlist_contents')
    .where('playlist_uuid', '=', playlist_uuid)
    .where('content_uuid', '=', content_uuid)
    .returning(['position', 'added_at'])
    .executeTakeFirst()
  if (!removed) return undefined
  await touch(tx, playlist_uuid)
  const next = await tx
    .selectFrom('playlist_contents')
    .select('content_uuid')
    .where('playlist_uuid', '=', playlist_uuid)
    .where('position', '>', removed.position)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()
  return { before: next?.content_uuid ?? null, added_at: removed.added_at }
}

async function touch(tx: Tx, playlistUuid: string): Promise<void> {
  await tx
    .updateTable('playlists')
    .set({ updated_content_at: sql`clock_timestamp()` })
    .where('uuid', '=', playlistUuid)
    .execute()
}
