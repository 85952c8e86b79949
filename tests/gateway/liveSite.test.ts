import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Creator, Person } from '../support/api.ts'
import { openLive } from './support/openLive.ts'
import { type Site, startSite } from './support/site.ts'

let site: Site
let creator: Creator
let viewer: Person
/** open event streams of the API */
const open = new Set<ServerResponse>()
beforeAll(async () => {
  site = await startSite()
  creator = await site.api.creator()
  viewer = await site.api.person()
  site.api.app.server.on('request', ({ url }, response) => {
    if (!url?.startsWith('/api/events')) return
    open.add(response)
    response.once('close', () => open.delete(response))
  })
})
afterAll(() => site.close())

type Media = { id: string; media: { state: string; progress: number } }
const contentMedia = 'subscription($id: ID!) { contentMedia(id: $id) { id media { state progress } } }'
const channelMedia = 'subscription { channelMedia { id media { state progress } } }'

/** What the worker does when a conversion makes progress. */
async function advance(id: string, progress: number, of = creator): Promise<void> {
  const { db, changes } = site.api.database
  await db.updateTable('media').set({ state: 'processing', progress }).where('content_uuid', '=', id).execute()
  await changes.publish({ kind: 'media', content_uuid: id, channel_uuid: of.channel })
}

/** Waits until this many event streams of the API are open. */
async function untilOpen(wanted: number): Promise<void> {
  await expect.poll(() => open.size, { timeout: 60_000 }).toBe(wanted)
}

describe('contentMedia', () => {
  it('starts with the current state of the media and follows it', async () => {
    const id = await site.api.content(creator)
    const live = await openLive<{ contentMedia: Media }>(site.gateway.url, contentMedia, { id }, viewer.token)
    expect(await live.next()).toEqual({ data: { contentMedia: { id, media: { state: 'awaitingFile', progress: 0 } } } })
    await advance(id, 40)
    expect(await live.next()).toEqual({ data: { contentMedia: { id, media: { state: 'processing', progress: 40 } } } })
    await advance(id, 80)
    expect(await live.next()).toEqual({ data: { contentMedia: { id, media: { state: 'processing', progress: 80 } } } })
    await live.leave()
  })

  it('leaves no connection open', async () => {
    const id = await site.api.content(creator)
    await untilOpen(0)
    const watchers = await Promise.all(Array.from({ length: 20 }, () => openLive(site.gateway.url, contentMedia, { id })))
    const first = { data: { contentMedia: { id, media: { state: 'awaitingFile', progress: 0 } } } }
    expect(await Promise.all(watchers.map((live) => live.next()))).toEqual(watchers.map(() => first))
    await untilOpen(20)
    await Promise.all(watchers.map((live) => live.leave()))
    await untilOpen(0)
  })

  it('is CONTENT_NOT_FOUND for a content that does not exist', async () => {
    const live = await openLive(site.gateway.url, contentMedia, { id: randomUUID() })
    expect(await live.next()).toMatchObject({ errors: [{ message: 'Vidéo introuvable', extensions: { code: 'CONTENT_NOT_FOUND' } }] })
  })
})

describe('channelMedia', () => {
  it('sends a creator the changes of each content of their channel', async () => {
    const owner = await site.api.creator()
    await site.api.playable(owner)
    const ids = [await site.api.content(owner), await site.api.content(owner)] as const
    const live = await openLive<{ channelMedia: Media }>(site.gateway.url, channelMedia, {}, owner.token)
    // First the unfinished ones: changes since the page was read would be missed otherwise.
    for (const id of ids.toReversed())
      expect(await live.next()).toEqual({ data: { channelMedia: { id, media: { state: 'awaitingFile', progress: 0 } } } })
    for (const [index, id] of ids.entries()) {
      await advance(id, 10 + index, owner)
      expect(await live.next()).toEqual({ data: { channelMedia: { id, media: { state: 'processing', progress: 10 + index } } } })
    }
    await live.leave()
  })

  it('requires a channel', async () => {
    const live = await openLive(site.gateway.url, channelMedia, {}, viewer.token)
    expect(await live.next()).toMatchObject({ errors: [{ extensions: { code: 'CHANNEL_NOT_FOUND' } }] })
  })
})
