import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { spreadChannels } from '../../src/api/content/spreadChannels.ts'
import { contentSchema } from '../../src/shared/entities/content.ts'
import { type Creator, must, type Person, startApi, type TestApi } from '../support/api.ts'
import { daysAgo, published } from '../support/published.ts'

let site: TestApi

beforeAll(async () => {
  site = await startApi()
})
// A new world for each asserted order.
afterEach(async () => {
  await site.database.db.deleteFrom('users').execute()
})
afterAll(() => site.close())

type Options = Parameters<typeof published>[3]
const publish = (creator: Creator, title: string, options?: Options) => published(site, creator, title, options)

async function recommended(person?: Person, limit = 20) {
  const path = `/contents/recommendations/${person ? 'user' : 'guest'}?limit=${limit}`
  return contentSchema
    .array()
    .parse(must(await site.call('GET', path, { as: person }), 200))
    .map(({ title, reason }) => ({ title, reason }))
}
const titles = async (person?: Person, limit?: number) => (await recommended(person, limit)).map(({ title }) => title)

/** Records the views, in this order: in the history and in the public count. */
async function watch(person: Person, ...contents: string[]): Promise<void> {
  for (const content of contents) {
    const of = { user_uuid: person.uuid, content_uuid: content }
    must(await site.call('POST', '/historicals', { as: person, body: of }), 201)
    await site.database.db.insertInto('counted_views').values(of).execute()
  }
}
/** A user who watched all of these. */
async function fan(...contents: string[]): Promise<void> {
  await watch(await site.person(), ...contents)
}

describe('videos that the same users watched', () => {
  it('rank above a newer unrelated video, and name the video they have in common', async () => {
    const [creator, viewer] = [await site.creator(), await site.person()]
    const bread = await publish(creator, 'Le pain', { age: 5 })
    const yeast = await publish(creator, 'Le levain', { age: 5 })
    await publish(creator, 'La mer', { age: 3 })
    await fan(bread, yeast)
    await watch(viewer, bread)
    expect(await recommended(viewer)).toEqual([
      { title: 'Le levain', reason: { kind: 'coWatched', name: 'Le pain' } },
      { title: 'La mer', reason: { kind: 'fresh' } },
    ])
  })

  it('rank by the number of common viewers', async () => {
    const [creator, viewer] = [await site.creator(), await site.person()]
    const bread = await publish(creator, 'Le pain', { age: 2 })
    const often = await publish(creator, 'Le levain', { age: 2 })
    const once = await publish(creator, 'La mer', { age: 2 })
    // As many views each, so that only the common viewers decide.
    for (let people = 0; people < 3; people += 1) await fan(bread, often)
    await fan(bread, once)
    for (let people = 0; people < 2; people += 1) await fan(once)
    await watch(viewer, bread)
    expect(await titles(viewer)).toEqual(['Le levain', 'La mer'])
  })

  it('do not include what the user watched or what became private, and never name a private video', async () => {
    const [creator, viewer] = [await site.creator(), await site.person()]
    const [bread, yeast, oven, butter] = [
      await publish(creator, 'Le pain', { age: 9 }),
      await publish(creator, 'Le levain', { age: 9 }),
      await publish(creator, 'Le four', { age: 9 }),
      await publish(creator, 'Le beurre', { age: 9 }),
    ]
    await fan(bread, yeast, oven)
    await fan(butter, yeast)
    await watch(viewer, bread, butter)
    for (const content of [oven, bread])
      must(await site.call('PUT', `/contents/${content}`, { as: creator, body: { statuts: 'private' } }), 200)
    expect(await recommended(viewer)).toEqual([{ title: 'Le levain', reason: { kind: 'coWatched', name: 'Le beurre' } }])
  })

  it('fade: common viewers of last year count less than those of this week', async () => {
    const [creator, viewer] = [await site.creator(), await site.person()]
    const bread = await publish(creator, 'Le pain', { age: 400 })
    const past = await publish(creator, 'Le levain', { age: 400 })
    const present = await publish(creator, 'La mer', { age: 400 })
    for (let people = 0; people < 3; people += 1) await fan(bread, past)
    await sql`update content_similar set weight = weight - 12`.execute(site.database.db)
    await fan(bread, present)
    await sql`update content_rank set score = 0`.execute(site.database.db)
    await watch(viewer, bread)
    expect(await titles(viewer)).toEqual(['La mer', 'Le levain'])
  })
})

describe('«pas intéressé»', () => {
  it('removes a video, and those recommended only because of it; when it is undone, both are back', async () => {
    const [creator, viewer] = [await site.creator(), await site.person()]
    const bread = await publish(creator, 'Le pain', { age: 20, hashtags: ['boulange'] })
    await publish(creator, 'Les croissants', { age: 20, hashtags: ['boulange'] })
    const noise = await publish(creator, 'Le bruit', { age: 1 })
    await watch(viewer, bread)
    expect(await recommended(viewer)).toEqual([
      { title: 'Le bruit', reason: { kind: 'fresh' } },
      { title: 'Les croissants', reason: { kind: 'hashtag', name: 'boulange' } },
    ])
    for (const content of [bread, noise]) must(await site.call('PUT', `/contents/${content}/not-interested`, { as: viewer }), 204)
    expect(await recommended(viewer)).toEqual([{ title: 'Les croissants', reason: undefined }])
    must(await site.call('DELETE', `/contents/${noise}/not-interested`, { as: viewer }), 204)
    expect(await titles(viewer)).toEqual(['Le bruit', 'Les croissants'])
  })
})

describe('the videos of one channel', () => {
  it('are at most three in a row, also for guests: the next channel comes before the fourth', async () => {
    const [loud, quiet] = [await site.creator('Bruyante'), await site.creator('Calme')]
    for (const index of [1, 2, 3, 4, 5]) await publish(loud, `bruyante ${index}`, { age: 1 + index / 10, views: 60 - index })
    await publish(quiet, 'calme', { age: 6, views: 1 })
    const order = ['bruyante 1', 'bruyante 2', 'bruyante 3', 'calme', 'bruyante 4', 'bruyante 5']
    expect(await titles(await site.person())).toEqual(order)
    expect(await titles()).toEqual(order)
    expect(await titles(undefined, 4), 'also when fewer are asked for').toEqual(order.slice(0, 4))
  })

  it('fill the list when there is no other channel', () => {
    const alone = [1, 2, 3, 4, 5].map((uuid) => ({ uuid, channel_uuid: 'a' }))
    expect(spreadChannels(alone)).toEqual(alone)
  })
})

describe('a user who watched everything that is trending', () => {
  it('gets the other videos, by rank', async () => {
    const [creator, viewer] = [await site.creator(), await site.person()]
    for (const title of ['a', 'b', 'c']) await watch(viewer, await publish(creator, title, { views: 50 }))
    await publish(creator, 'reste, ancienne', { age: 30 })
    await publish(creator, 'reste', { age: 2 })
    expect(await titles(viewer)).toEqual(['reste', 'reste, ancienne'])
  })
})

describe('top creators', () => {
  const names = async () => {
    const channels = must(await site.call('GET', '/contents/top-creators?limit=5'), 200)
    return Array.isArray(channels) ? channels.map((channel: { name: string }) => channel.name) : []
  }
  const follow = async (channel: string, people: number) => {
    for (let index = 0; index < people; index += 1) {
      const follower = await site.person()
      await site.database.db.insertInto('follows').values({ follower_uuid: follower.uuid, followed_uuid: channel }).execute()
    }
  }

  it('have followers and recent views: both together rank above much of one, and views of last year do not count', async () => {
    const [both, followed, watched, faded] = [
      await site.creator('Les deux'),
      await site.creator('Suivie'),
      await site.creator('Regardée'),
      await site.creator('Passée'),
    ]
    await publish(both, 'une', { age: 1, views: 10 })
    await publish(followed, 'une', { age: 300 })
    await publish(watched, 'une', { age: 1, views: 20 })
    await publish(faded, 'une', { age: 300, views: 90 })
    await follow(both.channel, 2)
    await follow(followed.channel, 4)
    expect(await names()).toEqual(['Les deux', 'Regardée', 'Suivie', 'Passée'])
  })

  it('have a content that is public', async () => {
    const [secret, open] = [await site.creator('Secrète'), await site.creator('Ouverte')]
    await site.playable(secret, { statuts: 'private' })
    await publish(open, 'une', { age: 50 })
    await follow(secret.channel, 3)
    expect(await names()).toEqual(['Ouverte'])
    await sql`update contents set created_at = ${daysAgo(3)}`.execute(site.database.db)
    must(await site.call('DELETE', `/channels/${open.channel}`, { as: open }), 204)
    expect(await names()).toEqual([])
  })
})
