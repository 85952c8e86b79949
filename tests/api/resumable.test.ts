import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { historyEntrySchema } from '../../src/shared/entities/history.ts'
import { isUnfinished } from '../../src/shared/resume.ts'
import { type Creator, must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
let creator: Creator

beforeAll(async () => {
  site = await startApi()
  creator = await site.creator()
})
afterAll(() => site.close())

/** Watches a content until a second. */
async function watch(person: Person, content: string, position: number): Promise<void> {
  const body = { user_uuid: person.uuid, content_uuid: content }
  const { uuid } = historyEntrySchema.parse(must(await site.call('POST', '/historicals', { as: person, body }), 201))
  must(await site.call('PUT', `/historicals/${uuid}`, { as: person, body: { position } }), 200)
}
const answer = (person: Person, query = '') => site.call('GET', `/historicals/user/${person.uuid}?unfinished=true${query}`, { as: person })
const resumable = async (person: Person, query = '') =>
  historyEntrySchema
    .array()
    .parse(must(await answer(person, query), 200))
    .map(({ content }) => content.title)

describe('the videos to resume', () => {
  it('are those that were begun and not watched to the end, the last watched first', async () => {
    const person = await site.person()
    for (const [title, position] of [
      ['vue', 96],
      ['à moitié', 50],
      ['ouverte', 2],
      ['presque toute', 94],
    ] as const)
      await watch(person, await site.playable(creator, { title, duration: 100 }), position)
    expect(await resumable(person)).toEqual(['presque toute', 'à moitié'])
  })

  it('are the same ones that a card shows as begun', async () => {
    const person = await site.person()
    const expected: string[] = []
    for (const duration of [0, 4, 60, 100, 3600])
      for (const share of [0, 0.01, 0.04, 0.05, 0.06, 0.5, 0.94, 0.95, 0.96, 1]) {
        const [title, viewerPosition] = [`${share} de ${duration}`, duration * share]
        await watch(person, await site.playable(creator, { title, duration }), viewerPosition)
        if (isUnfinished({ viewerPosition, duration })) expected.unshift(title)
      }
    expect(expected.length).toBeGreaterThan(10)
    expect(await resumable(person, '&limit=50')).toEqual(expected)
  })

  it('are a member’s own, without a video that a moderator hid', async () => {
    const [person, other] = [await site.person(), await site.person()]
    const [kept, hidden] = [
      await site.playable(creator, { title: 'gardée', duration: 100 }),
      await site.playable(creator, { title: 'cachée', duration: 100 }),
    ]
    for (const content of [kept, hidden]) await watch(person, content, 50)
    must(await site.call('PUT', `/contents/${hidden}/hidden`, { as: await site.moderator() }), 200)
    expect([await resumable(person), await resumable(other)]).toEqual([['gardée'], []])
    expect((await site.call('GET', `/historicals/user/${person.uuid}?unfinished=true`, { as: other })).status).toBe(403)
  })

  it('leave the list with their entry, and come back with their next play', async () => {
    const person = await site.person()
    const content = await site.playable(creator, { title: 'retirée', duration: 100 })
    await watch(person, content, 50)
    must(await site.call('DELETE', `/historicals/user/${person.uuid}/content/${content}`, { as: person }), 204)
    expect(await resumable(person)).toEqual([])
    await watch(person, content, 40)
    expect(await resumable(person)).toEqual(['retirée'])
  })

  it('are read page by page, with their contents in one query beside that of the session', async () => {
    const person = await site.person()
    for (const title of ['a', 'b', 'c', 'd', 'e'])
      await watch(person, await site.playable(creator, { title, duration: 100 }), title === 'c' ? 100 : 50)
    const before = site.queries()
    const first = await answer(person, '&limit=2&expand=hashtags,viewer')
    expect(site.queries() - before).toBe(site.sessionQueries + 1)
    const [titles, cursor] = [historyEntrySchema.array().parse(first.body), String(first.headers['x-next-cursor'])]
    expect(titles.map(({ content }) => content.title)).toEqual(['e', 'd'])
    expect(await resumable(person, `&limit=2&cursor=${cursor}`)).toEqual(['b', 'a'])
  })

  it('are looked for among the 300 that were watched last', async () => {
    const person = await site.person()
    const [old, late] = [
      await site.playable(creator, { title: 'ancienne', duration: 100 }),
      await site.playable(creator, { title: 'récente', duration: 100 }),
    ]
    await watch(person, old, 50)
    await watch(person, late, 50)
    // Watched to their end, since then.
    const { db } = site.database
    const watched = await db
      .insertInto('contents')
      .values(
        Array.from({ length: 299 }, (_, index) => ({
          title: `vue ${index}`,
          description: '',
          statuts: 'public' as const,
          channel_uuid: creator.channel,
        })),
      )
      .returning('uuid')
      .execute()
    await db
      .insertInto('history')
      .values(watched.map(({ uuid }) => ({ user_uuid: person.uuid, content_uuid: uuid, position: 0 })))
      .execute()
    expect(await resumable(person)).toEqual(['récente'])
  })

  it('are asked for with true or false', async () => {
    const person = await site.person()
    await watch(person, await site.playable(creator, { title: 'vue', duration: 100 }), 100)
    const path = (value: string) => `/historicals/user/${person.uuid}?unfinished=${value}`
    expect(must(await site.call('GET', path('false'), { as: person }), 200)).toHaveLength(1)
    expect(refusal(await site.call('GET', path('oui'), { as: person })).status).toBe(400)
  })
})
