import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { closeAfterEach, type Fixture, gatewayWithApi } from './support/fixture.ts'
import { openLive } from './support/openLive.ts'
import { sampleContent, sampleUser } from './support/samples.ts'

closeAfterEach()

const query = 'subscription($id: ID!) { contentMedia(id: $id) { id media { state progress } } }'

/** An API whose events the test sends, and whose content shows how often it was read. */
async function liveGateway(content = sampleContent()) {
  const opened = Promise.withResolvers<ServerResponse>()
  const left = Promise.withResolvers<void>()
  let reads = 0
  const gateway = await gatewayWithApi(({ path }, response) => {
    if (path !== '/events') {
      reads += 1
      return { body: { ...content, media: { ...content.media, state: 'processing', progress: Math.min(reads, 100) } } }
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(': bonjour\n\n')
    response.once('close', () => left.resolve())
    opened.resolve(response)
    return undefined
  })
  const change = `data: ${JSON.stringify({ kind: 'media', content_uuid: content.uuid, channel_uuid: content.creator.uuid })}\n\n`
  return { gateway, content, opened: opened.promise, left: left.promise, change }
}

type ContentMedia = { contentMedia: { media: { progress: number } } }
const progressOf = (result: { data?: ContentMedia } | undefined) => result?.data?.contentMedia.media.progress

describe('contentMedia', () => {
  it('starts with the current state of the media, and reads the content again for each change', async () => {
    const { gateway, content, opened, change } = await liveGateway()
    const live = await openLive<ContentMedia>(gateway.url, query, { id: content.uuid })
    expect(await live.next()).toEqual({ data: { contentMedia: { id: content.uuid, media: { state: 'processing', progress: 1 } } } })
    const events = await opened
    events.write(change)
    expect(progressOf(await live.next())).toBe(2)
    // Cut at any byte, after a heartbeat, with CRLF line ends.
    events.write(':\n\n')
    events.write(change.slice(0, 20))
    events.write(change.slice(20).replaceAll('\n', '\r\n'))
    expect(progressOf(await live.next())).toBe(3)
    expect(gateway.api.calls.find(({ path }) => path === '/events')?.query.get('topics')).toBe(`content:${content.uuid}`)
    await live.leave()
  })

  it('closes its connection when the client disconnects', async () => {
    const { gateway, content, left } = await liveGateway()
    const live = await openLive<ContentMedia>(gateway.url, query, { id: content.uuid })
    await live.next()
    await live.leave()
    await left
  })

  it('closes its connection when reading the content fails', async () => {
    const left = Promise.withResolvers<void>()
    const gateway = await gatewayWithApi(({ path }, response) => {
      if (path !== '/events')
        return { status: 404, body: { error: { code: 'CONTENT_NOT_FOUND', message: 'Vidéo introuvable', requestId: 'r' } } }
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.flushHeaders()
      response.once('close', () => left.resolve())
      return undefined
    })
    const live = await openLive<ContentMedia>(gateway.url, query, { id: randomUUID() })
    expect(await live.next()).toMatchObject({ errors: [{ message: 'Vidéo introuvable', extensions: { code: 'CONTENT_NOT_FOUND' } }] })
    expect(await live.next()).toBeUndefined()
    await left.promise
  })

  it('is API_UNAVAILABLE when the API interrupts the stream', async () => {
    const { gateway, content, opened } = await liveGateway()
    const live = await openLive<ContentMedia>(gateway.url, query, { id: content.uuid })
    await live.next()
    const events = await opened
    events.destroy()
    expect(await live.next()).toMatchObject({ errors: [{ extensions: { code: 'API_UNAVAILABLE', requestId: expect.any(String) } }] })
    expect(await live.next()).toBeUndefined()
  })

  it('ends when the gateway closes', async () => {
    const { gateway, content, left } = await liveGateway()
    const live = await openLive<ContentMedia>(gateway.url, query, { id: content.uuid })
    await live.next()
    await gateway.gateway.close()
    expect(await live.next()).toBeUndefined()
    await left
  })

  it('sends a slow client the latest state, not each step', async () => {
    const { gateway, content, opened, change } = await liveGateway()
    const live = await openLive<ContentMedia>(gateway.url, query, { id: content.uuid })
    await live.next()
    const events = await opened
    events.write(change.repeat(1000))
    events.end()
    let last: unknown
    for (let result = await live.next(); result; result = await live.next()) last = progressOf(result)
    expect(gateway.api.calls.length).toBeLessThan(100)
    expect(last).toBe(gateway.api.calls.length - 1)
  })

  it('releases its seat for the next one', async () => {
    const { gateway, content } = await liveGateway()
    for (let visitor = 0; visitor < 120; visitor += 1) {
      const live = await openLive<ContentMedia>(gateway.url, query, { id: content.uuid })
      expect(await live.next()).not.toHaveProperty('errors')
      await live.leave()
    }
  })

  it('requested as plain JSON is refused, and leaves no connection open', async () => {
    const { gateway, content, left } = await liveGateway()
    const { status, body } = await gateway.ask(query, { id: content.uuid }, { headers: { accept: 'application/json' } })
    expect({ status, code: body.errors?.[0]?.extensions.code }).toEqual({ status: 400, code: 'MALFORMED_REQUEST' })
    await left
  })

  it('is CONTENT_NOT_FOUND for an invalid uuid', async () => {
    const { gateway } = await liveGateway()
    const live = await openLive<ContentMedia>(gateway.url, query, { id: '..' })
    expect(await live.next()).toMatchObject({ errors: [{ extensions: { code: 'CONTENT_NOT_FOUND' } }] })
    expect(gateway.api.calls).toEqual([])
  })
})

describe('channelMedia', () => {
  const channelQuery = 'subscription { channelMedia { id } }'

  it('requires a sign-in', async () => {
    const { gateway } = await liveGateway()
    const live = await openLive(gateway.url, channelQuery)
    expect(await live.next()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] })
  })

  it('requires a channel', async () => {
    const gateway: Fixture = await gatewayWithApi(({ path }) =>
      path === '/auth/verify-token' ? { body: { token: 't', owner: sampleUser() } } : { body: [] },
    )
    const live = await openLive(gateway.url, channelQuery, {}, 't')
    expect(await live.next()).toMatchObject({ errors: [{ extensions: { code: 'CHANNEL_NOT_FOUND' } }] })
  })
})
