import { type Selectable, sql } from 'kysely'
import { z } from 'zod'
import type { Db, Tx } from '../connection/database.ts'
import type { ChannelDaysTable } from './statisticsTables.ts'
import { rowsOf } from '../connection/rows.ts'

/** `contents`: all contents; `videos`: those of them that are playable. */
export type Totals = { contents: number; videos: number; views: number; likes: number; comments: number }
export const noTotals: Totals = { contents: 0, videos: 0, views: 0, likes: 0, comments: 0 }

/** Returns a channel's sums over its contents: all of them, or those that everybody sees. */
export async function totalsOfChannel(db: Db | Tx, channelUuid: string, all: boolean): Promise<Totals> {
  const row = await db.selectFrom('channel_totals').selectAll().where('channel_uuid', '=', channelUuid).executeTakeFirst()
  if (!row) return noTotals
  if (all) return { contents: row.contents, videos: row.videos, views: row.views, likes: row.likes, comments: row.comments }
  const { listed_videos: videos, listed_views: views, listed_likes: likes, listed_comments: comments } = row
  return { contents: videos, videos, views, likes, comments }
}

export type DaySums = Omit<Selectable<ChannelDaysTable>, 'channel_uuid' | 'day'>
const summed = ['views', 'likes', 'comments', 'follows', 'videos', 'seconds'] as const

/** Returns a channel's total watch time, and its figures of the last 30 days (the last one is today) and of the 30 before. */
export async function periodsOfChannel(
  db: Db | Tx,
  channelUuid: string,
): Promise<{ seconds: number; last30: DaySums; previous30: DaySums }> {
  const sums = summed.flatMap((name) => {
    const sum = (condition: string) => sql<number>`coalesce(sum(${sql.ref(name)}) filter (where ${sql.raw(condition)}), 0)::float8`
    return [sum('day > current_date - 30').as(`last_${name}`), sum('day <= current_date - 30').as(`previous_${name}`)]
  })
  const row = await db
    .selectFrom('channel_days')
    .select(sums)
    .select(sql<number>`coalesce((select seconds from channel_totals where channel_uuid = ${channelUuid}::uuid), 0)`.as('seconds'))
    .where('channel_uuid', '=', channelUuid)
    .where(sql<boolean>`day > current_date - 60 and day <= current_date`)
    .executeTakeFirstOrThrow()
  return { seconds: row.seconds, last30: sumsNamed(row, 'last'), previous30: sumsNamed(row, 'previous') }
}

type Prefixed<Prefix extends string> = { [Name in `${Prefix}_${keyof DaySums}`]: number }

function sumsNamed<Prefix extends string>(row: Prefixed<Prefix>, prefix: Prefix): DaySums {
  const of = (name: keyof DaySums): number => row[`${prefix}_${name}`]
  return {
    views: of('views'),
    likes: of('likes'),
    comments: of('comments'),
    follows: of('follows'),
    videos: of('videos'),
    seconds: of('seconds'),
  }
}

const daySums = z.object({
  day: z.string(),
  views: z.number(),
  likes: z.number(),
  comments: z.number(),
  follows: z.number(),
  videos: z.number(),
  seconds: z.number(),
})

/** The first and the last day, YYYY-MM-DD. */
export type Period = { from: string; to: string }

/** Returns every day of a period in order, also those without any activity. */
export async function daysOfChannel(db: Db | Tx, channelUuid: string, { from, to }: Period): Promise<(DaySums & { day: string })[]> {
  return rowsOf(db, daySums)`
    select calendar.day::date as day, coalesce(views, 0) as views, coalesce(likes, 0) as likes, coalesce(comments, 0) as comments,
      coalesce(follows, 0) as follows, coalesce(videos, 0) as videos, coalesce(seconds, 0) as seconds
    from generate_series(${from}::timestamp, ${to}::timestamp, interval '1 day') as calendar (day)
      left join channel_days on channel_days.channel_uuid = ${channelUuid}::uuid and channel_days.day = calendar.day::date
    order by calendar.day`
}
