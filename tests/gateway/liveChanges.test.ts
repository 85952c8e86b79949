import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commentSchema } from '../../src/shared/entities/comment.ts'
import { type Creator, must, type Person } from '../support/api.ts'
import { openLive } from './support/openLive.ts'
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

const call = async (method: 'POST' | 'PUT' | 'DELETE', path: string, as: Person, status: number, body?: object) =>
  must(await site.api.call(method, path, { as, ...(body && { body }) }), status)
const comment = async (as: Person, content: string, text: string): Promise<string> =>
  commentSchema.parse(await call('POST', '/comments', as, 201, { text, user_uuid: as.uuid, content_uuid: content })).uuid

const contentCounts = 'subscription($id: ID!) { contentCounts(id: $id) { id likesCount commentsCount viewsCount } }'
const contentComments =
  'subscription($id: ID!) { contentComments(id: $id) { id comment { id text author { id username } contentId parentId likesCount viewerLikes isHearted viewerCanDelete } } }'
const bell =
  'subscription { notifications { unreadCount newest { kind content { id title } channel { id name } actor { id username } commentId readAt } } }'

describe('contentCounts', () => {
  it('starts with the current counts and follows likes, comments and views', async () => {
    const id = await site.api.playable(creator, { duration: 0 })
    const live = await openLive(site.gateway.url, contentCounts, { id })
    const counts = (likesCount: number, commentsCount: number, viewsCount: number) => ({
      data: { contentCounts: { id, likesCount, commentsCount, viewsCount } },
    })
    expect(await live.next()).toEqual(counts(0, 0, 0))
    await call('POST', '/reactions', viewer, 201, { user_uuid: viewer.uuid, content_uuid: id, like: true })
    expect(await live.next()).toEqual(counts(1, 0, 0))
    await comment(viewer, id, 'Bravo')
    expect(await live.next()).toEqual(counts(1, 1, 0))
    await call('POST', '/views', viewer, 201, { user_uuid: viewer.uuid, content_uuid: id })
    await call('PUT', `/contents/${id}/views`, viewer, 200)
    expect(await live.next()).toEqual(counts(1, 1, 1))
    await live.leave()
  })

  it('sends a user’s like to their other windows', async () => {
    const id = await site.api.playable(creator, { duration: 0 })
    const own = 'subscription($id: ID!) { contentCounts(id: $id) { likesCount viewerLikes } }'
    const live = await openLive(site.gateway.url, own, { id }, viewer.token)
    expect(await live.next()).toEqual({ data: { contentCounts: { likesCount: 0, viewerLikes: false } } })
    await call('POST', '/reactions', viewer, 201, { user_uuid: viewer.uuid, content_uuid: id, like: true })
    expect(await live.next()).toEqual({ data: { contentCounts: { likesCount: 1, viewerLikes: true } } })
    await live.leave()
  })

  it('sends the viewers the new addresses of a video that becomes private', async () => {
    const id = await site.api.playable(creator)
    const { db } = site.api.database
    const { playlist_key } = await db.selectFrom('media').select('playlist_key').where('content_uuid', '=', id).executeTakeFirstOrThrow()
    const path = site.api.storage.path(playlist_key ?? '')
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, '#EXTM3U')
    const addresses = 'subscription($id: ID!) { contentCounts(id: $id) { visibility videoUrl } }'
    const live = await openLive<{ contentCounts: { videoUrl: string } }>(site.gateway.url, addresses, { id }, viewer.token)
    const first = await live.next()
    expect(first).toEqual({ data: { contentCounts: { visibility: 'public', videoUrl: site.api.storage.url(playlist_key ?? '') } } })
    await call('PUT', `/contents/${id}`, creator, 200, { statuts: 'private' })
    const next = await live.next()
    const now = await db.selectFrom('media').select('playlist_key').where('content_uuid', '=', id).executeTakeFirstOrThrow()
    expect(now.playlist_key).not.toBe(playlist_key)
    expect(next).toEqual({ data: { contentCounts: { visibility: 'private', videoUrl: site.api.storage.url(now.playlist_key ?? '') } } })
    await live.leave()
  })

  it('is CONTENT_NOT_FOUND for an unknown content or an invalid uuid', async () => {
    for (const id of [randomUUID(), '..']) {
      const live = await openLive(site.gateway.url, contentCounts, { id })
      expect(await live.next()).toMatchObject({ errors: [{ extensions: { code: 'CONTENT_NOT_FOUND' } }] })
    }
  })
})

describe('contentComments', () => {
  it('sends each comment that is created, changed and deleted, with the viewer’s own fields', async () => {
    const content = await site.api.playable(creator)
    const live = await openLive(site.gateway.url, contentComments, { id: content }, creator.token)
    const id = await comment(viewer, content, 'Bravo')
    const shown = {
      id,
      text: 'Bravo',
      author: { id: viewer.uuid, username: viewer.username },
      contentId: content,
      parentId: null,
      likesCount: 0,
      viewerLikes: false,
      isHearted: false,
      viewerCanDelete: true,
    }
    expect(await live.next()).toEqual({ data: { contentComments: { id, comment: shown } } })
    await call('PUT', `/comments/${id}`, viewer, 200, { text: 'Bravo !' })
    expect(await live.next()).toEqual({ data: { contentComments: { id, comment: { ...shown, text: 'Bravo !' } } } })
    await call('PUT', `/comments/${id}/like`, viewer, 200)
    expect(await live.next()).toEqual({ data: { contentComments: { id, comment: { ...shown, text: 'Bravo !', likesCount: 1 } } } })
    await call('DELETE', `/comments/${id}`, viewer, 204)
    expect(await live.next()).toEqual({ data: { contentComments: { id, comment: null } } })
    await live.leave()
  })

  it('sends nothing about other contents', async () => {
    const [content, other] = [await site.api.playable(creator), await site.api.playable(creator)]
    const live = await openLive<{ contentComments: { id: string } }>(site.gateway.url, contentComments, { id: content })
    await comment(viewer, other, 'Ailleurs')
    const id = await comment(viewer, content, 'Ici')
    expect((await live.next())?.data?.contentComments.id).toBe(id)
    await live.leave()
  })

  it('is CONTENT_NOT_FOUND for an unknown content or an invalid uuid', async () => {
    for (const id of [randomUUID(), '..']) {
      const live = await openLive(site.gateway.url, contentComments, { id })
      expect(await live.next()).toMatchObject({ errors: [{ extensions: { code: 'CONTENT_NOT_FOUND' } }] })
    }
  })
})

describe('notifications', () => {
  it('start with the current state of the bell and follow it, including what is read', async () => {
    const owner = await site.api.creator('Le vent')
    const content = await site.api.playable(owner, { title: 'Les vagues' })
    const live = await openLive(site.gateway.url, bell, {}, owner.token)
    expect(await live.next()).toEqual({ data: { notifications: { unreadCount: 0, newest: null } } })
    const actor = { id: viewer.uuid, username: viewer.username }
    const channel = { id: owner.channel, name: 'Le vent' }
    const id = await comment(viewer, content, 'Bravo')
    const line = { kind: 'comment', content: { id: content, title: 'Les vagues' }, channel, actor, commentId: id, readAt: null }
    expect(await live.next()).toEqual({ data: { notifications: { unreadCount: 1, newest: line } } })
    await call('POST', '/follows', viewer, 201, { follower_uuid: viewer.uuid, followed_uuid: owner.channel })
    const follow = { kind: 'follow', content: null, channel, actor, commentId: null, readAt: null }
    expect(await live.next()).toEqual({ data: { notifications: { unreadCount: 2, newest: follow } } })
    await call('PUT', '/notifications/read-all', owner, 204)
    expect(await live.next()).toMatchObject({ data: { notifications: { unreadCount: 0, newest: { readAt: expect.any(String) } } } })
    await live.leave()
  })

  it('require a sign-in', async () => {
    const live = await openLive(site.gateway.url, bell)
    expect(await live.next()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] })
  })
})
