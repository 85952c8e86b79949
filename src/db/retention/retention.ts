import { sql } from 'kysely'
import { z } from 'zod'
import type { Db, Tx } from '../connection/database.ts'
import { rowsOf } from '../connection/rows.ts'
import type { UserContent } from '../reaction/reactions.ts'

/** `times`: how often each hundredth of the content was watched, summed over `plays`. */
export type RetentionRow = { plays: number; times: number[] }

/**
 * Adds what was watched to a content's sums, which begin anew with each version. A play that began with an earlier version adds nothing.
 * Call it at the end of a transaction: many transactions lock a popular content's row.
 * @param more.plays 1 with the first seconds of a play, else 0
 */
export async function addRetention(tx: Tx, { user_uuid, content_uuid }: UserContent, more: RetentionRow): Promise<void> {
  await sql`
    insert into retention (content_uuid, since, plays, times)
    select media.content_uuid, media.playing_since, ${more.plays}::int, ${more.times}::float8[]
    from media join views on views.content_uuid = media.content_uuid and views.started_at >= media.playing_since
    where media.content_uuid = ${content_uuid}::uuid and views.user_uuid = ${user_uuid}::uuid
    on conflict (content_uuid) do update set
      since = excluded.since,
      plays = excluded.plays + case when retention.since = excluded.since then retention.plays else 0 end,
      times = case when retention.since = excluded.since then (
        select array_agg(known.times + more.times order by known.part)
        from unnest(retention.times) with ordinality as known(times, part)
        join unnest(excluded.times) with ordinality as more(times, part) on more.part = known.part
      ) else excluded.times end`.execute(tx)
}

const row: z.ZodType<RetentionRow> = z.object({ plays: z.int(), times: z.array(z.number()) })

/** Returns the sums of the version that plays now; undefined while nobody has watched it. */
export async function findRetention(db: Db | Tx, contentUuid: string): Promise<RetentionRow | undefined> {
  const [found] = await rowsOf(db, row)`
    select plays, times from retention join media on media.content_uuid = retention.content_uuid and playing_since = since
    where retention.content_uuid = ${contentUuid}::uuid`
  return found
}
