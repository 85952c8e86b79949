import { noParts } from '../../db/content/contentRows.ts'
import { findContents } from '../../db/content/contents.ts'
import type { Db } from '../../db/connection/database.ts'
import { sourcesOfChannel, topContents } from '../../db/statistics/sources.ts'
import { daysOfChannel, type DaySums } from '../../db/statistics/statistics.ts'
import type { ChannelPeriod } from '../../shared/entities/statistics.ts'
import { sourceLabels } from '../../shared/viewSources.ts'
import { type StatisticsPeriod, type StatisticsTable } from '../../shared/statisticsPeriods.ts'
import { type CsvCell, csvOf } from '../http/csv.ts'
import type { PresenterContext } from '../http/presenterContext.ts'

const shownVideos = 10
const dayMs = 24 * 60 * 60 * 1000
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

const nothing: DaySums = { views: 0, likes: 0, comments: 0, follows: 0, videos: 0, seconds: 0 }
const sumOf = (days: readonly DaySums[]): DaySums =>
  days.reduce(
    (sum, day) => ({
      views: sum.views + day.views,
      likes: sum.likes + day.likes,
      comments: sum.comments + day.comments,
      follows: sum.follows + day.follows,
      videos: sum.videos + day.videos,
      seconds: sum.seconds + day.seconds,
    }),
    nothing,
  )

/** Returns the last days of a channel, today included, and as many before them. */
export async function periodOfChannel(
  db: Db,
  channelUuid: string,
  asked: StatisticsPeriod,
  { url }: Pick<PresenterContext, 'url'>,
): Promise<ChannelPeriod> {
  const [length, today] = [Number(asked), Date.now()]
  const period = { from: dayOf(today - (length - 1) * dayMs), to: dayOf(today) }
  const since = dayOf(today - (2 * length - 1) * dayMs)
  const [all, sources, most] = await Promise.all([
    daysOfChannel(db, channelUuid, { from: since, to: period.to }),
    sourcesOfChannel(db, channelUuid, { ...period, since }),
    topContents(db, channelUuid, period, shownVideos),
  ])
  const contents = new Map(
    (
      await findContents(
        db,
        most.map((row) => row.content_uuid),
        noParts,
      )
    ).map((row) => [row.uuid, row]),
  )
  const [previousDays, days] = [all.slice(0, length), all.slice(length)]
  return {
    totals: sumOf(days),
    previous: sumOf(previousDays),
    days,
    previousDays,
    sources: sources.map(({ source, views, before }) => ({ source, views, previousViews: before })),
    videos: most.flatMap(({ content_uuid, views, seconds }) => {
      const content = contents.get(content_uuid)
      return content
        ? [{ content_uuid, title: content.title, thumbnail_url: url(content.thumbnail_key ?? content.poster_key), views, seconds }]
        : []
    }),
  }
}

const wholeSeconds = (seconds: number): number => Math.round(seconds)

const tables: Readonly<Record<StatisticsTable, (period: ChannelPeriod) => { head: string[]; rows: CsvCell[][] }>> = {
  days: ({ days, previousDays }) => ({
    head: ['Jour', 'Vues', 'Durée de visionnage (s)', 'Nouveaux abonnés', 'J’aime', 'Commentaires', 'Vidéos publiées'],
    rows: [...previousDays, ...days].map(({ day, views, seconds, follows, likes, comments, videos }) => [
      day,
      views,
      wholeSeconds(seconds),
      follows,
      likes,
      comments,
      videos,
    ]),
  }),
  sources: ({ sources }) => ({
    head: ['Source', 'Vues', 'Vues de la période précédente'],
    rows: sources.map(({ source, views, previousViews }) => [sourceLabels[source], views, previousViews]),
  }),
  videos: ({ videos }) => ({
    head: ['Vidéo', 'Identifiant', 'Vues', 'Durée de visionnage (s)'],
    rows: videos.map(({ title, content_uuid, views, seconds }) => [title, content_uuid, views, wholeSeconds(seconds)]),
  }),
}

/** Returns one of the tables behind the plots of a period as CSV; the days with those of the period before. */
export function csvOfPeriod(period: ChannelPeriod, table: StatisticsTable): string {
  const { head, rows } = tables[table](period)
  return csvOf(head, rows)
}
