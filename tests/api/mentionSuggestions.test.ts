import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { suggestedPersonSchema } from '../../src/shared/entities/comment.ts'
import { type Creator, must, type Person, startApi, type TestApi } from '../support/api.ts'
import { commentsSite } from '../support/comments.ts'

let site: TestApi
let of: ReturnType<typeof commentsSite>
let content: string
let owner: Creator
let writer: Creator
let first: Creator
let second: Creator
let followed: Creator
let viewer: Creator
let made = 0

beforeAll(async () => {
  site = await startApi()
  of = commentsSite(site)
})
afterAll(() => site.close())
beforeEach(async () => {
  made += 1
  for (const each of ['Ana_', 'anb', 'ANc', 'and', 'ane', 'anf'].entries()) people[each[0]] = await named(`${each[1]}${made}`)
  ;[owner, first, second, followed, writer, viewer] = people as [Creator, Creator, Creator, Creator, Creator, Creator]
  content = await site.playable(owner)
  await of.add(content, first, 'Un')
  await of.add(content, second, 'Deux')
  await of.add(content, viewer, 'Moi')
  must(await site.call('POST', '/follows', { as: viewer, body: { follower_uuid: viewer.uuid, followed_uuid: followed.channel } }), 201)
})
const people: Creator[] = []

async function named(username: string): Promise<Creator> {
  const creator = await site.creator(username)
  await sql`update users set username = ${username} where uuid = ${creator.uuid}::uuid`.execute(site.database.db)
  return { ...creator, username }
}
async function suggested(beginning = '', as: Person = viewer): Promise<string[]> {
  const path = `/contents/${content}/mention-suggestions?beginning=${encodeURIComponent(beginning)}`
  return suggestedPersonSchema
    .array()
    .parse(must(await site.call('GET', path, { as }), 200))
    .map(({ username }) => username)
}
const namesOf = (...creators: Creator[]) => creators.map(({ username }) => username)

describe('the people whom a comment may name', () => {
  it('are the owner, who has written there, the last one first, and whom the viewer follows', async () => {
    expect(await suggested()).toEqual(namesOf(owner, second, first, followed))
  })

  it('are each there once, whatever they are', async () => {
    await of.add(content, owner, 'Merci')
    await of.add(content, followed, 'Trois')
    await of.add(content, first, 'Encore')
    expect(await suggested()).toEqual(namesOf(owner, first, followed, second))
  })

  it('have a username that begins so, in any case; no letter stands for others', async () => {
    expect(await suggested('AN')).toEqual(namesOf(owner, second, first, followed))
    expect(await suggested('anA')).toEqual(namesOf(owner))
    expect(await suggested('an_')).toEqual([])
    expect(await suggested('ana_')).toEqual(namesOf(owner))
    expect(await suggested('%')).toEqual([])
    expect(await suggested('nb')).toEqual([])
  })

  it('are found with and without the accents of their usernames', async () => {
    const elodie = await named(`Élodie${made}`)
    await of.add(content, elodie, 'Bonjour')
    for (const beginning of ['elo', 'Élo', 'ÉLÔ']) expect(await suggested(beginning)).toEqual(namesOf(elodie))
    expect(await suggested('éna')).toEqual([])
  })

  it('are six at most', async () => {
    for (const name of ['a', 'b', 'c', 'd']) await of.add(content, await named(`ang_${name}${made}`), 'Aussi')
    expect(await suggested()).toHaveLength(6)
  })

  it('have their picture', async () => {
    await sql`update users set avatar_key = 'avatars/x.webp' where uuid = ${owner.uuid}::uuid`.execute(site.database.db)
    const answer = must(await site.call('GET', `/contents/${content}/mention-suggestions?beginning=ana_`, { as: viewer }), 200)
    expect(answer).toEqual([{ uuid: owner.uuid, username: owner.username, avatar: expect.stringContaining('avatars/x.webp') }])
  })
})

describe('somebody is not suggested', () => {
  const rest = () => namesOf(owner, second, followed)

  it('who is suspended', async () => {
    await sql`update users set suspended_at = now() where uuid = ${first.uuid}::uuid`.execute(site.database.db)
    expect(await suggested()).toEqual(rest())
  })

  it('whom the viewer mutes', async () => {
    must(await site.call('PUT', `/channels/${first.channel}/mute`, { as: viewer }), 204)
    expect(await suggested()).toEqual(rest())
  })

  it.each([
    { who: 'whom the viewer blocks', by: () => viewer, blocked: () => first },
    { who: 'who blocks the viewer', by: () => first, blocked: () => viewer },
  ])('$who', async ({ by, blocked }) => {
    const path = `/channels/${by().channel}/blocked-commenters/${blocked().uuid}`
    must(await site.call('PUT', path, { as: by(), body: { deletesComments: false } }), 204)
    expect(await suggested()).toEqual(rest())
  })

  it.each(['hidden_at = now()', "held_for = 'channel'"])('whose only comment others do not see: %s', async (change) => {
    await sql`update comments set ${sql.raw(change)} where user_uuid = ${first.uuid}::uuid`.execute(site.database.db)
    expect(await suggested()).toEqual(rest())
  })

  it('whose only comment answers a hidden one', async () => {
    const { uuid } = await of.add(content, writer, 'Parent')
    await of.add(content, await named(`anz${made}`), 'Réponse', uuid)
    expect(await suggested('anz')).toEqual([`anz${made}`])
    await sql`update comments set hidden_at = now() where uuid = ${uuid}::uuid`.execute(site.database.db)
    expect(await suggested('anz')).toEqual([])
  })
})

it('is refused to guests, under a video for others, and for a text that is too long', async () => {
  const path = `/contents/${content}/mention-suggestions`
  expect((await site.call('GET', path)).status).toBe(401)
  expect((await site.call('GET', `${path}?beginning=${'a'.repeat(201)}`, { as: viewer })).status).toBe(400)
  must(
    await site.call('PUT', `/contents/${content}`, {
      as: owner,
      body: { statuts: 'private', details: { audience: 'people', allowed_usernames: [] } },
    }),
    200,
  )
  expect((await site.call('GET', path, { as: viewer })).status).toBe(404)
  expect(await suggested('', owner)).toEqual(namesOf(viewer, second, first))
})
