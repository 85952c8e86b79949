import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { putAutomaticCaptions } from '../../src/db/caption/captions.ts'
import { type SearchResult, searchResultSchema, suggestionSchema } from '../../src/shared/entities/search.ts'
import { type Creator, must, startApi, type TestApi } from '../support/api.ts'
import { indexAllCaptions, spokenAt } from '../support/captions.ts'

let site: TestApi
let creator: Creator
beforeAll(async () => {
  site = await startApi()
  creator = await site.creator('Conteuse')
})
afterAll(() => site.close())

const index = () => indexAllCaptions(site.database)
async function search(query: string, filters = ''): Promise<SearchResult> {
  return searchResultSchema.parse(must(await site.call('GET', `/search/${encodeURIComponent(query)}${filters}`), 200))
}
async function put(content: string, language: string, said: Record<number, string>): Promise<void> {
  const headers = { 'content-type': 'text/vtt' }
  must(await site.call('PUT', `/contents/${content}/captions/${language}`, { as: creator, body: spokenAt(said), headers }), 200)
}
/** A public video whose captions are in the search. */
async function spoken(title: string, said: Record<number, string>, language = 'fr'): Promise<string> {
  const content = await site.playable(creator, { title })
  const duration = Math.max(...Object.keys(said).map(Number)) + 4
  await site.database.db.updateTable('media').set({ duration }).where('content_uuid', '=', content).execute()
  await put(content, language, said)
  await index()
  return content
}
type Passage = SearchResult['content'][number]['highlights']['passages'][number]
/** «Le [mot] dit». */
const marked = ({ text }: Passage): string => text.map((part) => (part.isMatch ? `[${part.text}]` : part.text)).join('')
/** What is found, and where it is said. */
async function found(query: string, filters = ''): Promise<[title: string, ...passages: [second: number, text: string][]][]> {
  const { content } = await search(query, filters)
  return content.map(({ title, highlights }) => [
    title,
    ...highlights.passages.map((passage): [number, string] => [passage.second, marked(passage)]),
  ])
}

describe('a video whose captions say a word', () => {
  it('is found by it, with the second and the words around it', async () => {
    await spoken('Une balade', { 0: 'Bonjour à toutes et à tous.', 65: 'Voici la belette du moulin.', 200: 'Au revoir.' })
    expect(await found('belette')).toEqual([['Une balade', [65, 'Voici la [belette] du moulin.']]])
  })

  it.each([
    ['without accents', 'evenement'],
    ['in capitals', 'ÉVÈNEMENT'],
    ['in the plural', 'évènements'],
    ['by its beginning', 'évène'],
  ])('is found %s', async (_, query) => {
    if ((await search('évènement')).content.length === 0) await spoken('Journal', { 12: 'Un grand évènement.' })
    expect(await found(query)).toEqual([['Journal', [12, 'Un grand [évènement].']]])
  })

  it('is found with a typo, which is corrected', async () => {
    await spoken('Recette', { 30: 'On ajoute du gingembre.' })
    expect((await search('gingmbre')).corrected).toBe('gingembre')
    expect(await found('gingmbre')).toEqual([['Recette', [30, 'On ajoute du [gingembre].']]])
  })

  it('is found by the word itself, not by longer words that are said', async () => {
    await spoken('Savane', { 30: 'Un gnou.' })
    await spoken('Prison', { 30: 'Une gnoufette.' })
    expect(await found('gnou')).toEqual([['Savane', [30, 'Un [gnou].']]])
  })

  it('is found by words of which some are in its title', async () => {
    await spoken('Réparer une clarinette', { 20: 'On change le tampon.' })
    expect(await found('clarinette tampon')).toEqual([['Réparer une clarinette', [20, 'On change le [tampon].']]])
  })

  it('comes after the videos whose texts have the word, however popular it is', async () => {
    const content = await spoken('Aimée de tous', { 5: 'Parlons du hérisson.' })
    await site.playable(creator, { title: 'Sans vues', description: 'Un hérisson.' })
    await site.database.db.updateTable('content_search').set({ score: 1000 }).where('content_uuid', '=', content).execute()
    expect((await found('hérisson')).map(([title]) => title)).toEqual(['Sans vues', 'Aimée de tous'])
    expect((await search('hérisson')).stats.contentCount).toBe(2)
  })

  it('is sorted by date with the others where that is asked for', async () => {
    await site.playable(creator, { title: 'Avant, un marsouin' })
    await spoken('Au milieu', { 5: 'Parlons du marsouin.' })
    await site.playable(creator, { title: 'Après, un marsouin' })
    const inOrder = ['Après, un marsouin', 'Au milieu', 'Avant, un marsouin']
    expect((await found('marsouin', '?sort=date')).map(([title]) => title)).toEqual(inOrder)
  })

  it('is on one page only', async () => {
    await site.playable(creator, { title: 'Un opossum' })
    for (const number of [1, 2, 3]) await spoken(`Numéro ${number}`, { 5: 'Parlons de l’opossum.' })
    const pages: string[][] = []
    let cursor: string | undefined = ''
    while (cursor !== undefined) {
      const answer = await site.call('GET', `/search/opossum?type=content&limit=2${cursor && `&cursor=${cursor}`}`)
      pages.push(searchResultSchema.parse(must(answer, 200)).content.map(({ title }) => title))
      cursor = answer.headers['x-next-cursor'] as string | undefined
    }
    expect(pages.map((page) => page.length)).toEqual([2, 2])
    expect(pages[0]?.[0]).toBe('Un opossum')
    expect(pages.flat().toSorted()).toEqual(['Numéro 1', 'Numéro 2', 'Numéro 3', 'Un opossum'])
  })
})

describe('the passages of a found video', () => {
  it('are the first three', async () => {
    await spoken('Cent fois', { 10: 'Une loutre.', 100: 'Deux loutres.', 200: 'Trois loutres.', 300: 'Quatre loutres.' })
    expect(await found('loutre')).toEqual([['Cent fois', [10, 'Une [loutre].'], [100, 'Deux [loutres].'], [200, 'Trois [loutres].']]])
  })

  it('are those with most words of the query', async () => {
    await spoken('Dispersée', { 10: 'Un castor.', 50: 'Le castor et le barrage.', 90: 'Un barrage.' })
    expect(await found('castor barrage')).toEqual([['Dispersée', [50, 'Le [castor] et le [barrage].']]])
  })

  it('are those with some words, where all are said but never together', async () => {
    await spoken('Séparés', { 10: 'Un pangolin.', 50: 'Une termitière.' })
    expect(await found('pangolin termitière')).toEqual([['Séparés', [10, 'Un [pangolin].'], [50, 'Une [termitière].']]])
  })

  it('are left out where the texts match and only some words are said', async () => {
    await spoken('Le furet du bois joli', { 10: 'Un bois.' })
    expect(await found('furet joli bois')).toEqual([['Le furet du bois joli']])
  })

  it('are those of one language, the video’s own first', async () => {
    const content = await spoken('Deux langues', { 10: 'Le kangourou.' }, 'br')
    await put(content, 'fr', { 12: 'Ce kangourou.' })
    await index()
    expect(await found('kangourou')).toEqual([['Deux langues', [10, 'Le [kangourou].']]])
    await site.database.db.updateTable('contents').set({ language: 'fr' }).where('uuid', '=', content).execute()
    expect(await found('kangourou')).toEqual([['Deux langues', [12, 'Ce [kangourou].']]])
  })

  it('show markup of captions as what it says', async () => {
    await spoken('Balises', { 10: '<v Ada>1 &lt; 2, dit <i>la mangouste</i> &amp; rit' })
    expect(await found('mangouste')).toEqual([['Balises', [10, '1 < 2, dit la [mangouste] & rit']]])
  })
})

/** Every trace that a word may leave, for everybody. */
async function traces(word: string): Promise<unknown[]> {
  const answers = await Promise.all(
    [word, word.slice(0, -1)].map(async (query) => {
      const { corrected, stats } = await search(query)
      return [corrected, stats.totalResults]
    }),
  )
  const typed = must(await site.call('GET', `/search/suggestions?q=${word.slice(0, -2)}`), 200)
  return [...answers, suggestionSchema.array().parse(typed).length]
}
const none = [[null, 0], [null, 0], 0]

describe('words that nobody may find any more', () => {
  const change = (content: string, body: object) => site.call('PUT', `/contents/${content}`, { as: creator, body })

  it('are those of a private video, until it is public', async () => {
    const content = await site.playable(creator, { title: 'Secret', statuts: 'private' })
    await put(content, 'fr', { 3: 'Un ornithorynque.' })
    await index()
    expect(await traces('ornithorynque')).toEqual(none)
    must(await change(content, { statuts: 'public' }), 200)
    expect(await found('ornithorynque')).toEqual([['Secret', [3, 'Un [ornithorynque].']]])
    must(await change(content, { statuts: 'private' }), 200)
    expect(await traces('ornithorynque')).toEqual(none)
  })

  it('are those of a hidden video', async () => {
    const content = await spoken('Cachée', { 3: 'Un caméléon.' })
    expect(await found('caméléon')).toHaveLength(1)
    await site.database.db.updateTable('contents').set({ hidden_at: new Date() }).where('uuid', '=', content).execute()
    expect(await traces('caméléon')).toEqual(none)
  })

  it('are those of captions that were replaced, at once', async () => {
    const content = await spoken('Corrigée', { 3: 'Un chinchilla.' })
    await put(content, 'fr', { 3: 'Un toucan.' })
    expect(await traces('chinchilla')).toEqual(none)
    await index()
    expect(await found('toucan')).toEqual([['Corrigée', [3, 'Un [toucan].']]])
  })

  it('are those of captions that were deleted, but not the same word in another language', async () => {
    const content = await spoken('Bilingue', { 3: 'Un fennec.' })
    await put(content, 'br', { 6: 'Ur fennec.' })
    await index()
    must(await site.call('DELETE', `/contents/${content}/captions/fr`, { as: creator }), 200)
    expect(await found('fennec')).toEqual([['Bilingue', [6, 'Ur [fennec].']]])
    must(await site.call('DELETE', `/contents/${content}/captions/br`, { as: creator }), 200)
    expect(await traces('fennec')).toEqual(none)
  })

  it('are those of a deleted video', async () => {
    const content = await spoken('Brève', { 3: 'Un ocelot.' })
    await put(content, 'br', { 3: 'Un ocelot.' })
    await index()
    must(await site.call('DELETE', `/contents/${content}`, { as: creator }), 204)
    expect(await traces('ocelot')).toEqual(none)
  })

  it('are those of automatic captions that others took the place of', async () => {
    const content_uuid = await site.playable(creator, { title: 'Machine' })
    const { db } = site.database
    await putAutomaticCaptions(db, { content_uuid, language: 'fr', webvtt: spokenAt({ 3: 'Un suricate.' }) })
    await index()
    expect(await found('suricate')).toEqual([['Machine', [3, 'Un [suricate].']]])
    await putAutomaticCaptions(db, { content_uuid, language: 'fr', webvtt: spokenAt({ 3: 'Un coati.' }) })
    expect(await traces('suricate')).toEqual(none)
  })

  it('are those outside of the part that plays, and the others are at its seconds', async () => {
    const content = await spoken('Rognée', { 3: 'Un dugong.', 43: 'Un lamantin.' })
    await site.database.db.updateTable('media').set({ playing_from: 40, duration: 20 }).where('content_uuid', '=', content).execute()
    expect(await traces('lamantin')).toEqual(none)
    await index()
    expect(await found('lamantin')).toEqual([['Rognée', [3, 'Un [lamantin].']]])
    expect(await traces('dugong')).toEqual(none)
  })
})

describe('the words of captions', () => {
  it('are counted apart, only where the texts do not have them', async () => {
    await spoken('Un axolotl', { 3: 'Cet axolotl est une salamandre.' })
    const rows = site.database.db.selectFrom('words').select(['shown', 'documents', 'spoken'])
    expect(await rows.where('shown', 'in', ['axolotl', 'salamandre']).orderBy('shown').execute()).toEqual([
      { shown: 'axolotl', documents: 1, spoken: 0 },
      { shown: 'salamandre', documents: 0, spoken: 1 },
    ])
  })

  it('are suggested after those of the texts', async () => {
    for (const title of ['Un', 'Deux']) await spoken(title, { 3: 'La quiscale.' })
    await site.playable(creator, { title: 'Une quiscaline' })
    const typed = must(await site.call('GET', '/search/suggestions?q=quisc'), 200)
    const words = suggestionSchema
      .array()
      .parse(typed)
      .filter(({ kind }) => kind === 'word')
    expect(words.map(({ text }) => text)).toEqual(['quiscaline', 'quiscale'])
  })

  it('of three hours are all found', async () => {
    const said = Object.fromEntries(
      Array.from({ length: 2700 }, (_, n) => [n * 4, `Phrase ${n} mot${n * 7} parole${n} chose${n} encore${n}.`]),
    )
    await spoken('Longue', said)
    expect(await found('parole2699')).toMatchObject([['Longue', [2699 * 4, expect.stringContaining('[parole2699]')]]])
    expect(await found('mot0')).toMatchObject([['Longue', [0, expect.stringContaining('[mot0]')]]])
  })
})
