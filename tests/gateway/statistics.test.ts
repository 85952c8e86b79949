import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Creator, Person } from '../support/api.ts'
import { daysAgo } from '../support/published.ts'
import { type Site, startSite } from './support/site.ts'

let site: Site
let creator: Creator
let viewer: Person
beforeAll(async () => {
  site = await startSite()
  creator = await site.api.creator('Le potager')
  viewer = await site.api.person()
})
afterAll(() => site.close())

const day = (ago: number): string => daysAgo(ago).toISOString().slice(0, 10)
const start = 'mutation($id: ID!, $source: ViewSource) { startView(contentId: $id, source: $source) { id } }'
const read = `query($period: StatisticsPeriod!) { dashboard { period(period: $period) {
  id days views watchTime subscribers likes sources { id source views previousViews }
  videos { id contentId title views watchTime } } } }`

describe('a view', () => {
  it('is recorded with where the viewer came from, or without', async () => {
    const id = await site.api.playable(creator)
    const sourceOf = async (source?: string) => {
      await site.gateway.data(start, { id, source }, viewer)
      const { db } = site.api.database
      return (await db.selectFrom('views').select('source').where('content_uuid', '=', id).executeTakeFirstOrThrow()).source
    }
    expect([await sourceOf('search'), await sourceOf()]).toEqual(['search', 'unknown'])
  })

  it('does not take a source that does not exist', async () => {
    const { body } = await site.gateway.ask(start, { id: await site.api.playable(creator), source: 'unknown' }, viewer)
    expect(body.errors).toHaveLength(1)
  })
})

describe('a period of one’s channel', () => {
  it('has the period before in front of it, and costs three REST calls', async () => {
    const owner = await site.api.creator('Jardin')
    const id = await site.api.playable(owner, { title: 'Semer' })
    const { db } = site.api.database
    for (const [ago, user_uuid] of [
      [0, viewer.uuid],
      [7, creator.uuid],
    ] as const) {
      await db
        .insertInto('counted_views')
        .values({ user_uuid, content_uuid: id, day: day(ago), source: 'embed' })
        .execute()
    }
    await db
      .insertInto('content_watch')
      .values({ content_uuid: id, day: day(1), seconds: 4.5 })
      .execute()
    await db
      .insertInto('follows')
      .values({ follower_uuid: viewer.uuid, followed_uuid: owner.channel, created_at: daysAgo(2) })
      .execute()
    await db
      .insertInto('reactions')
      .values({ user_uuid: viewer.uuid, content_uuid: id, created_at: daysAgo(13) })
      .execute()
    const calls = await site.callsOf(async () => {
      expect(await site.gateway.data(read, { period: 'days7' }, owner)).toEqual({
        dashboard: {
          period: {
            id: `${owner.channel}/days7`,
            days: Array.from({ length: 14 }, (_, index) => day(13 - index)),
            views: [0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1],
            watchTime: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4.5, 0],
            subscribers: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0],
            likes: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            sources: [{ id: `${owner.channel}/days7/embed`, source: 'embed', views: 1, previousViews: 1 }],
            videos: [{ id: `${owner.channel}/days7/${id}`, contentId: id, title: 'Semer', views: 1, watchTime: 4.5 }],
          },
        },
      })
    })
    expect(calls).toHaveLength(3)
    expect(calls.at(-1)).toBe(`GET /statistics/channel/${owner.channel}/period`)
  })

  it.each([
    ['days7', 14],
    ['days28', 56],
    ['days90', 180],
    ['days365', 730],
  ])('can be as long as %s', async (period, length) => {
    const { dashboard } = await site.gateway.data<{ dashboard: { period: { days: string[] } } }>(read, { period }, creator)
    expect(dashboard.period.days).toHaveLength(length)
  })

  it('is nothing for people without a channel', async () => {
    expect(await site.gateway.data(read, { period: 'days28' }, viewer)).toEqual({ dashboard: null })
    expect(await site.gateway.data(read, { period: 'days28' })).toEqual({ dashboard: null })
  })
})
