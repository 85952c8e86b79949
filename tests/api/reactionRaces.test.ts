import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentSchema } from '../../src/shared/entities/content.ts'
import { must, type Person, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
beforeAll(async () => {
  site = await startApi({ listen: true })
})
afterAll(() => site.close())

/** A like on its own connection, so that many are really concurrent. */
async function react(person: Person, content: string, like: boolean): Promise<number> {
  const response = await fetch(`${site.url}/reactions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ user_uuid: person.uuid, content_uuid: content, like }),
  })
  await response.arrayBuffer()
  return response.status
}
const likesOf = async (content: string) => contentSchema.parse(must(await site.call('GET', `/contents/${content}`), 200)).likesCount
const isRefused = (status: number): boolean => status >= 300

describe('concurrent likes', () => {
  it('of fifty users are all counted', async () => {
    const content = await site.playable(await site.creator())
    const people: Person[] = []
    for (let index = 0; index < 50; index += 1) people.push(await site.person())
    const statuses = await Promise.all(people.map((person) => react(person, content, true)))
    expect(statuses.filter(isRefused)).toEqual([])
    expect(await likesOf(content)).toBe(50)
  })

  it('of one user, fifty times, count once', async () => {
    const content = await site.playable(await site.creator())
    const person = await site.person()
    const statuses = await Promise.all(Array.from({ length: 50 }, () => react(person, content, true)))
    expect(statuses.filter(isRefused)).toEqual([])
    expect(await likesOf(content)).toBe(1)
  })

  it.each([true, false])('do not override a later press (like: %s)', async (last) => {
    const content = await site.playable(await site.creator())
    const person = await site.person()
    await Promise.all(Array.from({ length: 30 }, (_, index) => react(person, content, index % 2 === 0)))
    await react(person, content, last)
    expect(await likesOf(content)).toBe(last ? 1 : 0)
  })
})
