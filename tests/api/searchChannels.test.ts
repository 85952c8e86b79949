import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '../../src/shared/limits.ts'
import { type SearchResult, searchResultSchema } from '../../src/shared/entities/search.ts'
import { must, startApi, type TestApi } from '../support/api.ts'

const many = 400
let site: TestApi

/** More channels with one word than a search reads; the popular ones are not among the first that were created. */
beforeAll(async () => {
  site = await startApi()
  await sql`
    with people as (
      insert into users (username, email, role_uuid)
      select 'phare' || n, 'phare' || n || '@example.fr', (select uuid from roles where name = 'Utilisateur')
      from generate_series(1, ${many}::int) as n
      returning uuid, username
    )
    insert into channels (creator_uuid, name, description, followers_count)
    select uuid, case username when 'phare390' then 'Phare' when 'phare391' then 'Phare du bout' else 'Le ' || username || ' de la côte' end,
      'Un phare', case username when 'phare395' then 5000 when 'phare396' then 1200 when 'phare397' then 300 when 'phare398' then 120 else 0 end
    from people`.execute(site.database.db)
})
afterAll(() => site.close())

async function page(cursor?: unknown): Promise<SearchResult & { cursor: unknown }> {
  const rest = typeof cursor === 'string' ? `&cursor=${cursor}` : ''
  const answer = await site.call('GET', `/search/phare?type=channel&limit=45${rest}`)
  return { ...searchResultSchema.parse(must(answer, 200)), cursor: answer.headers['x-next-cursor'] }
}

describe('a word that very many channels contain', () => {
  it('is counted up to the limit, and reports that there are more', async () => {
    const { stats } = await page()
    expect([stats.channelCount, stats.isCapped.channel]).toEqual([limits.searchChannelsMax, true])
  })

  it('ranks the exact name first, then names with this prefix, then the most followed', async () => {
    const names = (await page()).channel.map(({ name }) => name)
    expect(names.slice(0, 6)).toEqual([
      'Phare',
      'Phare du bout',
      'Le phare395 de la côte',
      ...['phare396', 'phare397', 'phare398'].map((name) => `Le ${name} de la côte`),
    ])
  })

  it('returns each counted channel once, page after page', async () => {
    const first = await page()
    const second = await page(first.cursor)
    const third = await page(second.cursor)
    const found = [first, second, third].flatMap(({ channel }) => channel.map(({ uuid }) => uuid))
    // One more than the limit means that there are more.
    expect([found.length, new Set(found).size, third.cursor]).toEqual([
      limits.searchChannelsMax + 1,
      limits.searchChannelsMax + 1,
      undefined,
    ])
  })
})
