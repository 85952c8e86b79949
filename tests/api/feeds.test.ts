import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { contentSchema } from '../../src/shared/entities/content.ts'
import { type Creator, must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'
import { published as publishedAt } from '../support/published.ts'

let site: TestApi

beforeAll(async () => {
  site = await startApi()
})
// A new world for each asserted order.
afterEach(async () => {
  await site.database.db.deleteFrom('users').execute()
})
afterAll(() => site.close())

type Options = Parameters<typeof publishedAt>[3]
const published = (creator: Creator, title: string, options?: Options) => publishedAt(site, creator, title, options)

const titles = async (path: string, as?: Person) =>
  contentSchema
    .array()
    .parse(must(await site.call('GET', path, { as }), 200))
    .map((content) => content.title)
const reasons = async (path: string, as?: Person) =>
  contentSchema
    .array()
    .parse(must(await site.call('GET', path, { as }), 200))
    .map(({ title, reason }) => ({ title, reason }))
const watch = async (person: Person, content: string) =>
  must(await site.call('POST', '/historicals', { as: person, body: { user_uuid: person.uuid, content_uuid: content } }), 201)
const follow = (person: Person, channel: string) =>
  site.database.db.insertInto('follows').values({ follower_uuid: person.uuid, followed_uuid: channel }).execute()

describe('trending', () => {
  it('ranks many views above few, and views of this week above more views of a month ago', async () => {
    const creator = await site.creator()
    await published(creator, 'beaucoup, il y a un mois', { age: 30, views: 40 })
    await published(creator, 'quelques-unes', { age: 1, views: 5 })
    await published(creator, 'beaucoup', { age: 1, views: 20 })
    await published(creator, 'aucune', { age: 2 })
    expect(await titles('/contents/trending/guest')).toEqual(['beaucoup', 'quelques-unes', 'aucune', 'beaucoup, il y a un mois'])
    expect(await titles('/contents/trending/user', creator)).toEqual(await titles('/contents/trending/guest'))
  })

  it('continues at its cursor, and omits contents that are not playable yet', async () => {
    const creator = await site.creator()
    await site.content(creator, { title: 'sans fichier' })
    for (const [index, title] of ['a', 'b', 'c'].entries()) await published(creator, title, { age: index })
    const first = await site.call('GET', '/contents/trending/guest?limit=2')
    expect(
      contentSchema
        .array()
        .parse(must(first, 200))
        .map((content) => content.title),
    ).toEqual(['a', 'b'])
    expect(await titles(`/contents/trending/guest?limit=2&cursor=${String(first.headers['x-next-cursor'])}`)).toEqual(['c'])
  })

  it('ranks a content higher after a like', async () => {
    const creator = await site.creator()
    await published(creator, 'sans', { age: 0 })
    const liked = await published(creator, 'aimée', { age: 1 })
    const fan = await site.person()
    must(await site.call('POST', '/reactions', { as: fan, body: { user_uuid: fan.uuid, content_uuid: liked, like: true } }), 201)
    expect(await titles('/contents/trending/guest')).toEqual(['aimée', 'sans'])
  })
})

describe('recommendations for guests', () => {
  it('mix trending and new contents, and say which is which', async () => {
    const creator = await site.creator()
    await published(creator, 'vieille et très vue', { age: 12, views: 400 })
    await published(creator, 'neuve', { age: 0 })
    await published(creator, 'vue', { age: 3, views: 30 })
    expect(await reasons('/contents/recommendations/guest')).toEqual([
      { title: 'vieille et très vue', reason: { kind: 'trending' } },
      { title: 'neuve', reason: { kind: 'fresh' } },
      { title: 'vue', reason: { kind: 'trending' } },
    ])
  })
})

describe('recommendations for a signed-in user', () => {
  it('rank followed channels first, then common hashtags, then the rest, without what the user watched or created', async () => {
    const [followed, other, viewer] = [await site.creator('Suivie'), await site.creator('Autre'), await site.creator('La mienne')]
    await follow(viewer, followed.channel)
    const watched = await published(other, 'déjà vue', { age: 1, hashtags: ['Mer'] })
    await watch(viewer, watched)
    await published(followed, 'de la chaîne suivie', { age: 2 })
    await published(other, 'du même hashtag', { age: 2, hashtags: ['mer'] })
    await published(other, 'nouvelle', { age: 1 })
    await published(viewer, 'de moi', { age: 0 })
    const before = site.queries()
    expect(await reasons('/contents/recommendations/user?expand=hashtags,viewer', viewer)).toEqual([
      { title: 'de la chaîne suivie', reason: { kind: 'followed', name: 'Suivie' } },
      { title: 'du même hashtag', reason: { kind: 'hashtag', name: 'Mer' } },
      { title: 'nouvelle', reason: { kind: 'fresh' } },
    ])
    expect(site.queries() - before, 'the session, the choice and the contents').toBe(site.sessionQueries + 2)
  })

  it('also use the user’s likes', async () => {
    const [creator, viewer] = [await site.creator(), await site.person()]
    const liked = await published(creator, 'aimée', { age: 3, hashtags: ['vélo'] })
    must(await site.call('POST', '/reactions', { as: viewer, body: { user_uuid: viewer.uuid, content_uuid: liked, like: true } }), 201)
    await published(creator, 'autre', { age: 0 })
    await published(creator, 'de vélo', { age: 2, hashtags: ['VÉLO'] })
    expect(await reasons('/contents/recommendations/user', viewer)).toContainEqual({
      title: 'de vélo',
      reason: { kind: 'hashtag', name: 'vélo' },
    })
  })
})

describe('the subscriptions feed of a user', () => {
  it('has the newest contents of the followed channels, page by page', async () => {
    const [one, two, unfollowed, viewer] = [
      await site.creator('Une'),
      await site.creator('Deux'),
      await site.creator('Autre'),
      await site.person(),
    ]
    await follow(viewer, one.channel)
    await follow(viewer, two.channel)
    await published(unfollowed, 'd’ailleurs', { age: 0 })
    await published(one, 'a', { age: 1 })
    await published(two, 'b', { age: 2 })
    await published(one, 'c', { age: 3 })
    await published(two, 'd', { age: 4 })
    await published(two, 'e', { age: 5 })
    const first = await site.call('GET', `/contents/news/${viewer.uuid}?limit=2`, { as: viewer })
    expect(
      contentSchema
        .array()
        .parse(must(first, 200))
        .map((content) => content.title),
    ).toEqual(['a', 'b'])
    expect(await titles(`/contents/news/${viewer.uuid}?limit=3&cursor=${String(first.headers['x-next-cursor'])}`, viewer)).toEqual([
      'c',
      'd',
      'e',
    ])
    expect(refusal(await site.call('GET', `/contents/news/${viewer.uuid}`, { as: one })).code).toBe('FORBIDDEN')
  })
})

describe('top creators', () => {
  it('are the most followed creators that have a playable content', async () => {
    const [empty, small, big] = [await site.creator('Vide'), await site.creator('Petite'), await site.creator('Grande')]
    await published(small, 'une')
    await published(big, 'une')
    await site.playable(empty, { statuts: 'private' })
    await follow(small, big.channel)
    await follow(small, empty.channel)
    expect(must(await site.call('GET', '/contents/top-creators?limit=5'), 200)).toMatchObject([
      { name: 'Grande', totalFollowed: 1 },
      { name: 'Petite' },
    ])
  })
})
