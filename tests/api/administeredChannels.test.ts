import { sql } from 'kysely'
import { z } from 'zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { administeredChannelSchema } from '../../src/shared/entities/administeredChannel.ts'
import { type Creator, must, type Person, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
let creator: Creator
let other: Creator
let administrator: Person

beforeAll(async () => {
  site = await startApi()
  creator = await site.creator('Grand Large')
  other = await site.creator('Haute Forêt')
  administrator = await site.administrator()
})
afterAll(() => site.close())

const list = async (query = '') =>
  z.array(administeredChannelSchema).parse(must(await site.call('GET', `/administration/channels${query}`, { as: administrator }), 200))
const names = async (query: string) => (await list(query)).map(({ name }) => name)

describe('the channels of the site', () => {
  it('are listed, the newest first, with what they have', async () => {
    const [kept, hidden] = [await site.playable(creator), await site.playable(creator, { statuts: 'private' })]
    must(await site.call('PUT', `/contents/${hidden}/hidden`, { as: administrator }), 200)
    await sql`update media set original_key = 'originals/x', original_bytes = 1000, renditions_bytes = 300 where content_uuid = ${kept}::uuid`.execute(
      site.database.db,
    )
    // The file was removed: its size stays behind and counts no more.
    await sql`update media set original_key = null, original_bytes = 5000 where content_uuid = ${hidden}::uuid`.execute(site.database.db)
    must(await site.call('POST', '/follows', { as: other, body: { follower_uuid: other.uuid, followed_uuid: creator.channel } }), 201)
    must(await site.call('PUT', `/users/${other.uuid}/suspended`, { as: administrator }), 200)
    expect(await list()).toEqual([
      {
        uuid: other.channel,
        name: 'Haute Forêt',
        owner: { uuid: other.uuid, username: other.username, avatar: null, isSuspended: true },
        isVerified: false,
        followersCount: 0,
        videosCount: 0,
        bytes: 0,
        createdAt: expect.any(String),
      },
      expect.objectContaining({ uuid: creator.channel, followersCount: 1, videosCount: 2, bytes: 1300 }),
    ])
  })

  it('are found by their name, their owner’s, or an id, and by their badge', async () => {
    expect(await names('?q=FORET')).toEqual(['Haute Forêt'])
    expect(await names(`?q=${creator.username}`)).toEqual(['Grand Large'])
    for (const id of [creator.channel, creator.uuid]) expect(await names(`?q=${id}`)).toEqual(['Grand Large'])
    expect(await names('?verified=true')).toEqual([])
    must(await site.call('PUT', `/channels/${creator.channel}/verified`, { as: administrator }), 200)
    expect(await names('?verified=true')).toEqual(['Grand Large'])
    expect(await names('?verified=true&q=foret')).toEqual([])
  })

  it('are paged by key', async () => {
    const answer = await site.call('GET', '/administration/channels?limit=1', { as: administrator })
    expect(must(answer, 200)).toMatchObject([{ name: 'Haute Forêt' }])
    expect(await names(`?limit=1&cursor=${encodeURIComponent(String(answer.headers['x-next-cursor']))}`)).toEqual(['Grand Large'])
  })
})
