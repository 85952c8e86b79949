import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openSession } from '../../src/api/auth/service.ts'
import { type Creator, type Person, startApi, type TestApi } from '../support/api.ts'
import type { World } from './endpointRow.ts'
import { endpoints } from './endpoints.ts'
import { makeWorld } from './world.ts'

let site: TestApi
let world: World
let otherCreator: Creator
let user: Person

beforeAll(async () => {
  site = await startApi({ listen: true })
  world = await makeWorld(site)
  otherCreator = await site.creator('À une autre')
  user = await site.person()
})
afterAll(() => site.close())

/** The rows of everything that belongs to the owner. */
async function ownedRows() {
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
    historicals: await db.selectFrom('history').selectAll().where('user_uuid', '=', world.owner.uuid).execute(),
    playlists: await db.selectFrom('playlists').selectAll().where('user_uuid', '=', world.owner.uuid).orderBy('uuid').execute(),
    playlistContents: await db.selectFrom('playlist_contents').selectAll().where('playlist_uuid', '=', world.playlist).execute(),
    watched: await db.selectFrom('content_watch').selectAll().where('content_uuid', '=', world.content).execute(),
    follows: await db.selectFrom('follows').selectAll().where('follower_uuid', '=', world.owner.uuid).execute(),
    notifications: await db.selectFrom('notifications').selectAll().where('user_uuid', '=', world.owner.uuid).execute(),
    comments: await db
      .selectFrom('comments')
      .select(['uuid', 'text', 'pinned', 'hearted', 'hidden_at'])
      .where('user_uuid', '=', world.owner.uuid)
      .execute(),
    uploads: await db.selectFrom('resumable_uploads').selectAll().where('user_uuid', '=', world.owner.uuid).execute(),
    reports: await db.selectFrom('reports').selectAll().where('reporter_uuid', '=', world.owner.uuid).execute(),
    roles: await db.selectFrom('roles').selectAll().orderBy('uuid').execute(),
  }
}

/** The same user in a new session: one of the endpoints ends it. */
const again = async (person: Person): Promise<Person> => ({ ...person, token: await openSession(site.database.db, person.uuid, null) })

describe.each(endpoints)('$endpoint about the owner’s things', ({ endpoint, path, body, ...expected }) => {
  const visit = async (as: Person | undefined) => {
    const method = z.enum(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']).parse(endpoint.split(' ')[0])
    const before = await ownedRows()
    const answer = await site.call(method, path(world), { as, ...(body && { body: body(world) }) })
    expect(await ownedRows()).toEqual(before)
    return answer.status
  }

  it(`answers a guest ${expected.guest}`, async () => expect(await visit(undefined)).toBe(expected.guest))
  it(`answers another user ${expected.user}`, async () => expect(await visit(await again(user))).toBe(expected.user))
  it(`answers another creator ${expected.otherCreator}`, async () =>
    expect(await visit(await again(otherCreator))).toBe(expected.otherCreator))
})
