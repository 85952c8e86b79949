import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { putCaptions } from '../../src/db/caption/captions.ts'
import type { Creator } from '../support/api.ts'
import { indexAllCaptions, spokenAt } from '../support/captions.ts'
import { type Site, startSite } from './support/site.ts'

let site: Site
let creator: Creator
const ids: string[] = []
beforeAll(async () => {
  site = await startSite()
  creator = await site.api.creator('Atelier Zéphyr')
  for (const title of ['Le potager en hiver', 'Semer au potager', 'Suggestions de lecture']) {
    ids.push(await site.api.playable(creator, { title, hashtags: ['court_métrage'] }))
  }
})
afterAll(() => site.close())

type Found = {
  search: {
    corrected: string | null
    nextCursor: string | null
    contents: { content: { id: string }; title: { text: string; isMatch: boolean }[] }[]
    channels: { isOwnChannel: boolean; channel: { id: string; createdAt: string } }[]
    hashtags: { name: string; contentsCount: number }[]
    playlists: { id: string; name: string; videoCount: number }[]
    stats: {
      totalCount: number
      contentsCount: number
      channelsCount: number
      playlistsCount: number
      hashtagsCount: number
      isCapped: { content: boolean }
    }
  }
}
const find = (args: string, token?: string) =>
  site.gateway.data<Found>(
    `{ search(${args}) { corrected nextCursor contents { content { id } title { text isMatch } } channels { isOwnChannel channel { id createdAt } }
      playlists { id name videoCount } hashtags { name contentsCount }
      stats { totalCount contentsCount channelsCount playlistsCount hashtagsCount isCapped { content } } } }`,
    {},
    token === undefined ? {} : { token },
  )

describe('a search', () => {
  it('returns the groups with their counts, with one REST call', async () => {
    let found: Found | undefined
    const calls = await site.callsOf(async () => (found = await find('query: "potager"')))
    expect(calls).toEqual(['GET /search/potager'])
    expect(found?.search.stats).toEqual({
      totalCount: 2,
      contentsCount: 2,
      channelsCount: 0,
      playlistsCount: 0,
      hashtagsCount: 0,
      isCapped: { content: false },
    })
    expect(found?.search.contents[0]?.title.filter(({ isMatch }) => isMatch)).toEqual([{ text: 'potager', isMatch: true }])
  })

  it('returns the corrected query for a typo', async () => {
    expect((await find('query: "potagre"')).search).toMatchObject({ corrected: 'potager', stats: { contentsCount: 2 } })
  })

  it('tells where its words are said, with the same REST call', async () => {
    const { database } = site.api
    const content_uuid = await site.api.playable(creator, { title: 'Une balade' })
    await putCaptions(database.db, { content_uuid, language: 'br', is_automatic: false, webvtt: spokenAt({ 45: 'Ar belette bihan.' }) })
    await indexAllCaptions(database)
    let found: unknown
    const query = '{ search(query: "belette") { contents { content { id } passages { second language text { text isMatch } } } } }'
    const calls = await site.callsOf(async () => (found = await site.gateway.data(query)))
    expect(calls).toEqual(['GET /search/belette'])
    const text = [
      { text: 'Ar ', isMatch: false },
      { text: 'belette', isMatch: true },
      { text: ' bihan.', isMatch: false },
    ]
    expect(found).toEqual({
      search: { contents: [{ content: { id: content_uuid }, passages: [{ second: 45, language: 'br', text }] }] },
    })
    await site.api.call('DELETE', `/contents/${content_uuid}`, { as: creator })
  })

  it('narrows the videos by what they are', async () => {
    const id = await site.api.playable(creator, { title: 'Une ruche en ville', duration: 1500 })
    const details = { category: 'animals', language: 'fr' }
    await site.api.call('PUT', `/contents/${id}`, { as: creator, body: { details } })
    const countOf = async (filters: string) => (await find(`query: "ruche", ${filters}`)).search.stats.contentsCount
    const counts = ['duration: long', 'duration: short', 'category: animals', 'category: food', 'language: "fr"', 'language: "en"'].map(
      countOf,
    )
    expect(await Promise.all(counts)).toEqual([1, 0, 1, 0, 1, 0])
    expect([await countOf('captions: false'), await countOf('captions: true'), await countOf('category: null, language: null')]).toEqual([
      1, 0, 1,
    ])
    await site.api.call('DELETE', `/contents/${id}`, { as: creator })
  })

  it('refuses a language that it does not know', async () => {
    const { body } = await site.gateway.ask('{ search(query: "potager", language: "xx") { corrected } }')
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'MALFORMED_REQUEST', fields: { language: 'La valeur est mal formée' } })
  })

  it('finds public playlists, with the same REST call', async () => {
    const owner = await site.api.person()
    const body = { name: 'Au jardin', user_uuid: owner.uuid, isPrivate: false }
    const { uuid } = (await site.api.call('POST', '/playlists', { as: owner, body })).body as { uuid: string }
    await site.api.call('POST', `/playlists/${uuid}/user/${owner.uuid}/content/${ids[0]}`, { as: owner })
    let found: Found | undefined
    const calls = await site.callsOf(async () => (found = await find('query: "jardin", type: playlist')))
    expect(calls).toEqual(['GET /search/jardin'])
    expect(found?.search.playlists).toEqual([{ id: uuid, name: 'Au jardin', videoCount: 1 }])
  })

  it('continues after the cursor, in the group of its type', async () => {
    const first = await find('query: "potager", type: content, sort: date, limit: 1')
    expect(first.search.contents).toHaveLength(1)
    const second = await find(`query: "potager", type: content, sort: date, limit: 1, after: "${first.search.nextCursor}"`)
    expect(second.search).toMatchObject({ nextCursor: null, contents: [{ content: { id: ids[0] } }] })
    expect(first.search.contents[0]?.content.id).toBe(ids[1])
  })

  it('returns the viewer’s own channel with the same fields as elsewhere', async () => {
    const { search } = await find('query: "zephyr", type: channel', creator.token)
    expect(search.channels[0]).toEqual({
      isOwnChannel: true,
      channel: { id: creator.channel, createdAt: expect.stringMatching(/^\d{4}-.*Z$/) },
    })
  })

  it('searches for the word «suggestions» like any other', async () => {
    expect((await find('query: "suggestions"')).search.contents).toHaveLength(1)
  })

  it.each(['', '   ', '.', '..', '/', '%', '?', '#'])('finds nothing for «%s», without an error', async (query) => {
    expect((await find(`query: "${query}"`)).search.stats.totalCount).toBe(0)
  })

  it('refuses a text that is too long', async () => {
    const { body } = await site.gateway.ask(`{ search(query: "${'a'.repeat(201)}") { corrected } }`)
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: { query: expect.stringContaining('200') } })
  })
})

it('suggests completions of a query', async () => {
  const { searchSuggestions } = await site.gateway.data<{ searchSuggestions: unknown[] }>(
    '{ searchSuggestions(query: "sem") { kind text targetId } }',
  )
  expect(searchSuggestions).toContainEqual({ kind: 'content', text: 'Semer au potager', targetId: ids[1] })
})

describe('explore', () => {
  type Page = { explore: { nextCursor: string | null; items: { content: { id: string } }[] } }
  const page = (args: string) => site.gateway.data<Page>(`{ explore(${args}) { nextCursor items { content { id } reason } } }`)

  it.each(['recommended', 'trending'])('lists the %s page by page, each content once', async (source) => {
    const seen: string[] = []
    let after = ''
    for (let count = 0; count < 3; count += 1) {
      const { explore } = await page(`source: ${source}, limit: 1${after}`)
      seen.push(...explore.items.map(({ content }) => content.id))
      after = `, after: "${explore.nextCursor}"`
      if (explore.nextCursor === null) break
    }
    expect(seen.toSorted()).toEqual(ids.toSorted())
  })

  it('refuses a cursor of another list', async () => {
    const { body } = await site.gateway.ask('{ explore(source: recommended, after: "x") { nextCursor } }')
    expect(body.errors?.[0]?.extensions.code).toBe('MALFORMED_REQUEST')
  })

  it('has rows of what its list does not show, with one call more', async () => {
    const more = await Promise.all(['a', 'b', 'c'].map((title) => site.api.playable(creator, { title, hashtags: ['court_métrage'] })))
    const query = `{ explore(source: trending, limit: 3) { items { content { id } } categories { title category hashtag { name } contents { id } } }
      popularHashtags { name contentsCount } }`
    let found: unknown
    const calls = await site.callsOf(async () => (found = await site.gateway.data(query)))
    expect(calls.toSorted()).toEqual(['GET /contents/categories', 'GET /contents/trending/guest', 'GET /hashtags/popular'])
    const { explore, popularHashtags } = found as {
      explore: { items: { content: { id: string } }[]; categories: { contents: { id: string }[] }[] }
      popularHashtags: unknown[]
    }
    expect(popularHashtags).toEqual([{ name: 'court_métrage', contentsCount: 6 }])
    expect(explore.categories).toMatchObject([{ title: 'Court métrage', category: null, hashtag: { name: 'court_métrage' } }])
    const shown = [...explore.items.map(({ content }) => content.id), ...(explore.categories[0]?.contents.map(({ id }) => id) ?? [])]
    expect(shown.toSorted()).toEqual([...ids, ...more].toSorted())
    await Promise.all(more.map((id) => site.api.call('DELETE', `/contents/${id}`, { as: creator })))
  })
})

describe('text that cannot be part of an address', () => {
  const ask = (query: string, variables: Record<string, string>) => site.gateway.ask(query, variables)

  it('half a surrogate pair finds nothing, without an error', async () => {
    const half = '\ud800'
    expect((await ask('query($q: String!) { search(query: $q) { stats { totalCount } } }', { q: half })).body).toEqual({
      data: { search: { stats: { totalCount: 0 } } },
    })
    expect((await ask('query($q: ID!) { content(id: $q) { id } }', { q: half })).body).toEqual({ data: { content: null } })
  })

  it.each([
    ['a search', 'query($q: String!) { search(query: $q) { nextCursor } }', 40_000],
    ['a cursor', 'query($q: String!) { explore(source: trending, after: $q) { nextCursor } }', 20_000],
  ])('%s of any length is refused in French', async (_what, query, length) => {
    const { body } = await ask(query, { q: 'x'.repeat(length) })
    expect(body.errors?.[0]).toMatchObject({ message: 'La requête est mal formée', extensions: { code: 'MALFORMED_REQUEST' } })
  })

  it.each([
    ['with a null character', '\0'],
    ['longer than any', 'x'.repeat(260)],
    ['longer than an address', 'x'.repeat(20_000)],
  ])('a channel’s name %s is not found', async (_what, q) => {
    expect((await ask('query($q: String!) { channel(handle: $q) { id } }', { q })).body).toEqual({ data: { channel: null } })
  })
})
