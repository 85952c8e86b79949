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

const publish = (creator: Creator, title: string, options: Parameters<typeof published>[3]) => published(site, creator, title, options)
const sections = async (query = '', as?: Person) =>
  categorySchema.array().parse(must(await site.call('GET', `/contents/categories${query}`, { as }), 200))
const shown = async (query?: string, as?: Person) =>
  (await sections(query, as)).map(({ title, hashtag, contents }) => [
    title,
    hashtag.contentCount,
    ...contents.map((content) => content.title),
  ])

describe('the categories of Explore', () => {
  it('are the most used hashtags, each with its contents by trending rank', async () => {
    const creator = await site.creator()
    await publish(creator, 'Une plage', { age: 2, views: 3, hashtags: ['mer'] })
    await publish(creator, 'Un port', { age: 2, views: 30, hashtags: ['mer', 'court_métrage'] })
    await publish(creator, 'Un phare', { age: 40, views: 50, hashtags: ['mer'] })
    await publish(creator, 'Une gare', { age: 1, hashtags: ['court_métrage'] })
    await publish(creator, 'Sans hashtag', { views: 90 })
    const before = site.queries()
    expect(await shown('?expand=hashtags')).toEqual([
      ['Mer', 3, 'Un port', 'Une plage', 'Un phare'],
      ['Court métrage', 2, 'Un port', 'Une gare'],
    ])
    expect(site.queries() - before, 'the sections and the contents').toBe(2)
  })

  it('have the requested number of sections and contents', async () => {
    const creator = await site.creator()
    for (const title of ['a', 'b', 'c']) await publish(creator, title, { hashtags: ['mer', 'ville'] })
    await publish(creator, 'd', { age: 9, hashtags: ['ville'] })
    expect((await sections('?limit=1&contents=2')).map(({ title, contents }) => [title, contents.length])).toEqual([['Ville', 2]])
    expect(refusal(await site.call('GET', '/contents/categories?contents=21')).code).toBe('MALFORMED_REQUEST')
    expect(refusal(await site.call('GET', '/contents/categories?limit=0')).code).toBe('MALFORMED_REQUEST')
  })

  it('contain nothing private, hidden or without a video, not even for its creator, and no empty section', async () => {
    const creator = await site.creator()
    await publish(creator, 'visible', { hashtags: ['mer'] })
    const hidden = await publish(creator, 'masquée', { hashtags: ['mer', 'secret'] })
    await site.database.db.updateTable('contents').set({ hidden_at: new Date() }).where('uuid', '=', hidden).execute()
    await site.playable(creator, { title: 'privée', statuts: 'private', hashtags: ['mer', 'intime'] })
    await site.content(creator, { title: 'sans video', hashtags: ['mer', 'attente'] })
    for (const visitor of [undefined, creator]) {
      expect((await sections('', visitor)).map(({ title, contents }) => [title, ...contents.map((content) => content.title)])).toEqual([
        ['Mer', 'visible'],
      ])
    }
  })
})
