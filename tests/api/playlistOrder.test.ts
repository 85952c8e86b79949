import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { playlistContentSchema, playlistRemovalSchema, playlistSchema } from '../../src/shared/entities/playlist.ts'
import { type Creator, must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
let creator: Creator
let owner: Person

beforeAll(async () => {
  site = await startApi()
  creator = await site.creator('Zoé')
  owner = await site.person()
})
afterAll(() => site.close())

const uuidSchema = z.object({ uuid: z.uuid() })
const entryPath = (playlist: string, content: string) => `/playlists/${playlist}/user/${owner.uuid}/content/${content}`

/** A playlist of videos with these titles. @returns the uuid of each by its title */
async function playlistOf(titles: readonly string[]): Promise<{ uuid: string; ids: Record<string, string> }> {
  const body = { name: 'Ordre', user_uuid: owner.uuid }
  const { uuid } = uuidSchema.parse(must(await site.call('POST', '/playlists', { as: owner, body }), 201))
  const ids: Record<string, string> = {}
  for (const title of titles) {
    const content = await site.playable(creator, { title })
    must(await site.call('POST', entryPath(uuid, content), { as: owner }), 201)
    ids[title] = content
  }
  return { uuid, ids }
}

const contentsOf = async (playlist: string, query = '') =>
  playlistContentSchema.array().parse(must(await site.call('GET', `/playlists/${playlist}/contents${query}`, { as: owner }), 200))
const titlesOf = async (playlist: string, query = '') => (await contentsOf(playlist, query)).map(({ title }) => title)
const move = (playlist: string, content: string | undefined, before: string | null | undefined) =>
  site.call('PUT', `/playlists/${playlist}/order`, { as: owner, body: { content_uuid: content, before_uuid: before } })

describe('the order of a playlist', () => {
  it('is the order of adding', async () => {
    const { uuid } = await playlistOf(['a', 'b', 'c'])
    expect(await titlesOf(uuid)).toEqual(['a', 'b', 'c'])
  })

  it.each([
    ['c', 'a', ['c', 'a', 'b', 'd']],
    ['a', 'd', ['b', 'c', 'a', 'd']],
    ['d', 'c', ['a', 'b', 'd', 'c']],
    ['b', null, ['a', 'c', 'd', 'b']],
    ['d', null, ['a', 'b', 'c', 'd']],
    ['b', 'b', ['a', 'b', 'c', 'd']],
    ['b', 'c', ['a', 'b', 'c', 'd']],
  ] as const)('has %s directly before %s when it is moved there', async (moved, before, expected) => {
    const { uuid, ids } = await playlistOf(['a', 'b', 'c', 'd'])
    must(await move(uuid, ids[moved], before === null ? null : ids[before]), 200)
    expect(await titlesOf(uuid)).toEqual(expected)
  })

  it('is kept after more moves to one place than there are positions between two videos', async () => {
    const { uuid, ids } = await playlistOf(['a', 'b', 'c'])
    // Each move halves the gap before c.
    for (let round = 0; round < 20; round += 1) {
      must(await move(uuid, ids['a'], ids['c']), 200)
      must(await move(uuid, ids['b'], ids['c']), 200)
    }
    expect(await titlesOf(uuid)).toEqual(['a', 'b', 'c'])
  })

  it('does not change the date when a video was last added', async () => {
    const { uuid, ids } = await playlistOf(['a', 'b', 'c'])
    const before = playlistSchema.parse(must(await site.call('GET', `/playlists/${uuid}`, { as: owner }), 200))
    const contents = ['a', 'c', 'b'].map((title) => before.contents.find((content) => content.title === title))
    expect(must(await move(uuid, ids['c'], ids['b']), 200)).toEqual({ ...before, contents })
  })

  it('contains every video once after concurrent moves, additions and removals', async () => {
    const titles = ['a', 'b', 'c', 'd', 'e', 'f']
    const { uuid, ids } = await playlistOf(titles)
    const added = await site.playable(creator, { title: 'g' })
    const moves = titles
      .slice(0, 5)
      .flatMap((title, index) => [move(uuid, ids[title], ids[titles[(index * 3 + 1) % 5] ?? '']), move(uuid, ids[title], null)])
    const answers = await Promise.all([
      ...moves,
      site.call('POST', entryPath(uuid, added), { as: owner }),
      site.call('DELETE', entryPath(uuid, ids['f'] ?? ''), { as: owner }),
    ])
    expect(answers.filter(({ status }) => status > 201)).toEqual([])
    expect((await titlesOf(uuid)).toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'g'])
    const { db } = site.database
    const rows = await db.selectFrom('playlist_contents').select('position').where('playlist_uuid', '=', uuid).execute()
    expect(new Set(rows.map(({ position }) => position)).size).toBe(6)
    expect(must(await site.call('GET', `/playlists/${uuid}`, { as: owner }), 200)).toMatchObject({ videoCount: 6 })
  })

  it('does not change, with a 404, for a video that is not in it, or before one that is not', async () => {
    const { uuid, ids } = await playlistOf(['a', 'b'])
    const elsewhere = await site.playable(creator)
    for (const answer of [
      await move(uuid, elsewhere, ids['a']),
      await move(uuid, ids['b'], elsewhere),
      await move(uuid, randomUUID(), null),
    ])
      expect(refusal(answer)).toMatchObject({ status: 404, code: 'CONTENT_NOT_FOUND' })
    expect(await titlesOf(uuid)).toEqual(['a', 'b'])
  })
})

describe('a removal', () => {
  it('returns what restores the video at its position, with its date', async () => {
    const { uuid, ids } = await playlistOf(['a', 'b', 'c'])
    const before = await contentsOf(uuid)
    const path = entryPath(uuid, ids['b'] ?? '')
    const place = playlistRemovalSchema.parse(must(await site.call('DELETE', path, { as: owner }), 200))
    expect(place).toEqual({ before_uuid: ids['c'], addedAt: before[1]?.addedAt })
    expect(await titlesOf(uuid)).toEqual(['a', 'c'])
    must(await site.call('POST', path, { as: owner, body: place }), 201)
    expect(await contentsOf(uuid)).toEqual(before)
  })

  it('of the last one is undone at the end, also when its neighbour was removed too', async () => {
    const { uuid, ids } = await playlistOf(['a', 'b', 'c'])
    const remove = async (title: string) =>
      playlistRemovalSchema.parse(must(await site.call('DELETE', entryPath(uuid, ids[title] ?? ''), { as: owner }), 200))
    const [b, c] = [await remove('b'), await remove('c')]
    expect(c.before_uuid).toBeNull()
    must(await site.call('POST', entryPath(uuid, ids['b'] ?? ''), { as: owner, body: b }), 201)
    must(await site.call('POST', entryPath(uuid, ids['c'] ?? ''), { as: owner, body: c }), 201)
    expect(await titlesOf(uuid)).toEqual(['a', 'b', 'c'])
  })

  it('cannot be undone with a date in the future', async () => {
    const { uuid } = await playlistOf(['a'])
    const content = await site.playable(creator, { title: 'b' })
    must(await site.call('POST', entryPath(uuid, content), { as: owner, body: { addedAt: '2999-01-01T00:00:00Z' } }), 201)
    const [, added] = await contentsOf(uuid)
    expect(added?.addedAt).not.toMatch(/^2999/)
  })

  it('of a video that is not in it is not found', async () => {
    const { uuid } = await playlistOf(['a'])
    expect(refusal(await site.call('DELETE', entryPath(uuid, randomUUID()), { as: owner }))).toMatchObject({
      status: 404,
      code: 'CONTENT_NOT_FOUND',
    })
  })
})

describe('the videos of a playlist, sorted', () => {
  let playlist: string

  beforeAll(async () => {
    const other = await site.creator('Élodie')
    const made = await playlistOf([])
    playlist = made.uuid
    const videos = [
      [creator, { title: 'Zèbre', duration: 30 }],
      [other, { title: 'été', duration: 90 }],
      [creator, { title: 'Eau', duration: 60 }],
      [other, { title: 'œuvre', duration: 10 }],
    ] as const
    for (const [by, fields] of videos) {
      const content = await site.playable(by, fields)
      must(await site.call('POST', entryPath(playlist, content), { as: owner }), 201)
    }
  })

  const expected = {
    position: ['Zèbre', 'été', 'Eau', 'œuvre'],
    dateAdded: ['œuvre', 'Eau', 'été', 'Zèbre'],
    title: ['Eau', 'été', 'œuvre', 'Zèbre'],
    creator: ['été', 'œuvre', 'Zèbre', 'Eau'],
    duration: ['œuvre', 'Zèbre', 'Eau', 'été'],
  }
  const sorts = Object.entries(expected)

  it.each(sorts)('by %s are in that order', async (sort, titles) => {
    expect(await titlesOf(playlist, `?sort=${sort}`)).toEqual(titles)
  })

  it.each(sorts)('by %s are paged', async (sort, titles) => {
    const seen: string[] = []
    let cursor = ''
    do {
      const answer = await site.call('GET', `/playlists/${playlist}/contents?limit=1&sort=${sort}${cursor}`, { as: owner })
      for (const { title } of playlistContentSchema.array().parse(must(answer, 200))) seen.push(title)
      const next = answer.headers['x-next-cursor']
      cursor = typeof next === 'string' ? `&cursor=${next}` : ''
    } while (cursor !== '')
    expect(seen).toEqual(titles)
  })

  it.each(sorts)('by %s are not skipped when the last one of a page is removed', async (sort) => {
    const { uuid } = await playlistOf(['a', 'b', 'c'])
    const all = await contentsOf(uuid, `?sort=${sort}`)
    const first = await site.call('GET', `/playlists/${uuid}/contents?limit=1&sort=${sort}`, { as: owner })
    must(await site.call('DELETE', entryPath(uuid, all[0]?.uuid ?? ''), { as: owner }), 200)
    const rest = await titlesOf(uuid, `?sort=${sort}&cursor=${String(first.headers['x-next-cursor'])}`)
    expect(rest).toEqual(all.slice(1).map(({ title }) => title))
  })

  it('by anything else are malformed', async () => {
    expect(refusal(await site.call('GET', `/playlists/${playlist}/contents?sort=likes`, { as: owner }))).toMatchObject({
      status: 400,
      fields: { sort: 'La valeur est mal formée' },
    })
  })
})
