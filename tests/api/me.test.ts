import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Creator, must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
let creator: Creator
let person: Person
let content: string
beforeAll(async () => {
  site = await startApi({ listen: true })
  creator = await site.creator()
  person = await site.person()
  content = await site.playable(creator)
})
afterAll(() => site.close())

describe('«me» in place of one’s own uuid', () => {
  it('in a body is the viewer', async () => {
    const of = { user_uuid: 'me', content_uuid: content }
    const bodies: [string, object][] = [
      ['/reactions', { ...of, like: true }],
      ['/views', of],
      ['/historicals', of],
      ['/comments', { ...of, text: 'me' }],
      ['/playlists', { name: 'me', description: 'me', isPrivate: true, user_uuid: 'me' }],
    ]
    for (const [path, body] of bodies) await site.call('POST', path, { as: person, body })
    const made = await Promise.all(
      ['/reactions', '/views', `/historicals/user/${person.uuid}`, `/comments/content/${content}`, `/playlists/user/${person.uuid}`].map(
        async (path) => must(await site.call('GET', path, { as: person }), 200),
      ),
    )
    expect(made).toMatchObject([
      [{ user_uuid: person.uuid, content_uuid: content }],
      [{ user_uuid: person.uuid, content_uuid: content }],
      [{ user_uuid: person.uuid, content_uuid: content }],
      [{ user: { uuid: person.uuid }, text: 'me' }],
      expect.arrayContaining([expect.objectContaining({ name: 'me', description: 'me' })]),
    ])
  })

  it('can follow, and open a channel', async () => {
    const body = { follower_uuid: 'me', followed_uuid: creator.channel }
    expect(must(await site.call('POST', '/follows', { as: person, body }), 201)).toMatchObject({ follower: { uuid: person.uuid } })
    expect((await site.call('DELETE', `/follows/follower/me/followed/${creator.channel}`, { as: person })).status).toBe(204)
    const channel = { name: 'À moi', description: '', creator_uuid: 'me' }
    const other = await site.person()
    expect(must(await site.call('POST', '/channels', { as: other, body: channel }), 201)).toMatchObject({ creator: { uuid: other.uuid } })
  })

  it.each([
    '/users/me',
    '/historicals/user/me',
    '/playlists/user/me',
    '/playlists/watch-later/me',
    '/contents/news/me',
    '/channels/creator/me',
    '/follows/follower/me',
    '/statistics/user/me/channels',
    '/statistics/user/me/global',
  ])('in the path %s is the viewer, and is refused to a guest', async (path) => {
    const own = await site.call('GET', path.replace('me', person.uuid), { as: person })
    expect(must(await site.call('GET', path, { as: person }), 200)).toEqual(must(own, 200))
    expect(refusal(await site.call('GET', path))).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
  })

  it('in the path of an export or of an avatar is the viewer, and is refused to a guest', async () => {
    const archive = await site.call('GET', '/users/me/export', { as: person })
    expect([archive.status, archive.headers['content-type']]).toEqual([200, 'application/zip'])
    expect(refusal(await site.call('GET', '/users/me/export'))).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
    for (const method of ['POST', 'PUT'] as const) {
      // Past the address and its owner: only the picture is missing.
      expect(refusal(await site.call(method, '/files/avatar/me', { as: person, body: new FormData() }))).toMatchObject({
        code: 'IMAGE_REQUIRED',
      })
      expect(refusal(await site.call(method, '/files/avatar/me', { body: new FormData() }))).toMatchObject({ status: 401 })
    }
  })

  it('is described wherever a path names a person', async () => {
    const described = z.object({
      paths: z.record(
        z.string(),
        z.record(
          z.string(),
          z.object({ parameters: z.array(z.looseObject({ name: z.string(), description: z.string().optional() })).default([]) }),
        ),
      ),
    })
    const { paths } = described.parse(must(await site.call('GET', '/openapi.json'), 200))
    const afterPerson = /\/(?:users?|creator|follower|news|watch-later|avatar)\/\{(\w+)\}/
    const people = Object.entries(paths).flatMap(([path, methods]) => {
      const name = afterPerson.exec(path)?.[1]
      return name === undefined
        ? []
        : Object.entries(methods).map(([method, { parameters }]) => ({
            endpoint: `${method} ${path}`,
            description: parameters.find((each) => each.name === name)?.description ?? '',
          }))
    })
    expect(people.length).toBeGreaterThan(20)
    expect(people.filter(({ description }) => !/\bme\b/.test(description))).toEqual([])
  })

  it('is not accepted for another user or for a content', async () => {
    const body = { user_uuid: creator.uuid, content_uuid: content, like: true }
    expect(refusal(await site.call('POST', '/reactions', { as: person, body }))).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    expect((await site.call('GET', '/contents/me', { as: person })).status).toBe(404)
    expect((await site.call('GET', '/reactions/me', { as: person })).status).toBe(404)
  })
})
