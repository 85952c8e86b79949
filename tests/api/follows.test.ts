import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { channelSchema } from '../../src/shared/entities/channel.ts'
import { followSchema } from '../../src/shared/entities/follow.ts'
import { type Creator, must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
let creator: Creator
let viewer: Person

beforeAll(async () => {
  site = await startApi()
  creator = await site.creator('La mer')
})
beforeEach(async () => {
  viewer = await site.person()
})
afterAll(() => site.close())

const follow = (channel: string, person: Person) =>
  site.call('POST', '/follows', { as: person, body: { follower_uuid: person.uuid, followed_uuid: channel } })
const pathOf = (channel: string, person: Person) => `/follows/follower/${person.uuid}/followed/${channel}`
const followersOf = async (channel: string) => channelSchema.parse(must(await site.call('GET', `/channels/${channel}`), 200)).totalFollowed
const latestOf = async (channel: string, person: Person) =>
  followSchema.parse(must(await site.call('GET', `${pathOf(channel, person)}?expand=channel`, { as: person }), 200)).latestContent

describe('following a channel', () => {
  it('returns the follow and its channel', async () => {
    const other = await site.creator('Le vent')
    const made = followSchema.parse(must(await follow(other.channel, viewer), 201))
    expect(made).toEqual({
      uuid: made.uuid,
      follower: { uuid: viewer.uuid },
      followed: {
        uuid: other.channel,
        name: 'Le vent',
        username: other.username,
        banner_url: null,
        description: '',
        avatar: null,
        totalFollowed: 1,
        isVerified: false,
        user_uuid: other.uuid,
      },
      notify: false,
      createdAt: made.createdAt,
    })
  })

  it('is visible among the channels of a page', async () => {
    const other = await site.creator()
    must(await follow(other.channel, viewer), 201)
    const path = `/follows?followed=${creator.channel},${other.channel}&expand=channel`
    const found = z.array(followSchema).parse(must(await site.call('GET', path, { as: viewer }), 200))
    expect(found).toMatchObject([{ followed: { uuid: other.channel }, latestContent: null }])
  })

  it('again returns the same follow, and counts once', async () => {
    const before = await followersOf(creator.channel)
    const first = followSchema.parse(must(await follow(creator.channel, viewer), 201))
    expect(must(await follow(creator.channel, viewer), 200)).toEqual(first)
    expect(await followersOf(creator.channel)).toBe(before + 1)
  })

  it('is refused for one’s own channel', async () => {
    const before = await followersOf(creator.channel)
    expect(refusal(await follow(creator.channel, creator))).toEqual({
      status: 422,
      code: 'OWN_CHANNEL',
      message: 'Vous ne pouvez pas vous abonner à votre propre chaîne',
    })
    expect(await followersOf(creator.channel)).toBe(before)
  })

  it('is refused for a channel that does not exist', async () => {
    expect(refusal(await follow(randomUUID(), viewer))).toEqual({
      status: 404,
      code: 'CHANNEL_NOT_FOUND',
      message: 'Créateur non trouvé',
    })
  })

  it.each([[{}], [{ followed_uuid: 'mer' }], [{ followed_uuid: null, follower_uuid: 3 }]])('requires two uuids: %j', async (body) => {
    expect(refusal(await site.call('POST', '/follows', { as: viewer, body }))).toMatchObject({ status: 400, code: 'MALFORMED_REQUEST' })
  })

  it('ends when the follow is deleted, once', async () => {
    const before = await followersOf(creator.channel)
    await follow(creator.channel, viewer)
    must(await site.call('DELETE', pathOf(creator.channel, viewer), { as: viewer }), 204)
    expect(await followersOf(creator.channel)).toBe(before)
    expect(refusal(await site.call('DELETE', pathOf(creator.channel, viewer), { as: viewer }))).toMatchObject({ status: 404 })
    expect(refusal(await site.call('GET', pathOf(creator.channel, viewer), { as: viewer }))).toMatchObject({ status: 404 })
  })
})

describe('the bell of a follow', () => {
  it('is set and cleared, and its value is stored', async () => {
    const { uuid } = followSchema.parse(must(await follow(creator.channel, viewer), 201))
    const ring = (notify: boolean) => site.call('PUT', `/follows/${uuid}`, { as: viewer, body: { notify } })
    expect(must(await ring(true), 200)).toMatchObject({ uuid, notify: true })
    expect(must(await site.call('GET', `/follows/${uuid}`, { as: viewer }), 200)).toMatchObject({ notify: true })
    expect(must(await follow(creator.channel, viewer), 200)).toMatchObject({ uuid, notify: true })
    expect(must(await ring(false), 200)).toMatchObject({ notify: false })
  })

  it('does not exist without a follow', async () => {
    const answer = await site.call('PUT', `/follows/${randomUUID()}`, { as: viewer, body: { notify: true } })
    expect(refusal(answer)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })

  it('is on or off', async () => {
    const { uuid } = followSchema.parse(must(await follow(creator.channel, viewer), 201))
    const answer = await site.call('PUT', `/follows/${uuid}`, { as: viewer, body: { notify: 'oui' } })
    expect(refusal(answer)).toMatchObject({ status: 400, fields: { notify: 'La valeur est mal formée' } })
  })
})

describe('the list of follows', () => {
  it('has the viewer’s own follows page by page, newest first, under both addresses', async () => {
    const channels: string[] = []
    for (let index = 0; index < 5; index += 1) {
      const { channel } = await site.creator()
      channels.unshift(channel)
      await follow(channel, viewer)
    }
    for (const base of ['/follows', `/follows/follower/${viewer.uuid}`]) {
      const seen: string[] = []
      let cursor: unknown
      do {
        const path: string = `${base}?limit=2${typeof cursor === 'string' ? `&cursor=${cursor}` : ''}`
        const answer = await site.call('GET', path, { as: viewer })
        seen.push(
          ...followSchema
            .array()
            .parse(must(answer, 200))
            .map(({ followed }) => followed.uuid),
        )
        cursor = answer.headers['x-next-cursor']
      } while (cursor !== undefined)
      expect(seen).toEqual(channels)
    }
  })

  it('has each channel’s last upload on request, in one query', async () => {
    const [busy, quiet] = [await site.creator(), await site.creator()]
    await site.playable(busy, { title: 'La première' })
    const content = await site.playable(busy, { title: 'La dernière' })
    await site.content(busy, { title: 'Sans fichier' })
    await site.playable(busy, { title: 'Privée', statuts: 'private' })
    await follow(quiet.channel, viewer)
    await follow(busy.channel, viewer)
    const list = followSchema.array().parse(must(await site.call('GET', '/follows?expand=channel', { as: viewer }), 200))
    expect(list.map(({ latestContent }) => latestContent)).toEqual([
      { uuid: content, title: 'La dernière', createdAt: list[0]?.latestContent?.createdAt, isUnseen: true },
      null,
    ])
    const before = site.queries()
    await site.call('GET', '/follows', { as: viewer })
    const plain = site.queries() - before
    await site.call('GET', '/follows?expand=channel', { as: viewer })
    expect(site.queries() - before - plain).toBe(plain)
  })

  it('refuses an unknown value of the parameter as malformed', async () => {
    expect(refusal(await site.call('GET', '/follows?expand=user', { as: viewer }))).toMatchObject({ status: 400 })
  })
})

describe('the «new upload» dot of a channel', () => {
  it.each(['/views', '/historicals'])('is removed when its last upload was played (%s), and set again by the next', async (path) => {
    const busy = await site.creator()
    const content = await site.playable(busy)
    await follow(busy.channel, viewer)
    expect(await latestOf(busy.channel, viewer)).toMatchObject({ uuid: content, isUnseen: true })
    must(await site.call('POST', path, { as: viewer, body: { user_uuid: viewer.uuid, content_uuid: content } }), 201)
    expect(await latestOf(busy.channel, viewer)).toMatchObject({ uuid: content, isUnseen: false })
    const next = await site.playable(busy)
    expect(await latestOf(busy.channel, viewer)).toMatchObject({ uuid: next, isUnseen: true })
  })

  it('is not removed when another user plays it', async () => {
    const busy = await site.creator()
    const content = await site.playable(busy)
    await follow(busy.channel, viewer)
    must(await site.call('POST', '/views', { as: creator, body: { user_uuid: creator.uuid, content_uuid: content } }), 201)
    expect(await latestOf(busy.channel, viewer)).toMatchObject({ isUnseen: true })
  })
})

describe('other users’ follows', () => {
  it('can be neither read nor changed', async () => {
    const { uuid } = followSchema.parse(must(await follow(creator.channel, viewer), 201))
    const before = await followersOf(creator.channel)
    const tries = await Promise.all([
      site.call('GET', `/follows/${uuid}`, { as: creator }),
      site.call('PUT', `/follows/${uuid}`, { as: creator, body: { notify: true } }),
      site.call('GET', `/follows/follower/${viewer.uuid}`, { as: creator }),
      site.call('GET', pathOf(creator.channel, viewer), { as: creator }),
      site.call('DELETE', pathOf(creator.channel, viewer), { as: creator }),
      site.call('POST', '/follows', { as: creator, body: { follower_uuid: viewer.uuid, followed_uuid: creator.channel } }),
    ])
    expect(tries.map((answer) => refusal(answer).code)).toEqual(Array.from({ length: 6 }, () => 'FORBIDDEN'))
    expect(must(await site.call('GET', `/follows/${uuid}`, { as: viewer }), 200)).toMatchObject({ notify: false })
    expect(await followersOf(creator.channel)).toBe(before)
  })
})
