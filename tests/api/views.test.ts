import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentSchema } from '../../src/shared/entities/content.ts'
import { viewSchema } from '../../src/shared/entities/view.ts'
import { type Creator, must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
let creator: Creator

beforeAll(async () => {
  site = await startApi()
  creator = await site.creator()
})
afterAll(() => site.close())

const start = (person: Person, content: string) =>
  site.call('POST', '/views', { as: person, body: { user_uuid: person.uuid, content_uuid: content } })
const count = (person: Person, content: string) => site.call('PUT', `/contents/${content}/views`, { as: person })
/** Moves the start of a view back by so many seconds. */
const pass = (person: Person, content: string, seconds: number) =>
  sql`update views set started_at = started_at - ${seconds}::float8 * interval '1 second' where user_uuid = ${person.uuid}::uuid and content_uuid = ${content}::uuid`.execute(
    site.database.db,
  )
const viewsOf = async (content: string) => contentSchema.parse(must(await site.call('GET', `/contents/${content}`), 200)).views

describe('a view', () => {
  it('counts after ten seconds by the server’s clock', async () => {
    const [person, content] = [await site.person(), await site.playable(creator, { duration: 60 })]
    must(await start(person, content), 201)
    expect(refusal(await count(person, content))).toEqual({
      status: 422,
      code: 'VIEW_TOO_EARLY',
      message: 'La vidéo n’a pas encore été regardée assez longtemps',
    })
    await pass(person, content, 5)
    expect(refusal(await count(person, content)).code).toBe('VIEW_TOO_EARLY')
    await pass(person, content, 5)
    expect(must(await count(person, content), 200)).toMatchObject({ uuid: content, views: 1 })
  })

  it('counts after half of a short video', async () => {
    const [person, content] = [await site.person(), await site.playable(creator, { duration: 4 })]
    must(await start(person, content), 201)
    await pass(person, content, 2)
    must(await count(person, content), 200)
  })

  it('counts once a day for each user', async () => {
    const [person, other, content] = [await site.person(), await site.person(), await site.playable(creator)]
    for (const viewer of [person, other]) {
      must(await start(viewer, content), 201)
      await pass(viewer, content, 60)
    }
    await Promise.all([count(person, content), count(person, content), count(other, content)])
    expect(await viewsOf(content)).toBe(2)
    await sql`update counted_views set day = day - 1 where content_uuid = ${content}::uuid`.execute(site.database.db)
    must(await count(person, content), 200)
    expect(await viewsOf(content)).toBe(3)
  })

  it('counts with the source of its play, and as unknown without one', async () => {
    const content = await site.playable(creator)
    const sourceOf = async (...sources: (string | undefined)[]) => {
      const person = await site.person()
      const of = { user_uuid: person.uuid, content_uuid: content }
      for (const source of sources) must(await site.call('POST', '/views', { as: person, body: { ...of, source } }), 201)
      await pass(person, content, 60)
      must(await count(person, content), 200)
      const { db } = site.database
      return (await db.selectFrom('counted_views').select('source').where('user_uuid', '=', person.uuid).executeTakeFirstOrThrow()).source
    }
    expect(await sourceOf('search')).toBe('search')
    expect(await sourceOf(undefined)).toBe('unknown')
    expect(await sourceOf('search', 'playlist'), 'the last play').toBe('playlist')
  })

  it('has no source that does not exist, and none that says nothing', async () => {
    const [person, content] = [await site.person(), await site.playable(creator)]
    for (const source of ['moon', 'unknown', '', 7, null]) {
      const body = { user_uuid: person.uuid, content_uuid: content, source }
      expect(refusal(await site.call('POST', '/views', { as: person, body })).status).toBe(400)
    }
  })

  it('without a recorded start, or of a video without media, does not count', async () => {
    const [person, content, empty] = [await site.person(), await site.playable(creator), await site.content(creator)]
    expect(refusal(await count(person, content)).code).toBe('VIEW_TOO_EARLY')
    must(await start(person, empty), 201)
    await pass(person, empty, 60)
    expect(refusal(await count(person, empty)).code).toBe('VIEW_TOO_EARLY')
  })

  it('is one record per user and content, which a new play restarts', async () => {
    const [person, content] = [await site.person(), await site.playable(creator)]
    const first = viewSchema.parse(must(await start(person, content), 201))
    await pass(person, content, 60)
    const again = viewSchema.parse(must(await start(person, content), 201))
    expect({ ...again, startedAt: first.startedAt }).toEqual(first)
    expect(again.startedAt > first.startedAt).toBe(true)
    expect(refusal(await count(person, content)).code).toBe('VIEW_TOO_EARLY')
  })

  it('cannot be restarted once a moderator hid the content', async () => {
    const [person, content] = [await site.person(), await site.playable(creator)]
    const { uuid } = viewSchema.parse(must(await start(person, content), 201))
    await site.database.db.updateTable('contents').set({ hidden_at: new Date() }).where('uuid', '=', content).execute()
    expect(refusal(await site.call('PUT', `/views/${uuid}`, { as: person }))).toMatchObject({ status: 404, code: 'CONTENT_NOT_FOUND' })
  })

  it('can be read, restarted and deleted by its own user', async () => {
    const [person, content] = [await site.person(), await site.playable(creator)]
    const { uuid } = viewSchema.parse(must(await start(person, content), 201))
    const path = `/views/user/${person.uuid}/content/${content}`
    expect(must(await site.call('GET', path, { as: person }), 200)).toMatchObject({ uuid })
    expect(must(await site.call('GET', `/views/${uuid}`, { as: person }), 200)).toMatchObject({ uuid })
    expect(must(await site.call('PUT', `/views/${uuid}`, { as: person }), 200)).toMatchObject({ uuid })
    expect(must(await site.call('GET', '/views', { as: person }), 200)).toMatchObject([{ uuid }])
    expect(refusal(await site.call('GET', `/views/${uuid}`, { as: creator })).code).toBe('FORBIDDEN')
    must(await site.call('DELETE', path, { as: person }), 204)
    expect(refusal(await site.call('GET', path, { as: person })).code).toBe('NOT_FOUND')
  })
})
