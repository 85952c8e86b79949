import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { historicalSchema } from '../../src/shared/entities/activity.ts'
import { type Creator, must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
let creator: Creator

beforeAll(async () => {
  site = await startApi()
  creator = await site.creator()
})
afterAll(() => site.close())

const watch = async (person: Person, content: string) =>
  historicalSchema.parse(
    must(await site.call('POST', '/historicals', { as: person, body: { user_uuid: person.uuid, content_uuid: content } }), 201),
  )
const history = async (person: Person, query = '') =>
  historicalSchema.array().parse(must(await site.call('GET', `/historicals/user/${person.uuid}${query}`, { as: person }), 200))

describe('the history', () => {
  it('has one entry for a content, the last watched first', async () => {
    const [person, first, second] = [await site.register(), await site.playable(creator), await site.playable(creator)]
    await watch(person, first)
    await watch(person, second)
    expect((await history(person)).map((entry) => entry.content_uuid)).toEqual([second, first])
    await watch(person, first)
    expect((await history(person)).map((entry) => entry.content_uuid)).toEqual([first, second])
  })

  it('comes with its contents, in two queries: the session and the list', async () => {
    const person = await site.register()
    for (let index = 0; index < 4; index += 1)
      await watch(person, await site.playable(creator, { title: `Vidéo ${index}`, hashtags: ['mer'] }))
    const before = site.queries()
    const entries = await history(person, '?expand=hashtags,viewer')
    expect(site.queries() - before).toBe(2)
    expect(entries.map(({ content }) => content.title)).toEqual(['Vidéo 3', 'Vidéo 2', 'Vidéo 1', 'Vidéo 0'])
    expect(entries[0]?.content).toMatchObject({ hashtags: ['mer'], viewerLikes: false })
  })

  it('goes page by page', async () => {
    const person = await site.register()
    const contents = [await site.playable(creator), await site.playable(creator), await site.playable(creator)]
    for (const content of contents) await watch(person, content)
    const answer = await site.call('GET', '/historicals?limit=2', { as: person })
    const cursor = String(answer.headers['x-next-cursor'])
    const pages = [...historicalSchema.array().parse(answer.body), ...(await history(person, `?limit=2&cursor=${cursor}`))]
    expect(pages.map((entry) => entry.content_uuid)).toEqual(contents.toReversed())
  })

  it('remembers where watching stopped', async () => {
    const [person, content] = [await site.register(), await site.playable(creator)]
    const { uuid } = await watch(person, content)
    expect(must(await site.call('PUT', `/historicals/${uuid}`, { as: person, body: { position: 12.5 } }), 200)).toMatchObject({
      position: 12.5,
    })
    expect(must(await site.call('PUT', `/historicals/${uuid}`, { as: person }), 200)).toMatchObject({ position: 12.5 })
    expect(must(await site.call('GET', `/historicals/${uuid}`, { as: person }), 200)).toMatchObject({ position: 12.5 })
    expect(refusal(await site.call('PUT', `/historicals/${uuid}`, { as: person, body: { position: -1 } }))).toMatchObject({
      status: 400,
      fields: { position: 'La valeur est mal formée' },
    })
  })

  it('lets its person, and nobody else, read and remove an entry', async () => {
    const [person, content] = [await site.register(), await site.playable(creator)]
    const { uuid } = await watch(person, content)
    const path = `/historicals/user/${person.uuid}/content/${content}`
    const tries = [
      await site.call('GET', path, { as: creator }),
      await site.call('GET', `/historicals/${uuid}`, { as: creator }),
      await site.call('GET', `/historicals/user/${person.uuid}`, { as: creator }),
      await site.call('PUT', `/historicals/${uuid}`, { as: creator, body: {} }),
      await site.call('DELETE', path, { as: creator }),
    ]
    expect(tries.map((answer) => answer.status)).toEqual([403, 403, 403, 403, 403])
    expect(must(await site.call('GET', path, { as: person }), 200)).toMatchObject({ uuid, content: { uuid: content } })
    must(await site.call('DELETE', path, { as: person }), 204)
    expect(await history(person)).toEqual([])
    expect(refusal(await site.call('DELETE', path, { as: person })).code).toBe('NOT_FOUND')
  })
})
