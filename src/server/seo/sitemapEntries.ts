import type { SitemapItemLoose } from 'sitemap'
import type { Db } from '../../db/connection/database.ts'
import { sitemapCreators, sitemapPlaylists, sitemapVideos, type SitemapKind, type UuidRange } from '../../db/seo/sitemaps.ts'
import { creatorPath, playlistPath } from '../../shared/routes.ts'
import type { SeoDeps } from './site.ts'
import { videoFacts } from './video.ts'

type Entry = { uuid: string; item: SitemapItemLoose }
type Read = (db: Db, range: UuidRange, site: string, storage: SeoDeps['storage']) => Promise<Entry[]>

/** Rows per query, which are in memory together. */
const batch = 1000

/** Search engines reject videos of less than a second or more than eight hours. */
const lengthOf = (seconds: number): { duration?: number } => {
  const duration = Math.round(seconds)
  return duration >= 1 && duration <= 28_800 ? { duration } : {}
}

const readers: Record<SitemapKind, Read> = {
  videos: async (db, range, site, storage) =>
    (await sitemapVideos(db, range, batch)).map((row) => {
      const video = videoFacts(row, site, storage)
      const described = {
        thumbnail_loc: video.picture,
        title: row.title,
        description: video.description,
        player_loc: video.embedUrl,
        publication_date: row.created_at.toISOString(),
        view_count: row.views_count,
        uploader: row.channel_name,
        'uploader:info': video.creatorUrl,
        ...lengthOf(row.duration),
      }
      return { uuid: row.uuid, item: { url: video.url, lastmod: row.updated_at.toISOString(), video: [described] } }
    }),
  creators: async (db, range, site) =>
    (await sitemapCreators(db, range, batch)).map(({ uuid, username }) => ({ uuid, item: { url: site + creatorPath(username) } })),
  playlists: async (db, range, site) =>
    (await sitemapPlaylists(db, range, batch)).map(({ uuid, updated_content_at }) => ({
      uuid,
      item: { url: site + playlistPath(uuid), lastmod: updated_content_at.toISOString() },
    })),
}

/** Yields the entries of one page, read batch by batch while they are sent: each is as the database has it at that moment. */
export async function* sitemapEntries(
  { database, storage }: SeoDeps,
  kind: SitemapKind,
  range: UuidRange,
  site: string,
): AsyncGenerator<SitemapItemLoose> {
  let from = range.from
  // Each batch begins with the last entry of the previous one, which is skipped.
  let last: string | null = null
  for (;;) {
    const entries: Entry[] = await readers[kind](database.db, { from, before: range.before }, site, storage)
    for (const { uuid, item } of entries) if (uuid !== last) yield item
    last = entries.at(-1)?.uuid ?? null
    if (entries.length < batch || last === null) return
    from = last
  }
}
