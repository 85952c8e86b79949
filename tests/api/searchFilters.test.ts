import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SearchResult, searchResultSchema } from '../../src/shared/entities/search.ts'
import { type Creator, must, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
let creator: Creator

const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000)

/** A content about the sea, of a given age, with some views and likes. */
async function about(title: string, { age, views, likes }: { age: number; views: number; likes: number }): Promise<void> {
  const uuid = await site.playable(creator, { title, description: 'La mer.' })
  await sql`update contents set created_at = ${daysAgo(age)}, views_count = ${views}, likes_count = ${likes} where uuid = ${uuid}::uuid`.execute(
    site.database.db,
  )
}

beforeAll(async () => {
  site = await startApi()
  creator = await site.creator('Large')
  await about('hier', { age: 0.5, views: 5, likes: 0 })
  await about('semaine', { age: 5, views: 50, likes: 1 })
  await about('mois', { age: 20, views: 500, likes: 2 })
  await about('année', { age: 200, views: 50, likes: 9 })
  await about('jadis', { age: 800, views: 9000, likes: 4 })
  await site.playable(creator, { title: 'sans rapport', hashtags: ['merveille', 'mercure', 'Mer'] })
  for (const name of ['Mer et marine', 'La mer']) await site.creator(name)
})
afterAll(() => site.close())

async function page(path: string): Promise<SearchResult & { cursor: string | undefined }> {
  const answer = await site.call('GET', path)
  const cursor = answer.headers['x-next-cursor']
  return { ...searchResultSchema.parse(must(answer, 200)), cursor: typeof cursor === 'string' ? cursor : undefined }
}

/** All pages one after another, as what each shows. */
async function pages(path: string, read: (result: SearchResult) => string[]): Promise<string[][]> {
  const first = await page(path)
  const all = [read(first)]
  for (let { cursor } = first; cursor !== undefined;) {
    const next = await page(`${path}&cursor=${cursor}`)
    all.push(read(next))
    cursor = next.cursor
  }
  return all
}
const titlesOf = ({ content }: SearchResult): string[] => content.map(({ title }) => title)

describe('the sort of a search', () => {
  it.each([
    ['date', ['hier', 'semaine', 'mois', 'année', 'jadis']],
    ['likes', ['année', 'jadis', 'mois', 'semaine', 'hier']],
  ])('by %s is done by the server', async (sort, expected) => {
    expect(titlesOf(await page(`/search/large%20mer?type=content&sort=${sort}`)).filter((title) => title !== 'sans rapport')).toEqual(
      expected,
    )
  })

  it('by views puts the most viewed first, with a stable order of ties', async () => {
    const titles = titlesOf(await page('/search/mer?type=content&sort=views&date=all'))
    expect([titles[0], titles[1], titles[4], titles[5]]).toEqual(['jadis', 'mois', 'hier', 'sans rapport'])
    expect(titles.slice(2, 4).toSorted()).toEqual(['année', 'semaine'])
    expect(titlesOf(await page('/search/mer?type=content&sort=views'))).toEqual(titles)
  })
})

describe('the date of a search', () => {
  it.each([
    ['today', ['hier']],
    ['week', ['hier', 'semaine']],
    ['month', ['hier', 'semaine', 'mois']],
    ['year', ['hier', 'semaine', 'mois', 'année']],
    ['all', ['hier', 'semaine', 'mois', 'année', 'jadis']],
  ])('%s excludes older contents, also from their count', async (date, expected) => {
    const found = await page(`/search/mer%20la?type=content&sort=date&date=${date}`)
    expect(titlesOf(found).filter((title) => title !== 'sans rapport')).toEqual(expected)
    expect(found.stats.contentCount).toBe(found.content.length)
  })
})

describe('the type of a search', () => {
  it('returns one group, and the count of every group', async () => {
    const all = await page('/search/mer')
    expect(all.stats).toEqual({
      totalResults: 11,
      contentCount: 6,
      channelCount: 2,
      playlistCount: 0,
      hashtagCount: 3,
      isCapped: { content: false, channel: false, playlist: false, hashtag: false },
    })
    const shown = async (type: string) => {
      const { content, channel, hashtag, stats } = await page(`/search/mer?type=${type}`)
      return {
        content: content.length,
        channel: channel.length,
        hashtag: hashtag.length,
        same: JSON.stringify(stats) === JSON.stringify(all.stats),
      }
    }
    expect(await shown('all')).toEqual({ content: 6, channel: 2, hashtag: 3, same: true })
    expect(await shown('content')).toEqual({ content: 6, channel: 0, hashtag: 0, same: true })
    expect(await shown('channel')).toEqual({ content: 0, channel: 2, hashtag: 0, same: true })
    expect(await shown('hashtag')).toEqual({ content: 0, channel: 0, hashtag: 3, same: true })
  })

  it('ranks the hashtag with exactly this name first', async () => {
    expect((await page('/search/mer?type=hashtag')).hashtag.map(({ name }) => name)[0]).toBe('Mer')
  })
})

describe('the pages of a search', () => {
  it.each(['relevance', 'date', 'views', 'likes'])('by %s contain every result once, in one order', async (sort) => {
    const whole = titlesOf(await page(`/search/mer?type=content&sort=${sort}`))
    expect(whole).toHaveLength(6)
    const inTwos = await pages(`/search/mer?type=content&sort=${sort}&limit=2`, titlesOf)
    expect(inTwos.map((titles) => titles.length)).toEqual([2, 2, 2])
    expect(inTwos.flat()).toEqual(whole)
  })

  it('continue with contents only when all groups were requested', async () => {
    const first = await page('/search/mer?limit=4')
    expect([first.content.length, first.channel.length, first.hashtag.length]).toEqual([4, 2, 3])
    const second = await page(`/search/mer?limit=4&cursor=${first.cursor}`)
    expect([second.content.length, second.channel.length, second.hashtag.length]).toEqual([2, 0, 0])
    expect(second.stats).toEqual(first.stats)
  })

  it('of channels and of hashtags also contain every result once', async () => {
    expect(await pages('/search/mer?type=channel&limit=1', ({ channel }) => channel.map(({ name }) => name))).toEqual([
      ['Mer et marine'],
      ['La mer'],
    ])
    const hashtags = await pages('/search/mer?type=hashtag&limit=2', ({ hashtag }) => hashtag.map(({ name }) => name))
    expect(hashtags.map((names) => names.length)).toEqual([2, 1])
    expect(hashtags.flat().toSorted()).toEqual(['Mer', 'mercure', 'merveille'])
  })
})

describe('the relevance', () => {
  it('of two equal matches is greater for the more popular content', async () => {
    const [known, unknown] = [
      await site.playable(creator, { title: 'Une baleine bleue' }),
      await site.playable(creator, { title: 'Autre baleine bleue' }),
    ]
    await sql`select add_rank(${known}::uuid, 40, now())`.execute(site.database.db)
    expect((await page('/search/baleine')).content.map(({ uuid }) => uuid)).toEqual([known, unknown])
  })

  it('of a title is greater than of a description', async () => {
    const description = await site.playable(creator, { title: 'Sortie en bateau', description: 'Nous avons vu un dauphin.' })
    const title = await site.playable(creator, { title: 'Voici un dauphin' })
    expect((await page('/search/dauphin')).content.map(({ uuid }) => uuid)).toEqual([title, description])
  })
})
