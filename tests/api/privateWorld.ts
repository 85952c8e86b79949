import { z } from 'zod'
import { type Creator, must, type Person, type TestApi } from '../support/api.ts'
import type { Row, World } from './endpointRow.ts'
import { makeWorld } from './world.ts'

const title = 'Chut, rien que pour nous'
const description = 'Ne le dites à personne'
export const hashtag = 'cachette'
const secrets = [title, description, hashtag]

/** The owner's world, whose video has become private. */
export async function makePrivate(site: TestApi): Promise<World> {
  const world = await makeWorld(site)
  const body = { title, description, hashtags: [hashtag], statuts: 'private' }
  must(await site.call('PUT', `/contents/${world.content}`, { as: world.owner, body }), 200)
  return world
}

/** The same world, for a user who acts in their own name. */
export const inNameOf = (world: World, person: Creator): World => ({ ...world, owner: person })
export const isAbout = (row: Row, world: World): boolean =>
  [row.path(world), JSON.stringify(row.body?.(world) ?? {})].some((text) => text.includes(world.content))

export async function ask(site: TestApi, row: Row, world: World, as: Person | undefined, cookie?: string): Promise<Answer> {
  const method = z.enum(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']).parse(row.endpoint.split(' ')[0])
  const { status, body } = await site.call(method, row.path(world), {
    as,
    ...(row.body && { body: row.body(world) }),
    ...(cookie !== undefined && { headers: { cookie } }),
  })
  const text = JSON.stringify(body ?? null)
  return { status, hasSecret: secrets.some((secret) => text.includes(secret)) }
}
export type Answer = { status: number; hasSecret: boolean }
export const silent = (status: number): Answer => ({ status, hasSecret: false })
const visible = (status: number): Answer => ({ status, hasSecret: true })

/**
 * The status for a guest and for a user who has the link of a private video. The link gives access to the video, its comments and the
 * user's own actions on it; lists, figures and everything else are its owner's only.
 */
export const answers: Readonly<Record<string, readonly [guest: Answer, stranger: Answer]>> = {
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
  'PUT /contents/{id}/unlock': [silent(204), silent(204)],
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
  'GET /contents/{id}/mention-suggestions': [silent(401), silent(200)],
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
export const linked = ['GET /comments/{id}']
