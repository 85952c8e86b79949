import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { movePopularityBuckets } from '../../src/db/search/popularityBuckets.ts'
import { type SearchResult, searchResultSchema } from '../../src/shared/entities/search.ts'
import { must, startApi, type TestApi } from '../support/api.ts'

const many = 2300
let site: TestApi

/** More contents with one word than a search reads completely, inserted without triggers like a bulk load. */
beforeAll(async () => {
  site = await startApi()
  const { channel } = await site.creator('Large')
  const { db } = site.database
  const tables = ['contents', 'media']
  for (const table of tables) await sql`alter table ${sql.table(table)} disable trigger user`.execute(db)
  await sql`insert into contents (channel_uuid, title, description, statuts, created_at, views_count, likes_count, language, category)
    select ${channel}::uuid, case when n = 7 then 'Marée' when n = 8 then 'Marée basse' else 'Video ' || n || ' sur la marée' end,
      case when n % 1000 = 0 then 'Un phoque.' else '' end, 'public', now() - n * interval '1 hour', (n * 7919) % 2311, n,
      case when n % 2 = 0 then 'fr' end, case when n % 700 = 0 then 'music' end
    from generate_series(1, ${many}::int) as n`.execute(db)
  await sql`insert into media (content_uuid, state, playlist_key) select uuid, 'complete', 'k' from contents`.execute(db)
  await sql`insert into content_rank select uuid, rank_weight(1 + views_count, created_at) from contents`.execute(db)
  await sql`select fill_search()`.execute(db)
  for (const table of tables) await sql`alter table ${sql.table(table)} enable trigger user`.execute(db)
  await movePopularityBuckets(db)
})
afterAll(() => site.close())

async function page(path: string): Promise<SearchResult & { cursor: unknown }> {
  const answer = await site.call('GET', path)
  return { ...searchResultSchema.parse(must(answer, 200)), cursor: answer.headers['x-next-cursor'] }
}

/** So many pages, one after another. */
async function pages(
  path: string,
  most: number,
  { limit, sort, filter = '' }: { limit: number; sort: string; filter?: string } = { limit: 100, sort: 'relevance' },
): Promise<SearchResult['content']> {
  let result = await page(`${path}?type=content&sort=${sort}&limit=${limit}${filter}`)
  const found = [...result.content]
  for (let n = 1; n < most && typeof result.cursor === 'string'; n++) {
    result = await page(`${path}?type=content&sort=${sort}&limit=${limit}${filter}&cursor=${result.cursor}`)
    found.push(...result.content)
  }
  return found
}

describe('a word that very many contents contain', () => {
  it('is counted up to a thousand, and reports that there are more', async () => {
    expect((await page('/search/maree')).stats).toEqual({
      totalResults: 1000,
      contentCount: 1000,
      channelCount: 0,
      playlistCount: 0,
      hashtagCount: 0,
      isCapped: { content: true, channel: false, playlist: false, hashtag: false },
    })
  })

  it('ranks the exact title and titles with this prefix first, even with few views', async () => {
    expect((await page('/search/maree')).content.slice(0, 2).map(({ title }) => title)).toEqual(['Marée', 'Marée basse'])
  })

  it('returns every content once, page after page', async () => {
    const found = await pages('/search/maree', 100)
    expect(found).toHaveLength(many)
    expect(new Set(found.map(({ uuid }) => uuid)).size).toBe(many)
  })

  it.each(['relevance', 'date'])('also returns every content once in small pages by %s', async (sort) => {
    const found = await pages('/search/maree', 200, { limit: 23, sort })
    expect(found).toHaveLength(many)
    expect(new Set(found.map(({ uuid }) => uuid)).size).toBe(many)
  })

  it('is sorted exactly by date', async () => {
    const dates = (await page('/search/maree?sort=date&limit=100')).content.map(({ createdAt }) => createdAt)
    expect(dates).toHaveLength(100)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  it.each([
    ['views', 'views'],
    ['likes', 'likesCount'],
  ] as const)('is sorted by %s, with a tolerance of three percent', async (sort, count) => {
    const counts = (await page(`/search/maree?sort=${sort}&limit=100`)).content.map((content) => content[count])
    expect(counts).toHaveLength(100)
    const outOfOrder = counts.filter((n, place) => n > Math.min(...counts.slice(0, place)) * 1.04)
    expect(outOfOrder).toEqual([])
  })

  it('can be combined with another such word', async () => {
    const both = await page('/search/video%20maree')
    expect([both.content.length, both.stats.isCapped.content]).toEqual([20, true])
  })

  it('combined with a rare word is read completely', async () => {
    const both = await page('/search/maree%20phoque')
    expect(both.stats).toMatchObject({ contentCount: 2, isCapped: { content: false } })
    expect(both.content).toHaveLength(2)
  })

  it.each(['relevance', 'date', 'views', 'likes'])(
    'in a language of many of them returns each of these once, page after page by %s',
    async (sort) => {
      const found = await pages('/search/maree', 100, { limit: 70, sort, filter: '&language=fr' })
      expect([found.length, new Set(found.map(({ uuid }) => uuid)).size]).toEqual([many / 2, many / 2])
      // Every second one in the order of their publication.
      expect(found.filter(({ likesCount }) => likesCount % 2 === 1)).toEqual([])
      expect((await page('/search/maree?language=fr')).stats).toMatchObject({ contentCount: 1000, isCapped: { content: true } })
    },
  )

  it('in a rare category is read completely, wherever its contents are in the order', async () => {
    for (const sort of ['relevance', 'date', 'views', 'likes']) {
      const rare = await page(`/search/maree?category=music&sort=${sort}`)
      expect(rare.content.map(({ likesCount }) => likesCount).toSorted((a, b) => a - b)).toEqual([700, 1400, 2100])
      expect(rare.stats).toMatchObject({ contentCount: 3, isCapped: { content: false } })
    }
  })

  it('within a week is also read completely', async () => {
    expect((await page('/search/maree?date=week&sort=date')).stats.contentCount).toBe(7 * 24 - 1)
  })
})
