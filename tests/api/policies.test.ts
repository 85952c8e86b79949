import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openSession } from '../../src/api/auth/service.ts'
import { hashtagSchema } from '../../src/shared/entities/content.ts'
import { type Creator, must, type Person, startApi, type TestApi } from '../support/api.ts'
import { endpoints, type World } from './endpoints.ts'

let site: TestApi
let world: World
let otherCreator: Creator
let user: Person

const uuidOf = (body: unknown): string => z.object({ uuid: z.uuid() }).parse(body).uuid

async function makeWorld(): Promise<World> {
  const owner = await site.creator('À elle')
  const content = await site.playable(owner, { hashtags: ['mer'] })
  const of = { user_uuid: owner.uuid, content_uuid: content }
  const add = async (path: string, body: object) => uuidOf(must(await site.call('POST', path, { as: owner, body }), 201))
  return {
    owner,
    content,
    role: uuidOf(must(await site.call('GET', '/roles/name/Creators'), 200)),
    reaction: await add('/reactions', { ...of, like: true }),
    view: await add('/views', of),
    historical: await add('/historicals', of),
    hashtag: hashtagSchema.parse(must(await site.call('GET', '/hashtags/name/mer'), 200)).uuid,
  }
}

beforeAll(async () => {
  site = await startApi({ listen: true })
  world = await makeWorld()
  otherCreator = await site.creator('À une autre')
  user = await site.register()
})
afterAll(() => site.close())

/** All that belongs to the owner, as the database has it. */
async function belongings() {
  const { db } = site.database
  return {
    user: await db.selectFrom('users').selectAll().where('uuid', '=', world.owner.uuid).execute(),
    channel: await db.selectFrom('channels').selectAll().where('uuid', '=', world.owner.channel).execute(),
    contents: await db.selectFrom('contents').selectAll().where('channel_uuid', '=', world.owner.channel).execute(),
    media: await db.selectFrom('media').selectAll().where('content_uuid', '=', world.content).execute(),
    hashtags: await db
      .selectFrom('content_hashtags')
      .innerJoin('hashtags', 'uuid', 'hashtag_uuid')
      .selectAll()
      .where('content_uuid', '=', world.content)
      .execute(),
    reactions: await db.selectFrom('reactions').selectAll().where('user_uuid', '=', world.owner.uuid).execute(),
    views: await db.selectFrom('views').selectAll().where('user_uuid', '=', world.owner.uuid).execute(),
    historicals: await db.selectFrom('historicals').selectAll().where('user_uuid', '=', world.owner.uuid).execute(),
    roles: await db.selectFrom('roles').selectAll().orderBy('uuid').execute(),
  }
}

/** The same person in a new session: one of the endpoints ends it. */
const again = async (person: Person): Promise<Person> => ({ ...person, token: await openSession(site.database.db, person.uuid, null) })

describe.each(endpoints)('$endpoint about the owner’s things', ({ endpoint, path, body, ...expected }) => {
  const visit = async (as: Person | undefined) => {
    const method = z.enum(['GET', 'POST', 'PUT', 'DELETE']).parse(endpoint.split(' ')[0])
    const before = await belongings()
    const answer = await site.call(method, path(world), { as, ...(body && { body: body(world) }) })
    expect(await belongings()).toEqual(before)
    return answer.status
  }

  it(`answers a guest ${expected.guest}`, async () => expect(await visit(undefined)).toBe(expected.guest))
  it(`answers another user ${expected.user}`, async () => expect(await visit(await again(user))).toBe(expected.user))
  it(`answers another creator ${expected.otherCreator}`, async () =>
    expect(await visit(await again(otherCreator))).toBe(expected.otherCreator))
})
