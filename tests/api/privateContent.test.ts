import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Creator, must, type Person, startApi, type TestApi } from '../support/api.ts'
import type { Row, World } from './endpointRow.ts'
import { endpoints } from './endpoints.ts'
import { makeWorld } from './world.ts'

const title = 'Chut, rien que pour nous'
const description = 'Ne le dites à personne'
const hashtag = 'cachette'
const secrets = [title, description, hashtag]

let site: TestApi
let stranger: Creator

beforeAll(async () => {
  site = await startApi({ listen: true })
  stranger = await site.creator('Ailleurs')
})
afterAll(() => site.close())

/** The owner's world, whose video has become private. */
async function makePrivate(): Promise<World> {
  const world = await makeWorld(site)
  const body = { title, description, hashtags: [hashtag], statuts: 'private' }
  must(await site.call('PUT', `/contents/${world.content}`, { as: world.owner, body }), 200)
  return world
}

/** The same world, for a user who acts in their own name. */
const inNameOf = (world: World, person: Creator): World => ({ ...world, owner: person })
const isAbout = (row: Row, world: World): boolean =>
  [row.path(world), JSON.stringify(row.body?.(world) ?? {})].some((text) => text.includes(world.content))

async function ask(row: Row, world: World, as: Person | undefined): Promise<Answer> {
  const method = z.enum(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']).parse(row.endpoint.split(' ')[0])
  const { status, body } = await site.call(method, row.path(world), { as, ...(row.body && { body: row.body(world) }) })
  const text = JSON.stringify(body ?? null)
  return { status, hasSecret: secrets.some((secret) => text.includes(secret)) }
}
type Answer = { status: number; hasSecret: boolean }
const silent = (status: number): Answer => ({ status, hasSecret: false })
const visible = (status: number): Answer => ({ status, hasSecret: true })

/**
 * The status for a guest and for a user who has the link of a private video. The link gives access to the video, its comments and the
 * user's own actions on it; lists, figures and everything else are its owner's only.
 */
const answers: Readonly<Record<string, readonly [guest: Answer, stranger: Answer]>> = {
  'PATCH /contents': [silent(401), silent(200)],
  'PUT /contents/{id}/conversion': [silent(401), silent(403)],
  'GET /contents/{id}/downloads/{version}/{height}': [silent(404), silent(404)],
  'PUT /contents/{id}/captions/{language}': [silent(401), silent(403)],
  'DELETE /contents/{id}/captions/{language}': [silent(401), silent(403)],
  'PUT /contents/{id}/trim': [silent(401), silent(403)],
  'DELETE /contents/{id}/trim': [silent(401), silent(403)],
  'GET /contents/{id}/retention': [silent(401), silent(403)],
  'GET /contents/{id}/retention/export': [silent(401), silent(403)],
  'DELETE /contents': [silent(401), silent(200)],
  'GET /contents/{id}': [visible(200), visible(200)],
  'PUT /contents/{id}': [silent(401), silent(403)],
  'DELETE /contents/{id}': [silent(401), silent(403)],
  'PUT /contents/{id}/views': [silent(401), silent(422)],
  'PUT /contents/{id}/not-interested': [silent(401), silent(204)],
  'DELETE /contents/{id}/not-interested': [silent(401), silent(204)],
  'PUT /contents/{id}/hidden': [silent(401), silent(403)],
  'DELETE /contents/{id}/hidden': [silent(401), silent(403)],
  'POST /hashtags': [silent(401), silent(403)],
  'DELETE /hashtags/{id}': [silent(401), silent(403)],
  'GET /hashtags/content/{contentId}': [silent(200), silent(200)],
  'POST /reactions': [silent(401), silent(201)],
  'GET /reactions/user/{userId}/content/{contentId}': [silent(401), silent(200)],
  'DELETE /reactions/user/{userId}/content/{contentId}': [silent(401), silent(204)],
  'POST /views': [silent(401), silent(201)],
  'GET /views/user/{userId}/content/{contentId}': [silent(401), silent(200)],
  'PUT /views/user/{userId}/content/{contentId}/playback': [silent(401), silent(404)],
  'DELETE /views/user/{userId}/content/{contentId}': [silent(401), silent(204)],
  'POST /historicals': [silent(401), visible(201)],
  'GET /historicals/user/{userId}/content/{contentId}': [silent(401), visible(200)],
  'DELETE /historicals/user/{userId}/content/{contentId}': [silent(401), silent(204)],
  'POST /playlists/{id}/user/{userId}/content/{contentId}': [silent(401), silent(403)],
  'DELETE /playlists/{id}/user/{userId}/content/{contentId}': [silent(401), silent(403)],
  'PUT /playlists/{id}/order': [silent(401), silent(403)],
  'POST /comments': [silent(401), visible(201)],
  'GET /comments/content/{contentId}': [visible(200), visible(200)],
  'POST /reports': [silent(401), visible(201)],
  'GET /statistics/video/{id}': [silent(403), silent(403)],
  'POST /files/video/{id}': [silent(401), silent(403)],
  'PUT /files/video/{id}': [silent(401), silent(403)],
  'POST /files/thumbnail/{id}': [silent(401), silent(403)],
  'PUT /files/thumbnail/{id}': [silent(401), silent(403)],
  'POST /files/video-with-thumbnail/{id}': [silent(401), silent(403)],
}
/** A comment’s own address also counts as its link. */
const linked = ['GET /comments/{id}']

describe('a private video', () => {
  let world: World
  beforeAll(async () => {
    world = await makePrivate()
  })

  it('has a row for every endpoint that concerns a video', () => {
    const asked = endpoints.filter((row) => isAbout(row, world)).map(({ endpoint }) => endpoint)
    expect(Object.keys(answers).toSorted()).toEqual(asked.toSorted())
  })

  it.each(endpoints.filter(({ endpoint }) => endpoint in answers))('by its link: $endpoint', async (row) => {
    const asGuest = await ask(row, world, undefined)
    const asStranger = await ask(row, inNameOf(world, stranger), stranger)
    expect([asGuest, asStranger]).toEqual(answers[row.endpoint])
  })

  it.each(endpoints.filter(({ endpoint }) => endpoint.startsWith('GET ') && !(endpoint in answers) && !linked.includes(endpoint)))(
    'is not visible elsewhere: $endpoint',
    async (row) => {
      expect((await ask(row, world, undefined)).hasSecret).toBe(false)
      expect((await ask(row, world, stranger)).hasSecret).toBe(false)
    },
  )

  it('has its hashtags listed for its owner only', async () => {
    const names = async (as?: Person): Promise<string[]> => {
      const list = must(await site.call('GET', `/hashtags/content/${world.content}`, { as }), 200)
      return z
        .array(z.object({ name: z.string() }))
        .parse(list)
        .map(({ name }) => name)
    }
    expect(await names(world.owner)).toEqual([hashtag])
    expect([await names(), await names(stranger), await names(await site.moderator())]).toEqual([[], [], []])
    must(await site.call('PUT', `/contents/${world.content}`, { as: world.owner, body: { statuts: 'public' } }), 200)
    expect([await names(), await names(stranger)]).toEqual([[hashtag], [hashtag]])
  })
})
