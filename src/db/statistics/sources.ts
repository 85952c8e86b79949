import { z } from 'zod'
import { countedSources } from '../../shared/viewSources.ts'
import type { Db, Tx } from '../connection/database.ts'
import { rowsOf } from '../connection/rows.ts'
import type { Period } from './statistics.ts'

const sourceSums = z.object({ source: z.enum(countedSources), views: z.number(), before: z.number() })

/** Returns the views of a channel by source in a period and in the days since `since` before it; the most frequent source first. */
export async function sourcesOfChannel(
  db: Db | Tx,
  channelUuid: string,
  { from, to, since }: Period & { since: string },
): Promise<z.output<typeof sourceSums>[]> {
  return rowsOf(db, sourceSums)`
    select source, coalesce(sum(views) filter (where day >= ${from}::date), 0)::float8 as views,
      coalesce(sum(views) filter (where day < ${from}::date), 0)::float8 as before
    from channel_day_sources
    where channel_uuid = ${channelUuid}::uuid and day between ${since}::date and ${to}::date
    group by source
    order by views desc, before desc, source`
}

const contentSums = z.object({ content_uuid: z.string(), views: z.number(), seconds: z.number() })

/** Returns the contents of a channel that were viewed most often in a period, with the seconds that were watched of them. */
export async function topContents(
  db: Db | Tx,
  channelUuid: string,
  { from, to }: Period,
  limit: number,
): Promise<z.output<typeof contentSums>[]> {
  return rowsOf(db, contentSums)`
    select content_uuid, views, coalesce((
        select sum(content_watch.seconds) from content_watch
        where content_watch.content_uuid = most.content_uuid and day between ${from}::date and ${to}::date
      ), 0)::float8 as seconds
    from (
      select content_uuid, sum(views)::float8 as views
      from contents join content_days on content_uuid = contents.uuid and day between ${from}::date and ${to}::date
      where channel_uuid = ${channelUuid}::uuid
      group by content_uuid
      order by views desc, content_uuid
      limit ${limit}
    ) as most
    order by views desc, content_uuid`
}
