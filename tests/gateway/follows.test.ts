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
  viewer = await site.api.person()
})
afterAll(() => site.close())

const setFollow = 'mutation($id: ID!, $followed: Boolean!) { setFollow(channelId: $id, followed: $followed) { id followersCount } }'
const setBell =
  'mutation($id: ID!, $notify: Boolean!) { setFollowNotify(channelId: $id, notify: $notify) { id name owner { username } followersCount viewerFollows viewerNotify } }'
const follows =
  '{ viewer { follows { items { channel { id name viewerFollows viewerNotify } latestContent { id isUnseen } } nextCursor } } }'
const follow = (id: string, followed: boolean, { token }: Pick<Person, 'token'> = viewer) =>
  site.gateway.ask(setFollow, { id, followed }, { token })
type Page = { channel: { contents: { items: { title: string }[]; nextCursor: string | null } } }
const codeOf = ({ body }: Awaited<ReturnType<typeof follow>>) => body.errors?.[0]?.extensions.code

describe('setFollow', () => {
  it('sets a value: repeating it changes nothing', async () => {
    const counts: unknown[] = []
    for (const followed of [true, true, false, false, true]) counts.push((await follow(creator.channel, followed)).body.data)
    expect(counts).toEqual([1, 1, 0, 0, 1].map((followersCount) => ({ setFollow: { id: creator.channel, followersCount } })))
  })

  it('is refused for one’s own channel, for unknown channels and for guests', async () => {
    expect(codeOf(await follow(creator.channel, true, creator))).toBe('OWN_CHANNEL')
    expect(codeOf(await follow(randomUUID(), true))).toBe('CHANNEL_NOT_FOUND')
    expect(codeOf(await site.gateway.ask(setFollow, { id: creator.channel, followed: true }))).toBe('UNAUTHENTICATED')
  })
})

describe('the bell of a follow', () => {
  it('is set, and returned with the channel', async () => {
    const content = await site.api.playable(creator, { title: 'Les vagues' })
    await follow(creator.channel, true)
    const { body } = await site.gateway.ask(setBell, { id: creator.channel, notify: true }, { token: viewer.token })
    expect(body.data).toEqual({
      setFollowNotify: {
        id: creator.channel,
        name: 'La mer',
        owner: { username: creator.username },
        followersCount: 1,
        viewerFollows: true,
        viewerNotify: true,
      },
    })
    const listed = await site.gateway.ask(follows, {}, { token: viewer.token })
    expect(listed.body.data).toEqual({
      viewer: {
        follows: {
          items: [
            {
              channel: { id: creator.channel, name: 'La mer', viewerFollows: true, viewerNotify: true },
              latestContent: { id: content, isUnseen: true },
            },
          ],
          nextCursor: null,
        },
      },
    })
  })

  it('requires a follow', async () => {
    const other = await site.api.creator()
    expect(codeOf(await site.gateway.ask(setBell, { id: other.channel, notify: true }, { token: viewer.token }))).toBe('FOLLOW_REQUIRED')
  })

  it('takes one REST call to list, however many there are', async () => {
    const calls = await site.callsOf(() => site.gateway.ask(follows, {}, { token: viewer.token }))
    expect(calls).toEqual(['POST /auth/verify-token', 'GET /follows'])
  })
})

describe('a channel', () => {
  const page =
    'query($handle: String!, $cursor: String, $sort: ContentSort!) { channel(handle: $handle) { id viewerFollows viewerNotify createdAt statistics { totalVideos } contents(limit: 1, cursor: $cursor, sort: $sort) { items { title } nextCursor } } }'

  it('is found by its handle, with its videos page by page', async () => {
    const other = await site.api.creator('Le vent')
    for (const title of ['Bise', 'Autan']) await site.api.playable(other, { title })
    const first = await site.gateway.data<Page>(page, { handle: 'le vent', sort: 'title' }, viewer)
    expect(first.channel).toMatchObject({ id: other.channel, viewerFollows: false, viewerNotify: null, statistics: { totalVideos: 2 } })
    const { items, nextCursor } = first.channel.contents
    const next = await site.gateway.data<Page>(page, { handle: other.username, sort: 'title', cursor: nextCursor }, viewer)
    expect([items, next.channel.contents]).toEqual([[{ title: 'Autan' }], { items: [{ title: 'Bise' }], nextCursor: null }])
  })

  it('is null for an unknown handle', async () => {
    expect(await site.gateway.data(page, { handle: 'personne', sort: 'date' })).toEqual({ channel: null })
  })

  it('has the viewer’s follow, read with one call for all channels of a screen', async () => {
    const query = '{ trending { channel { description viewerFollows } } topCreators { viewerFollows viewerNotify } }'
    const calls = await site.callsOf(() => site.gateway.data(query, {}, viewer))
    expect(calls.toSorted()).toEqual(['GET /channels', 'GET /contents/top-creators', 'GET /contents/trending/user', 'GET /follows'])
    expect(await site.callsOf(() => site.gateway.data('{ topCreators { viewerFollows } }'))).toEqual(['GET /contents/top-creators'])
  })
})

describe('the list of channels', () => {
  it('has the most followed first, page by page, each with the viewer’s follow', async () => {
    const place = await startSite()
    const [few, many] = [await place.api.creator('Peu suivie'), await place.api.creator('Très suivie')]
    const [one, two] = [await place.api.person(), await place.api.person()]
    for (const [id, { token }] of [
      [few.channel, one],
      [many.channel, one],
      [many.channel, two],
    ] as const) {
      await place.gateway.ask(setFollow, { id, followed: true }, { token })
    }
    type List = { channels: { items: { name: string; viewerFollows: boolean | null }[]; nextCursor: string | null } }
    const query = 'query($cursor: String) { channels(limit: 1, cursor: $cursor) { items { name viewerFollows } nextCursor } }'
    const first = await place.gateway.data<List>(query, {}, two)
    const { nextCursor } = first.channels
    const next = await place.gateway.data<List>(query, { cursor: nextCursor }, two)
    expect([first.channels.items, next.channels]).toEqual([
      [{ name: 'Très suivie', viewerFollows: true }],
      { items: [{ name: 'Peu suivie', viewerFollows: false }], nextCursor: null },
    ])
    await place.close()
  })
})

describe('the subscriptions feed', () => {
  it('has the last videos of the followed channels', async () => {
    const person = await site.api.person()
    const one = await site.api.creator()
    await site.api.playable(one, { title: 'Vue' })
    await site.api.playable(creator, { title: 'Pas suivie' })
    await follow(one.channel, true, person)
    const { body } = await site.gateway.ask('{ viewer { news { items { title } nextCursor } } }', {}, { token: person.token })
    expect(body.data).toEqual({ viewer: { news: { items: [{ title: 'Vue' }], nextCursor: null } } })
  })
})

describe('a report', () => {
  const report = 'mutation($input: ReportInput!) { report(input: $input) }'
  const send = (input: object, token?: string) => site.gateway.ask(report, { input: { reason: 'spam', text: '', ...input } }, { token })

  it('can be sent about a channel', async () => {
    expect((await send({ channelId: creator.channel }, viewer.token)).body.data).toEqual({ report: true })
    const [row] = await site.api.database.db.selectFrom('reports').select(['channel_uuid', 'reason']).execute()
    expect(row).toEqual({ channel_uuid: creator.channel, reason: 'spam' })
  })

  it('is refused without a subject, and to guests', async () => {
    expect((await send({}, viewer.token)).body.errors?.[0]?.extensions.code).toBe('INVALID_INPUT')
    expect((await send({ channelId: creator.channel })).body.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })
})
