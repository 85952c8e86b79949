import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../connection/database.ts'
import { isOlder, microseconds, type PageRequest } from '../connection/keyset.ts'

/** A playlist as one viewer sees it. */
export type PlaylistRow = {
  uuid: string
  user_uuid: string
  name: string
  description: string
  is_default: boolean
  is_private: boolean
  created_at: Date
  updated_content_at: Date
  /** all its contents for its owner, the listed ones for others */
  video_count: number
  thumbnail_key: string | null
  /** null unless requested */
  contains_content: boolean | null
}

export type PlaylistForm = { name: string; description: string; is_private: boolean }

/**
 * @param viewer uuid, null for a guest
 * @param containing the content that `contains_content` is about
 */
function playlistRows(db: Db | Tx, viewer: string | null, containing: string | null = null) {
  return db
    .selectFrom('playlists')
    .select([
      'playlists.uuid',
      'playlists.user_uuid',
      'playlists.name',
      'playlists.description',
      'playlists.is_default',
      'playlists.is_private',
      'playlists.created_at',
      'playlists.updated_content_at',
      sql<number>`case when playlists.user_uuid = ${viewer}::uuid then contents_count else listed_count end`.as('video_count'),
      firstThumbnail.as('thumbnail_key'),
      holds(containing, viewer).as('contains_content'),
    ])
}

const firstThumbnail = sql<string | null>`(
  select coalesce(media.thumbnail_key, media.poster_key)
  from playlist_contents join media on media.content_uuid = playlist_contents.content_uuid
  where playlist_contents.playlist_uuid = playlists.uuid and playlist_contents.listed
  order by playlist_contents.position limit 1)`

function holds(content: string | null, viewer: string | null): RawBuilder<boolean | null> {
  if (content === null) return sql<null>`null::boolean`
  // Others must not learn that it contains a content that they cannot see in it.
  return sql<boolean>`exists (
    select from playlist_contents
    where playlist_contents.playlist_uuid = playlists.uuid and playlist_contents.content_uuid = ${content}::uuid
      and (playlist_contents.listed or playlists.user_uuid = ${viewer}::uuid))`
}

/** @param viewer uuid, null for a guest */
export async function findPlaylist(db: Db | Tx, uuid: string, viewer: string | null): Promise<PlaylistRow | undefined> {
  return playlistRows(db, viewer).where('playlists.uuid', '=', uuid).executeTakeFirst()
}

/** Returns those of the playlists that are public, as a viewer sees them, in no particular order. @param viewer uuid, null for a guest */
export async function publicPlaylists(db: Db | Tx, uuids: readonly string[], viewer: string | null): Promise<PlaylistRow[]> {
  if (uuids.length === 0) return []
  return playlistRows(db, viewer).where('playlists.uuid', 'in', uuids).where('playlists.is_private', '=', false).execute()
}

/** Finds «À consulter plus tard», as its owner sees it: every account has one. @returns undefined when the account is gone */
export async function findDefaultPlaylist(db: Db | Tx, userUuid: string): Promise<PlaylistRow | undefined> {
  return playlistRows(db, userUuid).where('playlists.user_uuid', '=', userUuid).where('playlists.is_default', '=', true).executeTakeFirst()
}

/**
 * Lists a user's playlists, the most recently filled first.
 * @param viewer uuid, null for a guest: others than the owner get the public ones
 * @param containing the content that `contains_content` is about
 */
export async function playlistsOf(
  db: Db | Tx,
  userUuid: string,
  { limit, after }: PageRequest,
  { viewer, containing = null }: { viewer: string | null; containing?: string | null },
): Promise<(PlaylistRow & { position: number })[]> {
  return playlistRows(db, viewer, containing)
    .select(({ ref }) => microseconds(ref('playlists.updated_content_at')).as('position'))
    .where('playlists.user_uuid', '=', userUuid)
    .$if(viewer !== userUuid, (query) => query.where('playlists.is_private', '=', false))
    .$if(after !== null, (query) =>
      after ? query.where(({ ref }) => isOlder(ref('playlists.updated_content_at'), ref('playlists.uuid'), after)) : query,
    )
    .orderBy('playlists.updated_content_at', 'desc')
    .orderBy('playlists.uuid', 'desc')
    .limit(limit + 1)
    .execute()
}

/** Counts a user's playlists, and blocks the creation of another until the transaction ends. */
export async function lockAndCountPlaylists(tx: Tx, userUuid: string): Promise<number> {
  await tx.selectFrom('users').select('uuid').where('uuid', '=', userUuid).forNoKeyUpdate().execute()
  const { count } = await tx
    .selectFrom('playlists')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_uuid', '=', userUuid)
    .executeTakeFirstOrThrow()
  return count
}

/** @returns the uuid of the user's playlist with this idempotency key, undefined when there is none */
export async function findPlaylistOfKey(db: Db | Tx, userUuid: string, key: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('playlists')
    .select('uuid')
    .where('user_uuid', '=', userUuid)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  return found?.uuid
}

export async function insertPlaylist(
  db: Db | Tx,
  playlist: PlaylistForm & { user_uuid: string; idempotency_key?: string | null },
): Promise<string> {
  const { uuid } = await db.insertInto('playlists').values(playlist).returning('uuid').executeTakeFirstOrThrow()
  return uuid
}

/** Updates the given fields; does nothing when there are none. */
export async function updatePlaylist(db: Db | Tx, uuid: string, patch: Partial<PlaylistForm>): Promise<void> {
  if (Object.keys(patch).length === 0) return
  await db.updateTable('playlists').set(patch).where('uuid', '=', uuid).execute()
}

export async function deletePlaylist(db: Db | Tx, uuid: string): Promise<void> {
  await db.deleteFrom('playlists').where('uuid', '=', uuid).execute()
}
