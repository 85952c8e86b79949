import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteCaptions, putCaptions } from '../../src/db/caption/captions.ts'
import { type SearchResult, searchResultSchema } from '../../src/shared/entities/search.ts'
import { type Creator, must, refusal, startApi, type TestApi } from '../support/api.ts'
import { indexAllCaptions, spokenAt } from '../support/captions.ts'

let site: TestApi
let creator: Creator

type Facts = { duration?: number; details?: { category?: string | null; language?: string | null }; captions?: 'fr' | 'en' }

/** A findable content about bees. @returns its uuid */
async function about(title: string, { duration, details, captions }: Facts = {}, description = 'Des abeilles.'): Promise<string> {
  const uuid = await site.playable(creator, { title, description, ...(duration !== undefined && { duration }) })
  if (details) must(await site.call('PUT', `/contents/${uuid}`, { as: creator, body: { details } }), 200)
  if (captions) await caption(uuid, captions)
  return uuid
}
const caption = (content_uuid: string, language: 'fr' | 'en') =>
  putCaptions(site.database.db, { content_uuid, language, is_automatic: false, webvtt: spokenAt({ 1: 'Bonjour.' }) })

async function page(path: string): Promise<SearchResult & { cursor: string | undefined }> {
  const answer = await site.call('GET', path)
  const cursor = answer.headers['x-next-cursor']
  return { ...searchResultSchema.parse(must(answer, 200)), cursor: typeof cursor === 'string' ? cursor : undefined }
}
const titles = ({ content }: SearchResult): string[] => content.map(({ title }) => title)
const found = async (query: string): Promise<string[]> => titles(await page(`/search/abeilles?type=content&${query}`)).toSorted()

beforeAll(async () => {
  site = await startApi()
  creator = await site.creator('Rucher')
  await about('239 s', { duration: 239.9, details: { category: 'animals', language: 'fr' } })
  await about('240 s', { duration: 240, details: { category: 'animals', language: 'en' }, captions: 'fr' })
  await about('1200 s', { duration: 1200, details: { category: 'science' } })
  await about('1201 s', { duration: 1200.5, details: { language: 'zxx' }, captions: 'en' })
  await about('inconnue', { duration: 0 })
})
afterAll(() => site.close())

describe('the filters of a search for videos', () => {
  it.each([
    ['duration=short', ['239 s']],
    ['duration=medium', ['1200 s', '240 s']],
    ['duration=long', ['1201 s']],
    ['duration=all', ['1200 s', '1201 s', '239 s', '240 s', 'inconnue']],
    ['category=animals', ['239 s', '240 s']],
    ['category=food', []],
    ['language=en', ['240 s']],
    ['language=zxx', ['1201 s']],
    ['captions=true', ['1201 s', '240 s']],
    ['captions=false', ['1200 s', '1201 s', '239 s', '240 s', 'inconnue']],
    ['category=animals&captions=true', ['240 s']],
    ['category=animals&language=fr&duration=medium', []],
  ])('%s finds only what has all of them', async (query, expected) => {
    expect(await found(query)).toEqual(expected)
  })

  it.each(['relevance', 'date', 'views', 'likes'])('hold in the order by %s, on each page, and in the count', async (sort) => {
    const path = `/search/abeilles?type=content&sort=${sort}&category=animals&limit=1`
    const first = await page(path)
    const second = await page(`${path}&cursor=${first.cursor}`)
    expect([...titles(first), ...titles(second)].toSorted()).toEqual(['239 s', '240 s'])
    expect([first.stats.contentCount, second.stats.contentCount, second.cursor]).toEqual([2, 2, undefined])
  })

  it('leave channels as they are', async () => {
    const all = await page('/search/rucher?category=food')
    expect([all.content, all.channel.map(({ name }) => name)]).toEqual([[], ['Rucher']])
  })

  it('also narrow what is only said', async () => {
    const title = await about('Paroles', { details: { category: 'music' } }, 'Rien.')
    await putCaptions(site.database.db, {
      content_uuid: title,
      language: 'fr',
      is_automatic: false,
      webvtt: spokenAt({ 1: 'Un bourdon passe.' }),
    })
    await indexAllCaptions(site.database)
    expect(titles(await page('/search/bourdon?category=music'))).toEqual(['Paroles'])
    expect(titles(await page('/search/bourdon?category=sport'))).toEqual([])
  })

  it.each([
    ['duration=3', 'duration'],
    ['category=Musique', 'category'],
    ['language=french', 'language'],
    ['captions=oui', 'captions'],
    ['category=', 'category'],
  ])('refuse %s, and say which is wrong', async (query, field) => {
    const answer = await site.call('GET', `/search/abeilles?${query}`)
    expect(answer.status).toBe(400)
    expect(refusal(answer)).toMatchObject({ code: 'MALFORMED_REQUEST', fields: { [field]: 'La valeur est mal formée' } })
  })
})

describe('a video that changes', () => {
  it('is found by its new category and language at once, and no longer by the former ones', async () => {
    const uuid = await about('Change', { details: { category: 'travel', language: 'br' } })
    must(await site.call('PUT', `/contents/${uuid}`, { as: creator, body: { details: { category: 'comedy', language: null } } }), 200)
    expect([await found('category=travel'), await found('language=br'), await found('category=comedy')]).toEqual([[], [], ['Change']])
  })

  it('is found by its new duration once it is trimmed', async () => {
    const uuid = await about('Rognée', { duration: 2000, details: { category: 'news' } })
    expect(await found('category=news&duration=long')).toEqual(['Rognée'])
    await site.database.db.updateTable('media').set({ duration: 30 }).where('content_uuid', '=', uuid).execute()
    expect([await found('category=news&duration=long'), await found('category=news&duration=short')]).toEqual([[], ['Rognée']])
  })

  it('has captions as long as there are some, in any language', async () => {
    const uuid = await about('Muette', { details: { category: 'sport' } })
    const counts = async () => (await found('category=sport&captions=true')).length
    const seen = [await counts()]
    for (const language of ['fr', 'en'] as const) await caption(uuid, language)
    seen.push(await counts())
    for (const language of ['fr', 'en'] as const) {
      await deleteCaptions(site.database.db, { content_uuid: uuid, language })
      seen.push(await counts())
    }
    expect(seen).toEqual([0, 1, 1, 0])
  })

  it('is deleted with its captions', async () => {
    const uuid = await about('Adieu', { details: { category: 'vehicles' }, captions: 'fr' })
    must(await site.call('DELETE', `/contents/${uuid}`, { as: creator }), 204)
    expect(await found('category=vehicles')).toEqual([])
  })

  it('is found by no filter while it is private', async () => {
    const uuid = await about('Secrète', { details: { category: 'children' }, captions: 'fr' })
    must(await site.call('PUT', `/contents/${uuid}`, { as: creator, body: { statuts: 'private' } }), 200)
    expect(await found('category=children')).toEqual([])
    must(await site.call('PUT', `/contents/${uuid}`, { as: creator, body: { statuts: 'public' } }), 200)
    expect(await found('category=children&captions=true')).toEqual(['Secrète'])
  })
})
