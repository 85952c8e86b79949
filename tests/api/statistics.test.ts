import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { channelDaySchema, channelStatisticsSchema, dashboardStatisticsSchema, totalsSchema } from '../../src/shared/entities/statistics.ts'
import { type Creator, makePlayable, must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'
import { daysAgo } from '../support/published.ts'

let site: TestApi
let fan: Person

beforeAll(async () => {
  site = await startApi()
  fan = await site.person()
})
afterAll(() => site.close())

const read = async (path: string, as?: Person) => must(await site.call('GET', path, { as }), 200)
const day = (ago: number): string => daysAgo(ago).toISOString().slice(0, 10)

/** A view, a like and a comment, some days ago. */
async function visit(content: string, ago = 0, person = fan): Promise<void> {
  const { db } = site.database
  const of = { user_uuid: person.uuid, content_uuid: content, created_at: daysAgo(ago) }
  await db
    .insertInto('counted_views')
    .values({ ...of, day: day(ago) })
    .execute()
  await db.insertInto('reactions').values(of).execute()
  await db
    .insertInto('comments')
    .values({ ...of, text: 'Bravo' })
    .execute()
}

/** One public and one private content, both viewed, liked and commented by the fan, who follows the channel. */
async function seenChannel(): Promise<{ creator: Creator; open: string; closed: string }> {
  const creator = await site.creator('Vue')
  const [open, closed] = [
    await site.playable(creator, { title: 'Ouverte', description: 'Au large' }),
    await site.playable(creator, { title: 'Fermée', statuts: 'private' }),
  ]
  for (const content of [open, closed]) await visit(content)
  await site.database.db.insertInto('follows').values({ follower_uuid: fan.uuid, followed_uuid: creator.channel }).execute()
  return { creator, open, closed }
}

const both = { totalFollowers: 1, totalVideos: 2, totalViews: 2, totalLikes: 2, totalComments: 2 }
const openOnly = { totalFollowers: 1, totalVideos: 1, totalViews: 1, totalLikes: 1, totalComments: 1 }
const none = { totalFollowers: 0, totalVideos: 0, totalViews: 0, totalLikes: 0, totalComments: 0 }

describe('the statistics of a video', () => {
  it('are public, and visible only to its creator for a private or hidden one', async () => {
    const { creator, open, closed } = await seenChannel()
    const figures = { viewsCount: 1, likesCount: 1, commentsCount: 1 }
    expect(await read(`/statistics/video/${open}`)).toEqual(figures)
    expect(await read(`/statistics/video/${closed}`, creator)).toEqual(figures)
    for (const as of [undefined, fan]) {
      expect(refusal(await site.call('GET', `/statistics/video/${closed}`, { as })).code).toBe('FORBIDDEN')
    }
    await site.database.db.updateTable('contents').set({ hidden_at: new Date() }).where('uuid', '=', open).execute()
    expect(refusal(await site.call('GET', `/statistics/video/${open}`, { as: fan })).code).toBe('CONTENT_NOT_FOUND')
    expect(await read(`/statistics/video/${open}`, creator)).toEqual(figures)
  })
})

describe('the statistics of a channel', () => {
  it('count public contents, with the fields of the specification', async () => {
    const { creator, open } = await seenChannel()
    const statistics = await read(`/statistics/channel/${creator.channel}`, fan)
    expect(statistics).toEqual({
      ...openOnly,
      engagement: 100,
      videos: [
        {
          videoId: open,
          title: 'Ouverte',
          description: 'Au large',
          views: 1,
          likesCount: 1,
          commentsCount: 1,
          createdAt: expect.any(String),
          duration: 60,
          thumbnail_url: expect.stringContaining('/media/'),
          video_url: expect.stringContaining('master.m3u8'),
        },
      ],
    })
    const asGuest = channelStatisticsSchema.parse(await read(`/statistics/channel/${creator.channel}`))
    expect(asGuest.videos.map((video) => video.video_url)).toEqual([null])
  })

  it('count all contents for their creator, and not for another one', async () => {
    const { creator } = await seenChannel()
    const titles = async (as?: Person) => {
      const { videos, ...figures } = channelStatisticsSchema.parse(await read(`/statistics/channel/${creator.channel}`, as))
      return { ...figures, videos: videos.map((video) => video.title) }
    }
    expect(await titles(creator)).toEqual({ ...both, engagement: 100, videos: ['Fermée', 'Ouverte'] })
    expect(await titles(await site.creator())).toEqual({ ...openOnly, engagement: 100, videos: ['Ouverte'] })
  })

  it('exclude contents that a moderator hid', async () => {
    const { creator, open } = await seenChannel()
    await site.database.db.updateTable('contents').set({ hidden_at: new Date() }).where('uuid', '=', open).execute()
    expect(await read(`/statistics/channel/${creator.channel}`, fan)).toEqual({ ...none, totalFollowers: 1, engagement: 0, videos: [] })
  })

  it('list the videos page by page', async () => {
    const creator = await site.creator()
    for (const title of ['a', 'b', 'c']) await site.playable(creator, { title })
    const first = await site.call('GET', `/statistics/channel/${creator.channel}?limit=2`)
    const titles = (body: unknown) => channelStatisticsSchema.parse(body).videos.map((video) => video.title)
    expect(titles(must(first, 200))).toEqual(['c', 'b'])
    const next = await site.call('GET', `/statistics/channel/${creator.channel}?limit=2&cursor=${String(first.headers['x-next-cursor'])}`)
    expect(titles(must(next, 200))).toEqual(['a'])
    expect(next.headers['x-next-cursor']).toBeUndefined()
  })

  it('give engagement as likes over views in percent, with two decimals', async () => {
    const creator = await site.creator()
    const content = await site.playable(creator)
    await visit(content)
    for (let views = 0; views < 2; views += 1) {
      await site.database.db
        .insertInto('counted_views')
        .values({ user_uuid: (await site.person()).uuid, content_uuid: content })
        .execute()
    }
    expect(await read(`/statistics/channel/${creator.channel}`)).toMatchObject({ totalViews: 3, totalLikes: 1, engagement: 33.33 })
  })

  it('of an unknown channel are not found', async () => {
    for (const path of ['', '/dashboard', '/days']) {
      const answer = await site.call('GET', `/statistics/channel/${fan.uuid}${path}`, { as: fan })
      expect(refusal(answer)).toMatchObject({ status: 404, code: 'CHANNEL_NOT_FOUND' })
    }
  })
})

describe('the statistics of a user', () => {
  it('are those of their channel, in a list and as a sum', async () => {
    const { creator } = await seenChannel()
    const inList = async (as?: Person) => read(`/statistics/user/${creator.uuid}/channels?limit=1`, as)
    expect(await inList(fan)).toMatchObject([{ ...openOnly, channel_uuid: creator.channel, name: 'Vue', videos: [{ title: 'Ouverte' }] }])
    expect(await inList(creator)).toMatchObject([{ ...both, videos: [{ title: 'Fermée' }] }])
    expect(await read(`/statistics/user/${creator.uuid}/global`)).toEqual(openOnly)
    expect(await read(`/statistics/user/${creator.uuid}/global`, creator)).toEqual(both)
  })

  it('are empty without a channel, and not found without a user', async () => {
    expect(await read(`/statistics/user/${fan.uuid}/channels`)).toEqual([])
    expect(await read(`/statistics/user/${fan.uuid}/global`)).toEqual(none)
    for (const path of ['channels', 'global']) {
      const answer = await site.call('GET', `/statistics/user/00000000-0000-4000-8000-000000000000/${path}`)
      expect(refusal(answer)).toMatchObject({ status: 404, code: 'USER_NOT_FOUND' })
    }
  })
})

describe('the dashboard of a creator', () => {
  it('compares the last thirty days with the thirty before, including private contents', async () => {
    const creator = await site.creator()
    const content = await site.playable(creator, { statuts: 'private' })
    await sql`update contents set created_at = ${daysAgo(40)} where uuid = ${content}::uuid`.execute(site.database.db)
    // Four users thirty to fifty-nine days ago, five since, one before all that.
    for (const ago of [80, 59, 45, 31, 30, 29, 12, 3, 1, 0]) await visit(content, ago, await site.person())
    await sql`insert into content_watch (content_uuid, day, seconds) values
      (${content}::uuid, ${day(45)}::date, 40), (${content}::uuid, ${day(3)}::date, 62.5)`.execute(site.database.db)
    const followers = [await site.person(), await site.person()]
    for (const { uuid } of followers) {
      await site.database.db.insertInto('follows').values({ follower_uuid: uuid, followed_uuid: creator.channel }).execute()
    }
    const came = { value: 10, previous30: 4, last30: 5, change: 25 }
    expect(await read(`/statistics/channel/${creator.channel}/dashboard`, creator)).toEqual({
      totalContents: 1,
      totalViews: came,
      totalLikes: came,
      totalComments: came,
      subscribers: { value: 2, previous30: 0, last30: 2, change: null },
      totalVideos: { value: 1, previous30: 1, last30: 0, change: -100 },
      avgWatchTime: { value: 10.3, previous30: 10, last30: 12.5, change: 25 },
      engagement: 100,
    })
  })

  it('counts a content as a video once it is playable, also for its creator', async () => {
    const creator = await site.creator()
    const content = await site.content(creator)
    const counts = async () => {
      const { totalContents, totalVideos } = dashboardStatisticsSchema.parse(
        await read(`/statistics/channel/${creator.channel}/dashboard`, creator),
      )
      const sums = [`/statistics/channel/${creator.channel}`, `/statistics/user/${creator.uuid}/global`]
      const own = await Promise.all(sums.map(async (path) => totalsSchema.parse(await read(path, creator)).totalVideos))
      const today = channelDaySchema
        .array()
        .parse(await read(`/statistics/channel/${creator.channel}/days`, creator))
        .at(-1)?.videos
      return [totalContents, totalVideos.value, totalVideos.last30, today, ...own]
    }
    expect(await counts()).toEqual([1, 0, 0, 0, 0, 0])
    await makePlayable(site.database, content)
    expect(await counts()).toEqual([1, 1, 1, 1, 1, 1])
  })

  it('has only zeros, and no change, for a new channel', async () => {
    const creator = await site.creator()
    const dashboard = dashboardStatisticsSchema.parse(await read(`/statistics/channel/${creator.channel}/dashboard`, creator))
    const { engagement, totalContents, ...figures } = dashboard
    expect([engagement, totalContents]).toEqual([0, 0])
    for (const figure of Object.values(figures)) expect(figure).toEqual({ value: 0, previous30: 0, last30: 0, change: null })
  })
})

describe('the daily figures of a channel', () => {
  it('include days without activity', async () => {
    const creator = await site.creator()
    const content = await site.playable(creator)
    await sql`update contents set created_at = ${daysAgo(3)} where uuid = ${content}::uuid`.execute(site.database.db)
    await visit(content, 1)
    const empty = { views: 0, likes: 0, comments: 0, follows: 0, videos: 0, seconds: 0 }
    expect(await read(`/statistics/channel/${creator.channel}/days?from=${day(3)}&to=${day(1)}`, creator)).toEqual([
      { day: day(3), ...empty, videos: 1 },
      { day: day(2), ...empty },
      { day: day(1), ...empty, views: 1, likes: 1, comments: 1 },
    ])
  })

  it('are of the last thirty days by default, and of at most a year', async () => {
    const creator = await site.creator()
    const path = `/statistics/channel/${creator.channel}/days`
    const days = async (query: string) => channelDaySchema.array().parse(await read(`${path}${query}`, creator))
    expect((await days('')).map((row) => row.day)).toEqual(Array.from({ length: 30 }, (_, index) => day(29 - index)))
    expect((await days('?to=2024-03-01')).at(0)?.day).toBe('2024-02-01')
    expect(await days('?from=2024-01-01&to=2024-12-31')).toHaveLength(366)
    const refused = async (query: string) => {
      const { status, fields } = refusal(await site.call('GET', `${path}${query}`, { as: creator }))
      return { status, fields }
    }
    expect(await refused('?from=2024-01-01&to=2025-01-01')).toEqual({
      status: 422,
      fields: { from: 'La période ne peut pas dépasser 366 jours' },
    })
    expect(await refused('?from=2024-01-02&to=2024-01-01')).toEqual({ status: 422, fields: { from: 'Le début doit précéder la fin' } })
    for (const from of ['hier', '2024-02-30', '0000-01-01', '1969-12-31']) expect((await refused(`?from=${from}`)).status).toBe(400)
  })
})
