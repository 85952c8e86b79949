import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Creator, Person } from '../support/api.ts'
import { type Site, startSite } from './support/site.ts'

let site: Site
let creator: Creator
let viewer: Person
beforeAll(async () => {
  site = await startSite()
  creator = await site.api.creator('La mer')
  viewer = await site.api.register()
})
afterAll(() => site.close())

const setFollow = 'mutation($id: ID!, $followed: Boolean!) { setFollow(channelId: $id, followed: $followed) { id followersCount } }'
const setBell =
  'mutation($id: ID!, $notify: Boolean!) { setFollowNotify(channelId: $id, notify: $notify) { notify channel { id name username followersCount } latestContent { id title isUnseen } } }'
const follows = '{ viewer { follows { notify channel { id name } latestContent { id isUnseen } } } }'
const follow = (id: string, followed: boolean, { token }: Pick<Person, 'token'> = viewer) =>
  site.gateway.ask(setFollow, { id, followed }, { token })
const codeOf = ({ body }: Awaited<ReturnType<typeof follow>>) => body.errors?.[0]?.extensions.code

describe('setFollow', () => {
  it('is absolute: saying the same again changes nothing', async () => {
    const counts: unknown[] = []
    for (const followed of [true, true, false, false, true]) counts.push((await follow(creator.channel, followed)).body.data)
    expect(counts).toEqual([1, 1, 0, 0, 1].map((followersCount) => ({ setFollow: { id: creator.channel, followersCount } })))
  })

  it('is refused for one’s own channel, for what does not exist and for guests', async () => {
    expect(codeOf(await follow(creator.channel, true, creator))).toBe('OWN_CHANNEL')
    expect(codeOf(await follow(randomUUID(), true))).toBe('CHANNEL_NOT_FOUND')
    expect(codeOf(await site.gateway.ask(setFollow, { id: creator.channel, followed: true }))).toBe('UNAUTHENTICATED')
  })
})

describe('the bell of a follow', () => {
  it('is set, and answered with the channel and its last upload', async () => {
    const content = await site.api.playable(creator, { title: 'Les vagues' })
    await follow(creator.channel, true)
    const { body } = await site.gateway.ask(setBell, { id: creator.channel, notify: true }, { token: viewer.token })
    expect(body.data).toEqual({
      setFollowNotify: {
        notify: true,
        channel: { id: creator.channel, name: 'La mer', username: creator.username, followersCount: 1 },
        latestContent: { id: content, title: 'Les vagues', isUnseen: true },
      },
    })
    const listed = await site.gateway.ask(follows, {}, { token: viewer.token })
    expect(listed.body.data).toEqual({
      viewer: {
        follows: [{ notify: true, channel: { id: creator.channel, name: 'La mer' }, latestContent: { id: content, isUnseen: true } }],
      },
    })
  })

  it('is NOT_FOUND for who does not follow', async () => {
    const other = await site.api.creator()
    expect(codeOf(await site.gateway.ask(setBell, { id: other.channel, notify: true }, { token: viewer.token }))).toBe('NOT_FOUND')
  })

  it('takes one REST call to list, however many there are', async () => {
    const calls = await site.callsOf(() => site.gateway.ask(follows, {}, { token: viewer.token }))
    expect(calls).toEqual(['POST /auth/verify-token', 'GET /follows'])
  })
})
