import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../connection/database.ts'
import { rowsOf } from '../connection/rows.ts'

/** The rows between two uuids: `from` is the first of them, `before` the first one after them; null for no bound. */
export type UuidRange = { from: string | null; before: string | null }

/** The rows that search engines may list, by kind: a table and its listed rows. */
const sources = {
  videos: { uuid: sql.ref<string>('content_uuid'), rows: sql`content_search` },
  creators: {
    uuid: sql.ref<string>('channel_uuid'),
    rows: sql`(select channel_uuid from channel_totals where listed_videos > 0) as listed`,
  },
  playlists: {
    uuid: sql.ref<string>('uuid'),
    rows: sql`(select uuid from playlists where not is_private and not is_default and listed_count > 0) as listed`,
  },
} as const

const pageStart = z.object({ start: z.string() })

export type SitemapKind = keyof typeof sources

/**
 * Returns the uuids at which the pages begin, with `size` rows per page. One walk over an index.
 * @returns empty when there is nothing to list
 */
export async function sitemapStarts(db: Db, kind: SitemapKind, size: number): Promise<string[]> {
  const { uuid, rows } = sources[kind]
  const starts = await rowsOf(db, pageStart)`
    select start from (select ${uuid} as start, row_number() over (order by ${uuid}) as place from ${rows}) as numbered
    where (place - 1) % ${size}::int = 0 order by place`
  return starts.map(({ start }) => start)
}

const isWithin = (uuid: string, { from, before }: UuidRange) =>
  sql<boolean>`(${sql.ref(uuid)} >= coalesce(${from}::uuid, '00000000-0000-0000-0000-000000000000')
    and (${before}::uuid is null or ${sql.ref(uuid)} < ${before}::uuid))`

/** Returns the listed contents of a range of uuids, with what search engines need of a video. */
export async function sitemapVideos(db: Db, range: UuidRange, limit: number) {
  return db
    .selectFrom('content_search')
    .innerJoin('contents', 'contents.uuid', 'content_search.content_uuid')
    .innerJoin('channels', 'channels.uuid', 'contents.channel_uuid')
    .innerJoin('users', 'users.uuid', 'channels.creator_uuid')
    .innerJoin('media', 'media.content_uuid', 'contents.uuid')
    .select([
      'contents.uuid',
      'contents.title',
      'contents.description',
      'contents.created_at',
      'contents.updated_at',
      'contents.views_count',
      'channels.name as channel_name',
      'users.username',
      'media.duration',
      'media.thumbnail_key',
      'media.poster_key',
    ])
    .where(isWithin('content_search.content_uuid', range))
    .orderBy('content_search.content_uuid')
    .limit(limit)
    .execute()
}

/** Returns the channels of a range with something to watch. */
export async function sitemapCreators(db: Db, range: UuidRange, limit: number) {
  return db
    .selectFrom('channel_totals')
    .innerJoin('channels', 'channels.uuid', 'channel_totals.channel_uuid')
    .innerJoin('users', 'users.uuid', 'channels.creator_uuid')
    .select(['channels.uuid', 'users.username'])
    .where('channel_totals.listed_videos', '>', 0)
    .where(isWithin('channel_totals.channel_uuid', range))
    .orderBy('channel_totals.channel_uuid')
    .limit(limit)
    .execute()
}

/** Returns the public playlists of a range with something to watch. */
export async function sitemapPlaylists(db: Db, range: UuidRange, limit: number) {
  return db
    .selectFrom('playlists')
    .select(['playlists.uuid', 'playlists.updated_content_at'])
    .where('playlists.is_private', '=', false)
    .where('playlists.is_default', '=', false)
    .where('playlists.listed_count', '>', 0)
    .where(isWithin('playlists.uuid', range))
    .orderBy('playlists.uuid')
    .limit(limit)
    .execute()
}
