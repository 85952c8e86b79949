import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { announceContent } from '../../src/db/notification/announcements.ts'
import { channelSchema } from '../../src/shared/entities/channel.ts'
import { commentSchema } from '../../src/shared/entities/comment.ts'
import { notificationSchema } from '../../src/shared/entities/notification.ts'
import { type Creator, must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'
import { published } from '../support/published.ts'

let site: TestApi
beforeAll(async () => {
  site = await startApi()
})
afterAll(() => site.close())

const newChannel = async (): Promise<string> => (await site.creator()).channel
const path = (channel: string) => `/channels/${channel}/mute`
const mutedBy = async (as: Person, ...channels: string[]) => must(await site.call('GET', `/mutes?ids=${channels.join(',')}`, { as }), 200)

describe('a mute', () => {
  it('is noted once, for its person alone', async () => {
    const [person, other, channel] = [await site.person(), await site.person(), await newChannel()]
    const answers = await Promise.all(Array.from({ length: 4 }, () => site.call('PUT', path(channel), { as: person })))
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204])
    expect(await mutedBy(person, channel, await newChannel())).toEqual([channel])
    expect(await mutedBy(other, channel)).toEqual([])
  })

  it('is taken back, and once more changes nothing', async () => {
    const [person, other, channel] = [await site.person(), await site.person(), await newChannel()]
    for (const viewer of [person, other]) must(await site.call('PUT', path(channel), { as: viewer }), 204)
    for (let time = 0; time < 2; time += 1) must(await site.call('DELETE', path(channel), { as: person }), 204)
    expect(await mutedBy(person, channel)).toEqual([])
    expect(await mutedBy(other, channel)).toEqual([channel])
  })

  it.each(['PUT', 'DELETE'] as const)('asks a guest to sign in (%s)', async (method) => {
    expect(refusal(await site.call(method, path(await newChannel())))).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
  })

  it('is not noted of what does not exist', async () => {
    const person = await site.person()
    for (const uuid of [randomUUID(), 'rien'])
      expect(refusal(await site.call('PUT', path(uuid), { as: person }))).toMatchObject({ status: 404, code: 'CHANNEL_NOT_FOUND' })
  })

  it('goes with what it is about', async () => {
    const [person, channel] = [await site.person(), await newChannel()]
    must(await site.call('PUT', path(channel), { as: person }), 204)
    await site.database.db.deleteFrom('channels').where('uuid', '=', channel).execute()
    expect(await mutedBy(person, channel)).toEqual([])
  })
})

describe('a muted channel', () => {
  const mute = async (person: Person, { channel }: Creator) => must(await site.call('PUT', path(channel), { as: person }), 204)
  const unmute = async (person: Person, { channel }: Creator) => must(await site.call('DELETE', path(channel), { as: person }), 204)
  const follow = async (person: Person, { channel }: Creator) =>
    must(await site.call('POST', '/follows', { as: person, body: { follower_uuid: person.uuid, followed_uuid: channel } }), 201)
  async function comment(person: Person, content: string, parent: string | null = null): Promise<string> {
    const body = { text: 'Bravo', user_uuid: person.uuid, content_uuid: content, parent_uuid: parent }
    return commentSchema.parse(must(await site.call('POST', '/comments', { as: person, body }), 201)).uuid
  }
  const kindsOf = async (person: Person) =>
    notificationSchema
      .array()
      .parse(must(await site.call('GET', '/notifications', { as: person }), 200))
      .map(({ kind }) => kind)

  it('has no video in the lists that the site makes for its person, and in all of them for others', async () => {
    const [creator, person, other] = [await site.creator(), await site.person(), await site.person()]
    // A section needs three of them.
    for (const title of ['Une plage', 'Un port']) await published(site, creator, title, { hashtags: ['vagues'] })
    const content = await published(site, creator, 'Les vagues', { views: 5, hashtags: ['vagues'] })
    for (const viewer of [person, other]) await follow(viewer, creator)
    const lists = (viewer: Person) => [
      '/contents/recommendations/user?limit=100',
      '/contents/trending/user?limit=100',
      `/contents/news/${viewer.uuid}?limit=100`,
      '/contents/categories?limit=20&contents=20',
      '/contents?limit=100',
    ]
    const shown = async (viewer: Person) => {
      const answers = await Promise.all(lists(viewer).map((list) => site.call('GET', list, { as: viewer })))
      return answers.map((answer) => JSON.stringify(must(answer, 200)).includes(content))
    }
    expect([await shown(person), await shown(other)]).toEqual([Array(5).fill(true), Array(5).fill(true)])
    await mute(person, creator)
    expect([await shown(person), await shown(other)]).toEqual([Array(5).fill(false), Array(5).fill(true)])
    await unmute(person, creator)
    expect(await shown(person)).toEqual(Array(5).fill(true))
  })

  it('is found by a search and on its own page all the same, and is no news among the subscriptions', async () => {
    const [creator, person] = [await site.creator(), await site.person()]
    const content = await published(site, creator, 'Ornithorynque')
    await follow(person, creator)
    const asked = async (address: string) => JSON.stringify(must(await site.call('GET', address, { as: person }), 200)).includes(content)
    const latest = () => asked('/follows?expand=channel')
    const before = await latest()
    await mute(person, creator)
    expect(await asked('/search/ornithorynque')).toBe(true)
    expect(await asked(`/contents?channel=${creator.channel}`)).toBe(true)
    expect([before, await latest()]).toEqual([true, false])
  })

  it('notifies its person of nothing, neither of its videos nor of what its owner does', async () => {
    const [creator, person, other] = [await site.creator(), await site.creator(), await site.creator()]
    const { db } = site.database
    for (const viewer of [person, other]) await follow(viewer, creator)
    await sql`update follows set notify = true where followed_uuid = ${creator.channel}::uuid`.execute(db)
    await mute(person, creator)
    const content = await site.playable(creator, {})
    await db.transaction().execute((tx) => announceContent(tx, content))
    for (const viewer of [person, other]) {
      await follow(creator, viewer)
      const theirs = await site.playable(viewer, {})
      await comment(creator, theirs)
      const id = await comment(viewer, content)
      await comment(creator, content, id)
      must(await site.call('PUT', `/comments/${id}/heart`, { as: creator }), 200)
    }
    expect(await kindsOf(person)).toEqual([])
    expect((await kindsOf(other)).toSorted()).toEqual(['comment', 'commentHearted', 'follow', 'newContent', 'reply'])
    await comment(await site.person(), await site.playable(person, {}))
    expect(await kindsOf(person)).toEqual(['comment'])
  })

  it('says so of its owner’s comments, to its person alone', async () => {
    const [creator, person, other] = [await site.creator(), await site.person(), await site.person()]
    const content = await site.playable(creator, {})
    const ids = [await comment(creator, content), await comment(other, content)]
    await mute(person, creator)
    const mutedOf = async (as?: Person) =>
      commentSchema
        .array()
        .parse(must(await site.call('GET', `/comments/content/${content}`, { as }), 200))
        .filter(({ authorMuted }) => authorMuted)
        .map(({ uuid }) => uuid)
    expect([await mutedOf(person), await mutedOf(other), await mutedOf()]).toEqual([[ids[0]], [], []])
  })

  it('is listed for its person, the last one first, page by page', async () => {
    const [person, first, second] = [await site.person(), await site.creator(), await site.creator()]
    for (const creator of [first, second]) await mute(person, creator)
    await sql`update mutes set created_at = created_at - interval '1 hour' where channel_uuid = ${first.channel}::uuid`.execute(
      site.database.db,
    )
    await mute(await site.person(), first)
    const page = async (query: string) => site.call('GET', `/muted-channels${query}`, { as: person })
    const namesOf = (body: unknown) =>
      channelSchema
        .array()
        .parse(body)
        .map(({ uuid }) => uuid)
    expect(namesOf(must(await page(''), 200))).toEqual([second.channel, first.channel])
    const half = await page('?limit=1')
    expect(namesOf(must(half, 200))).toEqual([second.channel])
    expect(namesOf(must(await page(`?limit=1&cursor=${String(half.headers['x-next-cursor'])}`), 200))).toEqual([first.channel])
  })
})
