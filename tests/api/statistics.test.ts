import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Creator, must, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
let creator: Creator

beforeAll(async () => {
  site = await startApi()
  creator = await site.creator()
})
afterAll(() => site.close())

describe('statistics', () => {
  it('of a channel are those of its public contents, and of all for its creator', async () => {
    const fan = await site.register()
    const [open, closed] = [await site.playable(creator), await site.playable(creator, { statuts: 'private' })]
    for (const content of [open, closed]) {
      must(await site.call('POST', '/reactions', { as: fan, body: { user_uuid: fan.uuid, content_uuid: content, like: true } }), 201)
      await site.database.db.insertInto('counted_views').values({ user_uuid: fan.uuid, content_uuid: content }).execute()
      await site.database.db.insertInto('comments').values({ user_uuid: fan.uuid, content_uuid: content, text: 'Bravo' }).execute()
    }
    await site.database.db.insertInto('follows').values({ follower_uuid: fan.uuid, followed_uuid: creator.channel }).execute()
    const path = `/statistics/channel/${creator.channel}`
    const all = { totalFollowers: 1, totalVideos: 2, totalViews: 2, totalLikes: 2, totalComments: 2 }
    expect(must(await site.call('GET', path, { as: creator }), 200)).toEqual(all)
    expect(must(await site.call('GET', path, { as: fan }), 200)).toEqual({
      ...all,
      totalVideos: 1,
      totalViews: 1,
      totalLikes: 1,
      totalComments: 1,
    })
    expect(must(await site.call('GET', `/statistics/video/${open}`), 200)).toEqual({ viewsCount: 1, likesCount: 1, commentsCount: 1 })
  })
})
