import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SearchResult, searchResultSchema } from '../../src/shared/entities/search.ts'
import { type Creator, must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
let creator: Creator
const uuids = new Map<string, string>()

const library: { title: string; description?: string; hashtags?: string[] }[] = [
  { title: 'Un été à la mer', description: 'Des vagues et du sable.', hashtags: ['Vacances'] },
  { title: 'Réparer son vélo', description: 'Changer une chambre à air en dix minutes.', hashtags: ['Bricolage', 'DIY'] },
  { title: 'Musique de chambre', description: 'Un quatuor joue Haydn.' },
  { title: 'Chambre froide', description: 'Rien à voir.' },
  { title: 'Portrait d’un luthier', description: 'Il fait des violons pour ceux qui aiment la musique.' },
  { title: 'Le la', description: 'Accorder un instrument.' },
  { title: 'Node.js 24 en dix minutes', description: '<script>alert(1)</script> & <b>gras</b>' },
]

beforeAll(async () => {
  site = await startApi()
  creator = await site.creator('L’Atelier des Étoiles')
  for (const content of library) uuids.set(content.title, await site.playable(creator, content))
})
afterAll(() => site.close())

async function search(query: string, filters = '', as?: Person): Promise<SearchResult> {
  return searchResultSchema.parse(must(await site.call('GET', `/search/${encodeURIComponent(query)}${filters}`, { as }), 200))
}
/** The path after a client has normalised it: segments of one or two dots are removed, trailing ones stay. */
const throughUrl = (path: string): string => new URL(path, 'http://lucarne').pathname
const titles = async (query: string): Promise<string[]> => (await search(query)).content.map(({ title }) => title)

describe('a search', () => {
  it.each([
    ['accents', 'ete', 'Un été à la mer'],
    ['accents of the query', 'sablé', 'Un été à la mer'],
    ['capitals', 'VÉLO', 'Réparer son vélo'],
    ['a plural', 'vélos', 'Réparer son vélo'],
    ['the form of a verb', 'réparation', 'Réparer son vélo'],
    ['the name of its hashtag', 'bricolage', 'Réparer son vélo'],
    ['a hashtag with its sign', '#diy', 'Réparer son vélo'],
    ['its description', 'quatuor', 'Musique de chambre'],
    ['an elision', "l'été", 'Un été à la mer'],
    ['the beginning of a word', 'luth', 'Portrait d’un luthier'],
    ['a part of a name with a point', 'node', 'Node.js 24 en dix minutes'],
    ['a number', '24', 'Node.js 24 en dix minutes'],
  ])('finds by %s', async (_, query, title) => {
    expect(await titles(query)).toContain(title)
  })

  it.each(['.', '..', 'suggestions'])('of «%s» needs a space after it', async (query) => {
    const path = throughUrl(`/search/${query}%20`)
    expect(searchResultSchema.parse(must(await site.call('GET', path), 200)).content).toEqual([])
  })

  it('finds all contents of a channel by its name, and the channel', async () => {
    const { content, channel, stats } = await search('atelier etoile')
    expect(content).toHaveLength(library.length)
    expect(channel).toEqual([
      {
        uuid: creator.channel,
        name: 'L’Atelier des Étoiles',
        description: '',
        banner_url: null,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        totalFollowed: 0,
        isOwnChannel: false,
        creator: { uuid: creator.uuid, avatar: null, username: creator.username },
        isVerified: false,
      },
    ])
    expect(stats).toEqual({
      totalResults: library.length + 1,
      contentCount: library.length,
      channelCount: 1,
      playlistCount: 0,
      hashtagCount: 0,
      isCapped: { content: false, channel: false, playlist: false, hashtag: false },
    })
  })

  it('marks the viewer’s own channel', async () => {
    expect((await search('étoiles', '', creator)).channel).toMatchObject([{ isOwnChannel: true }])
  })

  it('finds hashtags by their prefix, ignoring case', async () => {
    expect((await search('vac')).hashtag).toEqual([{ uuid: expect.any(String), name: 'Vacances', contentCount: 1 }])
  })

  it('requires every word, in any field', async () => {
    expect(await titles('chambre musique')).toEqual(['Musique de chambre'])
    expect(await titles('chambre violon')).toEqual([])
  })

  it('ranks the exact title first, then a title with this prefix, then a title that contains it, then a description', async () => {
    const exact = await site.playable(creator, { title: 'Chambre' })
    expect(await titles('chambre')).toEqual(['Chambre', 'Chambre froide', 'Musique de chambre', 'Réparer son vélo'])
    must(await site.call('DELETE', `/contents/${exact}`, { as: creator }), 204)
  })

  it('returns contents with the same fields as every list', async () => {
    const [found] = (await search('violons', '?expand=hashtags,viewer', creator)).content
    const direct = must(
      await site.call('GET', `/contents/${uuids.get('Portrait d’un luthier')}?expand=hashtags,viewer`, { as: creator }),
      200,
    )
    expect({ ...found, highlights: undefined }).toEqual({ ...(direct as object), highlights: undefined })
  })

  it('gives a guest no media address', async () => {
    expect((await search('violons')).content).toMatchObject([{ video_url: null }])
  })

  it('matches a query of stop words with the beginning of a title', async () => {
    expect(await titles('le la')).toEqual(['Le la'])
    expect(await titles('des')).toEqual([])
  })
})

describe('a typo', () => {
  it.each([
    ['two letters swapped', 'musqiue', 'musique'],
    ['a letter missing', 'musque', 'musique'],
    ['a letter too many', 'musiique', 'musique'],
    ['another letter', 'muzique', 'musique'],
    ['two letters of a short word swapped', 'vleo', 'vélo'],
    ['a word with an accent', 'reprer', 'réparer'],
    ['one word of two', 'Musqiue de Chambre', 'musique de Chambre'],
  ])('is corrected: %s', async (_, query, corrected) => {
    const result = await search(query)
    expect(result.corrected).toBe(corrected)
    expect(result.query).toBe(query)
    expect(result.content.length).toBeGreaterThan(0)
  })

  it('is not searched for among existing words', async () => {
    expect((await search('musique')).corrected).toBeNull()
    expect((await search('mus')).corrected).toBeNull()
  })

  it('too different from every word finds nothing', async () => {
    expect(await search('xyzzyqw')).toEqual({
      query: 'xyzzyqw',
      corrected: null,
      content: [],
      channel: [],
      playlist: [],
      hashtag: [],
      stats: {
        totalResults: 0,
        contentCount: 0,
        channelCount: 0,
        playlistCount: 0,
        hashtagCount: 0,
        isCapped: { content: false, channel: false, playlist: false, hashtag: false },
      },
    })
  })
})

describe('highlights', () => {
  it('mark the matched words, as text', async () => {
    const [found] = (await search('velo minute')).content
    expect(found?.highlights.title).toEqual([
      { text: 'Réparer son ', isMatch: false },
      { text: 'vélo', isMatch: true },
    ])
    expect(found?.highlights.description).toEqual([
      { text: 'Changer une chambre à air en dix ', isMatch: false },
      { text: 'minutes', isMatch: true },
      { text: '.', isMatch: false },
    ])
  })

  it('mark plurals that the stemmer does not reduce', async () => {
    const content = await site.playable(creator, { title: 'Vélos et jeux', description: '' })
    const [found] = (await search('vélo jeu')).content
    expect(found?.highlights).toEqual({
      title: [
        { text: 'Vélos', isMatch: true },
        { text: ' et ', isMatch: false },
        { text: 'jeux', isMatch: true },
      ],
      description: [],
      passages: [],
    })
    must(await site.call('DELETE', `/contents/${content}`, { as: creator }), 204)
  })

  it('show where an excerpt is cut', async () => {
    const words = (from: string) => Array.from({ length: 60 }, (_, index) => `${from}${index}`).join(' ')
    const content = await site.playable(creator, { title: 'Sourdine', description: `${words('avant')} bouzouki ${words('apres')}` })
    const [found] = (await search('bouzouki')).content
    const extract = found?.highlights.description.map(({ text }) => text).join('') ?? ''
    expect(extract).toMatch(/^… .*bouzouki .*apres\d+ …$/)
    must(await site.call('DELETE', `/contents/${content}`, { as: creator }), 204)
  })

  it('return markup as plain text, and remove highlight markers of the original', async () => {
    const content = await site.playable(creator, { title: 'Du \u0002faux\u0003 gras', description: '<b>gras</b>' })
    const [found] = (await search('faux gras')).content
    expect(found?.highlights).toEqual({
      title: [
        { text: 'Du ', isMatch: false },
        { text: 'faux', isMatch: true },
        { text: ' ', isMatch: false },
        { text: 'gras', isMatch: true },
      ],
      description: [
        { text: '<b>', isMatch: false },
        { text: 'gras', isMatch: true },
        { text: '</b>', isMatch: false },
      ],
      passages: [],
    })
    must(await site.call('DELETE', `/contents/${content}`, { as: creator }), 204)
  })
})

describe('a query', () => {
  it.each([' ', '%00', '!!!', '🎉', '«»'])('without words (%s) finds nothing', async (query) => {
    expect((await search(decodeURIComponent(query))).stats.totalResults).toBe(0)
  })

  it('of more than 200 characters is refused', async () => {
    expect(refusal(await site.call('GET', `/search/${'a'.repeat(201)}`))).toEqual({
      status: 422,
      code: 'INVALID_INPUT',
      message: 'Veuillez corriger les erreurs dans le formulaire',
      fields: { query: 'La recherche ne peut pas dépasser 200 caractères' },
    })
    must(await site.call('GET', `/search/${'a'.repeat(200)}`), 200)
  })

  it('can contain a slash, and be the last segment of another address', async () => {
    expect((await search('dix/minutes')).content).toHaveLength(2)
    expect((await search('suggestions ')).query).toBe('suggestions ')
  })

  it('with an unknown filter is malformed', async () => {
    expect(refusal(await site.call('GET', '/search/mer?type=tout&sort=hasard')).fields).toEqual({
      type: 'La valeur est mal formée',
      sort: 'La valeur est mal formée',
    })
    expect(refusal(await site.call('GET', '/search/mer?cursor=abc'))).toMatchObject({
      status: 400,
      fields: { cursor: 'Ce curseur n’est pas valable' },
    })
  })
})
