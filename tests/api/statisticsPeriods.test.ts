import { CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { periodOfChannel } from '../../src/api/statistics/periods.ts'
import { channelPeriodSchema } from '../../src/shared/entities/statistics.ts'
import type { ViewSource } from '../../src/shared/viewSources.ts'
import { type Creator, must, refusal, startApi, type TestApi } from '../support/api.ts'
import { daysAgo } from '../support/published.ts'

let site: TestApi
let creator: Creator
beforeAll(async () => {
  site = await startApi()
  creator = await site.creator('Le potager')
})
afterAll(() => site.close())

const day = (ago: number): string => daysAgo(ago).toISOString().slice(0, 10)
const read = async (period: string, as = creator) =>
  channelPeriodSchema.parse(must(await site.call('GET', `/statistics/channel/${as.channel}/period?period=${period}`, { as }), 200))

/** A counted view of a new person. */
async function view(content: string, ago: number, source: ViewSource): Promise<void> {
  const { uuid: user_uuid } = await site.person()
  await site.database.db
    .insertInto('counted_views')
    .values({ user_uuid, content_uuid: content, day: day(ago), created_at: daysAgo(ago), source })
    .execute()
}
const watch = (content: string, ago: number, seconds: number) =>
  sql`insert into content_watch (content_uuid, day, seconds) values (${content}::uuid, ${day(ago)}::date, ${seconds})`.execute(
    site.database.db,
  )

/** Two videos: one seen today, six, seven, thirteen and fourteen days ago, one seen today twice. */
async function seenChannel(titles: readonly [string, string] = ['Semer', 'Récolter']) {
  const owner = await site.creator('Jardin')
  const [one, two] = [
    await site.playable(owner, { title: titles[0] }),
    await site.playable(owner, { title: titles[1], statuts: 'private' }),
  ]
  await sql`update contents set created_at = ${daysAgo(500)} where channel_uuid = ${owner.channel}::uuid`.execute(site.database.db)
  for (const [ago, source] of [
    [0, 'home'],
    [6, 'search'],
    [7, 'home'],
    [13, 'embed'],
    [14, 'outside'],
  ] as const) {
    await view(one, ago, source)
  }
  for (const source of ['search', 'search'] as const) await view(two, 0, source)
  await watch(one, 0, 12.5)
  await watch(one, 6, 30)
  await watch(one, 7, 8)
  await site.database.db
    .insertInto('follows')
    .values({ follower_uuid: (await site.person()).uuid, followed_uuid: owner.channel, created_at: daysAgo(2) })
    .execute()
  await site.database.db
    .insertInto('reactions')
    .values({ user_uuid: (await site.person()).uuid, content_uuid: one, created_at: daysAgo(8) })
    .execute()
  return { owner, one, two }
}

describe('a period of a channel', () => {
  it('has its sums and those of the period before', async () => {
    const { owner } = await seenChannel()
    const { totals, previous } = await read('7', owner)
    expect(totals).toEqual({ views: 4, likes: 0, comments: 0, follows: 1, videos: 0, seconds: 42.5 })
    expect(previous).toEqual({ views: 2, likes: 1, comments: 0, follows: 0, videos: 0, seconds: 8 })
  })

  it('has every day of both, in order, also those without activity', async () => {
    const { owner } = await seenChannel()
    const { days, previousDays } = await read('7', owner)
    expect(days.map(({ day: at, views }) => [at, views])).toEqual([
      [day(6), 1],
      [day(5), 0],
      [day(4), 0],
      [day(3), 0],
      [day(2), 0],
      [day(1), 0],
      [day(0), 3],
    ])
    expect(previousDays.map(({ day: at, views }) => [at, views])).toEqual([
      [day(13), 1],
      [day(12), 0],
      [day(11), 0],
      [day(10), 0],
      [day(9), 0],
      [day(8), 0],
      [day(7), 1],
    ])
    expect(days.map(({ seconds }) => seconds)).toEqual([30, 0, 0, 0, 0, 0, 12.5])
  })

  it('tells where the views come from, the most frequent source first', async () => {
    const { owner } = await seenChannel()
    expect((await read('7', owner)).sources).toEqual([
      { source: 'search', views: 3, previousViews: 0 },
      { source: 'home', views: 1, previousViews: 1 },
      { source: 'embed', views: 0, previousViews: 1 },
    ])
  })

  it('has the most viewed videos, private ones included, with their views and seconds of the period alone', async () => {
    const { owner, one, two } = await seenChannel()
    await view(two, 20, 'home')
    await view(two, 21, 'home')
    const videos = async (period: string) =>
      (await read(period, owner)).videos.map(({ content_uuid, title, views, seconds }) => [content_uuid, title, views, seconds])
    const ofWeek = await videos('7')
    expect(ofWeek).toHaveLength(2)
    expect(ofWeek).toEqual(
      expect.arrayContaining([
        [two, 'Récolter', 2, 0],
        [one, 'Semer', 2, 42.5],
      ]),
    )
    expect(await videos('28')).toEqual([
      [one, 'Semer', 5, 50.5],
      [two, 'Récolter', 4, 0],
    ])
  })

  it('shows the ten most viewed videos at most', async () => {
    const owner = await site.creator()
    const [least, ...others] = await Promise.all(Array.from({ length: 11 }, () => site.playable(owner)))
    if (least === undefined) throw new Error('no video')
    await view(least, 0, 'home')
    for (const other of others) for (let views = 0; views < 2; views += 1) await view(other, 0, 'home')
    const { videos, totals } = await read('7', owner)
    expect(videos.map(({ content_uuid }) => content_uuid).toSorted((one, other) => (one < other ? -1 : 1))).toEqual(
      others.toSorted((one, other) => (one < other ? -1 : 1)),
    )
    expect(totals.views).toBe(21)
  })

  it.each([
    ['7', 7],
    ['28', 28],
    ['90', 90],
    ['365', 365],
  ])('of %s days has as many days, and as many before', async (period, length) => {
    const { days, previousDays } = await read(period)
    expect([days.length, previousDays.length]).toEqual([length, length])
    expect([days.at(-1)?.day, days.at(0)?.day, previousDays.at(0)?.day]).toEqual([day(0), day(length - 1), day(2 * length - 1)])
  })

  it('is of 28 days by default, and of no other length', async () => {
    const path = `/statistics/channel/${creator.channel}/period`
    const usual = channelPeriodSchema.parse(must(await site.call('GET', path, { as: creator }), 200))
    expect(usual.days).toHaveLength(28)
    for (const period of ['0', '30', '3650', '7,28', 'toujours']) {
      expect(refusal(await site.call('GET', `${path}?period=${period}`, { as: creator })).status).toBe(400)
    }
  })

  it('is empty for a new channel, and not found without one', async () => {
    const { totals, sources, videos } = await read('28')
    expect(totals).toEqual({ views: 0, likes: 0, comments: 0, follows: 0, videos: 0, seconds: 0 })
    expect([sources, videos]).toEqual([[], []])
    const answer = await site.call('GET', `/statistics/channel/${creator.uuid}/period`, { as: creator })
    expect(refusal(answer)).toMatchObject({ status: 404, code: 'CHANNEL_NOT_FOUND' })
  })

  it('takes four queries, which read no table from end to end', async () => {
    const { owner } = await seenChannel()
    const queries: CompiledQuery[] = []
    const { db } = site.database
    const watched = db.withPlugin({
      transformQuery: ({ node, queryId }) => {
        queries.push(db.getExecutor().compileQuery(node, queryId))
        return node
      },
      transformResult: ({ result }) => Promise.resolve(result),
    })
    await periodOfChannel(watched, owner.channel, '365', { url: () => null })
    expect(queries).toHaveLength(4)
    await db.transaction().execute(async (tx) => {
      // A table of a few rows would be read whole although it has the index.
      await sql`set local enable_seqscan = off`.execute(tx)
      for (const query of queries) {
        const { rows } = await tx.executeQuery(CompiledQuery.raw(`explain ${query.sql}`, [...query.parameters]))
        expect(JSON.stringify(rows)).not.toContain('Seq Scan')
      }
    })
  })
})

describe('a table of a period, as CSV', () => {
  const download = (owner: Creator, table: string, period = '7') =>
    site.call('GET', `/statistics/channel/${owner.channel}/export/${table}?period=${period}`, { as: owner })

  it('is a file to download that spreadsheets take for UTF-8', async () => {
    const answer = await download(creator, 'days')
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8; header=present')
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="lucarne-jours-${day(0)}-7j.csv"`)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(String(answer.body).startsWith('\uFEFFJour;')).toBe(true)
  })

  it('has the days of both periods', async () => {
    const { owner } = await seenChannel()
    const lines = String((await download(owner, 'days')).body).split('\r\n')
    expect(lines).toHaveLength(16)
    expect([lines[0], lines[1], lines[6], lines[7], lines[8], lines[14], lines[15]]).toEqual([
      '\uFEFFJour;Vues;Durée de visionnage (s);Nouveaux abonnés;J’aime;Commentaires;Vidéos publiées',
      `${day(13)};1;0;0;0;0;0`,
      `${day(8)};0;0;0;1;0;0`,
      `${day(7)};1;8;0;0;0;0`,
      `${day(6)};1;30;0;0;0;0`,
      `${day(0)};3;13;0;0;0;0`,
      '',
    ])
  })

  it('names the sources in French', async () => {
    const { owner } = await seenChannel()
    expect(String((await download(owner, 'sources')).body)).toBe(
      '\uFEFFSource;Vues;Vues de la période précédente\r\nRecherche;3;0\r\nAccueil;1;1\r\nLecteur intégré;0;1\r\n',
    )
  })

  it('quotes titles, and runs none of them as a formula', async () => {
    const { owner, one, two } = await seenChannel(['=HYPERLINK("http://x";"y")', 'Un; deux\n"trois"'])
    await view(one, 0, 'home')
    expect(String((await download(owner, 'videos')).body)).toBe(
      `\uFEFFVidéo;Identifiant;Vues;Durée de visionnage (s)\r\n"'=HYPERLINK(""http://x"";""y"")";${one};3;43\r\n"Un; deux\n""trois""";${two};2;0\r\n`,
    )
  })

  it('does not exist for other tables', async () => {
    expect(refusal(await download(creator, 'users')).status).toBe(404)
  })
})
