import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentSchema } from '../../src/shared/entities/content.ts'
import { type Creator, must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
let other: Creator

beforeAll(async () => {
  site = await startApi()
  other = await site.creator()
  await site.playable(other, { title: 'Été à vélo', hashtags: ['route'] })
  await site.content(other, { title: 'Brouillon de vélo', statuts: 'private', hashtags: ['Forêt_noire'] })
  await site.playable(other, { title: 'Hiver à pied', hashtags: ['route', 'neige'] })
})
afterAll(() => site.close())

const list = async (path: string, as?: Person) => contentSchema.array().parse(must(await site.call('GET', path, { as }), 200))

describe('filtering a channel’s contents', () => {
  const titles = async (query: string, as?: Person) =>
    (await list(`/contents?channel=${other.channel}&${query}`, as)).map(({ title }) => title)

  it.each([
    ['statuts=public', ['Hiver à pied', 'Été à vélo']],
    ['statuts=private', ['Brouillon de vélo']],
    ['q=VELO', ['Brouillon de vélo', 'Été à vélo']],
    ['q=route%20hiver', ['Hiver à pied']],
    ['q=foret', ['Brouillon de vélo']],
    ['q=velo&statuts=public', ['Été à vélo']],
    ['q=rien', []],
    ['q=%20!%20', ['Hiver à pied', 'Brouillon de vélo', 'Été à vélo']],
    ['sort=status', ['Hiver à pied', 'Été à vélo', 'Brouillon de vélo']],
    ['sort=title&statuts=public', ['Été à vélo', 'Hiver à pied']],
  ])('by ?%s', async (query, expected) => {
    expect(await titles(query, other)).toEqual(expected)
  })

  it('is paged', async () => {
    const open = await site.call('GET', `/contents?channel=${other.channel}&q=velo&limit=1`)
    expect(open.headers['x-next-cursor']).toBeUndefined()
    const own = await site.call('GET', `/contents?channel=${other.channel}&q=velo&limit=1`, { as: other })
    expect(await titles(`q=velo&limit=1&cursor=${String(own.headers['x-next-cursor'])}`, other)).toEqual(['Été à vélo'])
  })

  it('shows private contents only to their creator', async () => {
    for (const as of [undefined, await site.person(), await site.creator()]) {
      expect(await titles('statuts=private', as)).toEqual([])
      expect(await titles('q=brouillon', as)).toEqual([])
      expect(await titles('sort=status', as)).toEqual(['Hiver à pied', 'Été à vélo'])
    }
  })

  it.each(['statuts=public', 'q=velo'])('requires a channel for ?%s', async (query) => {
    expect(refusal(await site.call('GET', `/contents?${query}`))).toMatchObject({
      status: 400,
      code: 'MALFORMED_REQUEST',
      fields: { channel: 'À dire avec statuts ou q' },
    })
  })
})
