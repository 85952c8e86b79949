import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { categorySchema } from '../../src/shared/entities/content.ts'
import { type Creator, must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'
import { published } from '../support/published.ts'

let site: TestApi

beforeAll(async () => {
  site = await startApi()
})
afterEach(async () => {
  const { db } = site.database
  await db.deleteFrom('users').execute()
  await db.deleteFrom('hashtags').execute()
})
afterAll(() => site.close())

type Options = Parameters<typeof published>[3] & { category?: string }

/** @returns its uuid */
async function publish(creator: Creator, title: string, { category, ...options }: Options = {}): Promise<string> {
  const uuid = await published(site, creator, title, options)
  if (category !== undefined) must(await site.call('PUT', `/contents/${uuid}`, { as: creator, body: { details: { category } } }), 200)
  return uuid
}
const sections = async (query = '', as?: Person) =>
  categorySchema.array().parse(must(await site.call('GET', `/contents/categories${query}`, { as }), 200))
const shown = async (query?: string, as?: Person) =>
  (await sections(query, as)).map(({ title, contents }) => [title, ...contents.map((content) => content.title)])

describe('the sections of Explore', () => {
  it('are the most used hashtags, each with its contents by trending rank', async () => {
    const creator = await site.creator()
    await publish(creator, 'Une plage', { age: 2, views: 3, hashtags: ['mer'] })
    await publish(creator, 'Un port', { age: 2, views: 30, hashtags: ['mer'] })
    await publish(creator, 'Un phare', { age: 40, views: 50, hashtags: ['mer'] })
    for (const title of ['Une gare', 'Un train', 'Un quai', 'Un pont']) await publish(creator, title, { hashtags: ['court_métrage'] })
    await publish(creator, 'Sans hashtag', { views: 90 })
    const before = site.queries()
    const found = await sections('?expand=hashtags')
    expect(site.queries() - before, 'hashtags, categories and contents').toBe(3)
    expect(found.map(({ title, category, hashtag }) => [title, category, hashtag?.name, hashtag?.contentCount])).toEqual([
      ['Court métrage', null, 'court_métrage', 4],
      ['Mer', null, 'mer', 3],
    ])
    expect(found[1]?.contents.map(({ title }) => title)).toEqual(['Un port', 'Une plage', 'Un phare'])
  })

  it('alternate between categories, the most trending first, and hashtags', async () => {
    const creator = await site.creator()
    for (const title of ['a', 'b', 'c']) await publish(creator, `Plat ${title}`, { category: 'food', age: 3 })
    for (const title of ['a', 'b', 'c']) await publish(creator, `Jeu ${title}`, { category: 'games', views: 9 })
    for (const title of ['a', 'b', 'c']) await publish(creator, `Mer ${title}`, { hashtags: ['mer'] })
    const found = await sections()
    expect(found.map(({ title, category, hashtag }) => [title, category, hashtag?.name])).toEqual([
      ['Jeux vidéo', 'games', undefined],
      ['Mer', null, 'mer'],
      ['Cuisine', 'food', undefined],
    ])
  })

  it('show no content twice, and none that is excluded', async () => {
    const creator = await site.creator()
    const uuids: string[] = []
    for (let count = 0; count < 7; count += 1) {
      uuids.push(await publish(creator, `n° ${count}`, { views: 9 - count, category: 'music', hashtags: ['mer', 'port'] }))
    }
    // The first section takes three of seven, the second one three of the four that are left, and one is too few for the third.
    const [category, hashtag, ...more] = await shown('?contents=3')
    expect(category).toEqual(['Musique', 'n° 0', 'n° 1', 'n° 2'])
    expect(hashtag?.slice(1)).toEqual(['n° 3', 'n° 4', 'n° 5'])
    expect(more).toEqual([])
    expect(await shown(`?contents=3&exclude=${uuids[0]},${uuids[1]}`)).toEqual([['Musique', 'n° 2', 'n° 3', 'n° 4']])
  })

  it('are none with fewer than three contents', async () => {
    const creator = await site.creator()
    for (const title of ['a', 'b']) await publish(creator, title, { category: 'music', hashtags: ['mer'] })
    expect(await sections()).toEqual([])
    await publish(creator, 'c', { category: 'music' })
    expect((await sections()).map(({ title, contents }) => [title, contents.length])).toEqual([['Musique', 3]])
  })

  it('are not two about one subject', async () => {
    const creator = await site.creator()
    for (let count = 0; count < 6; count += 1) await publish(creator, `n° ${count}`, { category: 'education', hashtags: ['education'] })
    expect((await sections('?contents=3')).map(({ title }) => title)).toEqual(['Éducation'])
  })

  it('have the requested number of sections and contents', async () => {
    const creator = await site.creator()
    for (const title of ['a', 'b', 'c', 'd']) await publish(creator, title, { hashtags: ['ville'] })
    for (const title of ['e', 'f', 'g']) await publish(creator, title, { hashtags: ['mer'] })
    expect((await sections('?limit=1&contents=3')).map(({ title, contents }) => [title, contents.length])).toEqual([['Ville', 3]])
    expect((await sections('?contents=4')).map(({ title, contents }) => [title, contents.length])).toEqual([
      ['Ville', 4],
      ['Mer', 3],
    ])
  })

  it.each([
    ['contents=21', 'contents'],
    ['contents=2', 'contents'],
    ['limit=0', 'limit'],
    ['exclude=x', 'exclude.0'],
    ['exclude=', 'exclude.0'],
  ])('refuse %s', async (query, field) => {
    expect(refusal(await site.call('GET', `/contents/categories?${query}`))).toMatchObject({
      code: 'MALFORMED_REQUEST',
      fields: { [field]: 'La valeur est mal formée' },
    })
  })

  it('contain nothing private, hidden or without a video, not even for its creator', async () => {
    const creator = await site.creator()
    const about = { hashtags: ['mer'], category: 'music' }
    for (const title of ['a', 'b', 'c']) await publish(creator, title, about)
    const hidden = await publish(creator, 'masquée', { hashtags: ['mer'], category: 'music', views: 9 })
    await site.database.db.updateTable('contents').set({ hidden_at: new Date() }).where('uuid', '=', hidden).execute()
    for (const title of ['d', 'e', 'f']) {
      const uuid = await site.playable(creator, { title, statuts: 'private', hashtags: ['intime'] })
      must(await site.call('PUT', `/contents/${uuid}`, { as: creator, body: { details: { category: 'travel' } } }), 200)
      await site.content(creator, { title, hashtags: ['attente'] })
    }
    for (const visitor of [undefined, creator]) {
      expect((await shown('', visitor)).map(([title, ...contents]) => [title, contents.toSorted()])).toEqual([['Musique', ['a', 'b', 'c']]])
    }
  })
})
