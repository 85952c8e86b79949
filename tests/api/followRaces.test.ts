import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { channelSchema } from '../../src/shared/entities/channel.ts'
import { must, type Person, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
beforeAll(async () => {
  site = await startApi({ listen: true })
})
afterAll(() => site.close())

/** Requests over real connections, so that they are really concurrent. */
async function send(method: 'POST' | 'DELETE', person: Person, channel: string): Promise<number> {
  const path = method === 'POST' ? '' : `/follower/${person.uuid}/followed/${channel}`
  const response = await fetch(`${site.url}/follows${path}`, {
    method,
    headers: {
      authorization: `Bearer ${person.token}`,
      ...(method === 'POST' && { 'content-type': 'application/json' }),
    },
    body: method === 'POST' ? JSON.stringify({ follower_uuid: person.uuid, followed_uuid: channel }) : null,
  })
  await response.arrayBuffer()
  return response.status
}
const followersOf = async (channel: string) => channelSchema.parse(must(await site.call('GET', `/channels/${channel}`), 200)).totalFollowed
async function isFollowing({ uuid }: Person, channel: string): Promise<boolean> {
  const query = site.database.db.selectFrom('follows').select('uuid').where('follower_uuid', '=', uuid).where('followed_uuid', '=', channel)
  return (await query.executeTakeFirst()) !== undefined
}
const tally = (statuses: readonly number[]) =>
  Object.fromEntries([...new Set(statuses)].map((status) => [status, statuses.filter((each) => each === status).length]))

describe('concurrent follows', () => {
  it('of fifty users are all counted, and its owner is notified of each', async () => {
    const { channel, uuid } = await site.creator()
    const people: Person[] = []
    for (let index = 0; index < 50; index += 1) people.push(await site.person())
    expect(tally(await Promise.all(people.map((person) => send('POST', person, channel))))).toEqual({ 201: 50 })
    expect(await followersOf(channel)).toBe(50)
    const unread = site.database.db.selectFrom('unread_notifications').select('unread').where('user_uuid', '=', uuid)
    expect(await unread.executeTakeFirst()).toEqual({ unread: 50 })
  })

  it('of one user, fifty times, count once, and its owner is notified once', async () => {
    const { channel, uuid } = await site.creator()
    const person = await site.person()
    expect(tally(await Promise.all(Array.from({ length: 50 }, () => send('POST', person, channel))))).toEqual({ 201: 1, 200: 49 })
    expect(await followersOf(channel)).toBe(1)
    const unread = site.database.db.selectFrom('unread_notifications').select('unread').where('user_uuid', '=', uuid)
    expect(await unread.executeTakeFirst()).toEqual({ unread: 1 })
  })

  it('and unfollows of one user leave a count that agrees with the final state', async () => {
    const { channel } = await site.creator()
    const person = await site.person()
    await Promise.all(Array.from({ length: 40 }, (_, index) => send(index % 2 === 0 ? 'POST' : 'DELETE', person, channel)))
    expect(await followersOf(channel)).toBe((await isFollowing(person, channel)) ? 1 : 0)
  })

  it.each(['POST', 'DELETE'] as const)('do not override a later %s', async (last) => {
    const { channel } = await site.creator()
    const person = await site.person()
    await Promise.all(Array.from({ length: 20 }, (_, index) => send(index % 2 === 0 ? 'POST' : 'DELETE', person, channel)))
    await send(last, person, channel)
    expect({ following: await isFollowing(person, channel), count: await followersOf(channel) }).toEqual(
      last === 'POST' ? { following: true, count: 1 } : { following: false, count: 0 },
    )
  })
})
