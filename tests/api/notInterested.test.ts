import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Creator, must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
let creator: Creator

beforeAll(async () => {
  site = await startApi()
  creator = await site.creator()
})
afterAll(() => site.close())

const path = (content: string) => `/contents/${content}/not-interested`
const notedOf = async ({ uuid }: Person) => {
  const rows = await site.database.db.selectFrom('not_interested').select('content_uuid').where('user_uuid', '=', uuid).execute()
  return rows.map((row) => row.content_uuid)
}

describe('«pas intéressé»', () => {
  it('is stored once, for this user only', async () => {
    const [person, other, content] = [await site.person(), await site.person(), await site.playable(creator)]
    const answers = await Promise.all(Array.from({ length: 4 }, () => site.call('PUT', path(content), { as: person })))
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204])
    expect(await notedOf(person)).toEqual([content])
    expect(await notedOf(other)).toEqual([])
  })

  it('can be removed, and removing it again has no effect', async () => {
    const [person, other, content] = [await site.person(), await site.person(), await site.playable(creator)]
    for (const viewer of [person, other]) must(await site.call('PUT', path(content), { as: viewer }), 204)
    for (let time = 0; time < 2; time += 1) must(await site.call('DELETE', path(content), { as: person }), 204)
    expect(await notedOf(person)).toEqual([])
    expect(await notedOf(other)).toEqual([content])
  })

  it.each(['PUT', 'DELETE'] as const)('asks a guest to sign in (%s)', async (method) => {
    const content = await site.playable(creator)
    expect(refusal(await site.call(method, path(content)))).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
  })

  it('is refused for a video that does not exist', async () => {
    const person = await site.person()
    for (const uuid of [randomUUID(), 'rien'])
      expect(refusal(await site.call('PUT', path(uuid), { as: person }))).toMatchObject({ status: 404, code: 'CONTENT_NOT_FOUND' })
    expect(await notedOf(person)).toEqual([])
  })

  it('affects recommendations only', async () => {
    const [person, content] = [await site.person(), await site.playable(creator)]
    const isIn = async (list: string) =>
      JSON.stringify(must(await site.call('GET', `/contents/${list}/user?limit=100`, { as: person }), 200)).includes(content)
    expect([await isIn('recommendations'), await isIn('trending')]).toEqual([true, true])
    must(await site.call('PUT', path(content), { as: person }), 204)
    expect([await isIn('recommendations'), await isIn('trending')]).toEqual([false, true])
  })

  it('is deleted with the video', async () => {
    const [person, content] = [await site.person(), await site.playable(creator)]
    must(await site.call('PUT', path(content), { as: person }), 204)
    must(await site.call('DELETE', `/contents/${content}`, { as: creator }), 204)
    expect(await notedOf(person)).toEqual([])
  })
})
