import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Creator, Person } from '../support/api.ts'
import { type Site, startSite } from './support/site.ts'

let site: Site
let creator: Creator
let viewer: Person
let contentId: string
beforeAll(async () => {
  site = await startSite()
  creator = await site.api.creator()
  viewer = await site.api.person()
})
beforeEach(async () => {
  contentId = await site.api.playable(creator, { hashtags: ['jardin'], duration: 0.2 })
})
afterAll(() => site.close())

const setLike =
  'mutation($contentId: ID!, $liked: Boolean!) { setLike(contentId: $contentId, liked: $liked) { id likesCount viewerLikes hashtags } }'
const startView = 'mutation($contentId: ID!) { startView(contentId: $contentId) { id viewsCount } }'
const countView = 'mutation($contentId: ID!) { countView(contentId: $contentId) { id viewsCount } }'
const history = '{ viewer { history { items { position watchedAt content { id hashtags viewerLikes viewerPosition } } } } }'

describe('setLike', () => {
  it('sets a value, and can be repeated', async () => {
    const answers: unknown[] = []
    for (const liked of [true, true, false, false, true]) {
      const { setLike: content } = await site.gateway.data<{ setLike: object }>(setLike, { contentId, liked }, viewer)
      answers.push(content)
    }
    const expected = (likesCount: number) => ({ id: contentId, likesCount, viewerLikes: likesCount === 1, hashtags: ['jardin'] })
    expect(answers).toEqual([1, 1, 0, 0, 1].map(expected))
  })

  it('requires a sign-in', async () => {
    const { body } = await site.gateway.ask(setLike, { contentId, liked: true })
    expect(body.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })

  it('is CONTENT_NOT_FOUND for a content that does not exist', async () => {
    const { body } = await site.gateway.ask(setLike, { contentId: randomUUID(), liked: true }, viewer)
    expect(body.errors?.[0]).toMatchObject({ message: 'Vidéo introuvable', extensions: { code: 'CONTENT_NOT_FOUND' } })
  })

  it('is refused for an invalid uuid', async () => {
    const { body } = await site.gateway.ask(setLike, { contentId: '../users', liked: false }, viewer)
    expect(body.errors?.[0]?.extensions.code).toMatch(/^(CONTENT_NOT_FOUND|NOT_FOUND|MALFORMED_REQUEST)$/)
  })
})

describe('watching', () => {
  it('begins with a history entry, and counts a view after enough time by the server’s clock', async () => {
    expect(await site.gateway.data(startView, { contentId }, viewer)).toEqual({ startView: { id: contentId, viewsCount: 0 } })
    const { viewer: person } = await site.gateway.data<{ viewer: { history: { items: unknown[] } } }>(history, {}, viewer)
    expect(person.history.items[0]).toEqual({
      position: 0,
      watchedAt: expect.stringMatching(/Z$/),
      content: { id: contentId, hashtags: ['jardin'], viewerLikes: false, viewerPosition: 0 },
    })
    await site.api.database.db
      .updateTable('views')
      .set({ started_at: new Date(Date.now() - 60_000) })
      .where('content_uuid', '=', contentId)
      .execute()
    const counted = { countView: { id: contentId, viewsCount: 1 } }
    expect(await site.gateway.data(countView, { contentId }, viewer)).toEqual(counted)
    expect(await site.gateway.data(countView, { contentId }, viewer)).toEqual(counted)
  })

  it('for too short a time is VIEW_TOO_EARLY', async () => {
    const longId = await site.api.playable(creator, { duration: 600 })
    await site.gateway.data(startView, { contentId: longId }, viewer)
    const { body } = await site.gateway.ask(countView, { contentId: longId }, viewer)
    expect(body.errors?.[0]?.extensions.code).toBe('VIEW_TOO_EARLY')
  })

  it.each([
    ['startView', startView],
    ['countView', countView],
  ])('%s requires a sign-in', async (_name, mutation) => {
    const { body } = await site.gateway.ask(mutation, { contentId })
    expect(body.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })
})
