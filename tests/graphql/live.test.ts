import type { ServerResponse } from 'node:http'
import { Client, fetchExchange } from '@urql/core'
import { expect, it, describe } from 'vitest'
import { resubscription } from '../../src/app/network/resubscription.ts'
import { ChannelMediaDocument, ContentMediaDocument, DashboardDocument } from '../../src/graphql/generated/graphql.ts'
import { createReachability } from '../../src/graphql/reachability.ts'
import { resubscribeExchange } from '../../src/graphql/resubscribeExchange.ts'
import { closeAfterEach, closing, gatewayWithApi } from '../gateway/support/fixture.ts'
import { sampleContent } from '../gateway/support/samples.ts'
import type { Call } from '../gateway/support/tinyApi.ts'
import { WatchDocument } from './documents.ts'
import { library } from './library.ts'
import { browserWithApi, openScreen } from './support.ts'

closeAfterEach()

/** An API whose event streams the test interrupts. */
function liveLibrary() {
  const server = library(1)
  const id = server.contents[0]?.uuid ?? ''
  const open: ServerResponse[] = []
  const waiting: (() => void)[] = []
  const answer = (call: Call, response: ServerResponse) => {
    if (call.path !== '/events') return server.answer(call, response)
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.flushHeaders()
    open.push(response)
    for (const wake of waiting.splice(0)) wake()
    return undefined
  }
  return {
    ...server,
    id,
    answer,
    /** the nth connection, once it is there */
    connection: async (index: number): Promise<ServerResponse> => {
      while (true) {
        const found = open[index]
        if (found) return found
        await new Promise<void>((resolve) => waiting.push(resolve))
      }
    },
    connections: () => open.length,
  }
}

/** A clock whose seconds pass immediately. */
const fastClock = { setTimeout: (act: () => void) => setTimeout(act, 1), clearTimeout }

const setProgress = (server: ReturnType<typeof liveLibrary>, progress: number) => {
  const [content] = server.contents
  if (content) content.media = { ...content.media, state: 'processing', progress }
}

describe('live media', () => {
  it('update the screen that shows the content', async () => {
    const server = liveLibrary()
    setProgress(server, 10)
    const { client, requests } = await browserWithApi(server.answer)
    const watch = openScreen(client, WatchDocument, { id: server.id })
    await watch.until(({ data }) => data?.content?.media.progress === 10)

    setProgress(server, 20)
    const live = client.subscription(ContentMediaDocument, { id: server.id }).subscribe(() => undefined)
    closing({ close: async () => live.unsubscribe() })
    await watch.until(({ data }) => data?.content?.media.progress === 20)

    setProgress(server, 30)
    const change = { kind: 'media', content_uuid: server.id, channel_uuid: server.contents[0]?.creator.uuid }
    const events = await server.connection(0)
    events.write(`data: ${JSON.stringify(change)}\n\n`)
    await watch.until(({ data }) => data?.content?.media.progress === 30)
    expect(requests).toEqual(['TestWatch', 'ContentMedia'])
  })

  it('add a video that another tab publishes to the dashboard, once', async () => {
    const server = liveLibrary()
    const { client, requests } = await browserWithApi(server.answer)
    const dashboard = openScreen(client, DashboardDocument, { visibility: null, q: null, sort: 'uploadDate' })
    await dashboard.until(({ data }) => data?.dashboard?.contents.items.length === 1)
    const received: string[] = []
    const live = client.subscription(ChannelMediaDocument, {}).subscribe(({ data }) => received.push(data?.channelMedia.media.state ?? ''))
    closing({ close: async () => live.unsubscribe() })
    const events = await server.connection(0)

    const published = sampleContent({ title: 'Neuve' })
    Object.assign(published.media, { state: 'arriving', renditions: [] })
    server.contents.unshift(published)
    const change = { kind: 'media', content_uuid: published.uuid, channel_uuid: server.contents[1]?.creator.uuid }
    events.write(`data: ${JSON.stringify(change)}\n\n`)
    await dashboard.until(({ data }) => data?.dashboard?.contents.items[0]?.title === 'Neuve')
    published.media = { ...published.media, state: 'awaitingFile' }
    events.write(`data: ${JSON.stringify(change)}\n\n`)
    await dashboard.until(({ data }) => data?.dashboard?.contents.items[0]?.media.state === 'awaitingFile')
    expect(received).toEqual(['arriving', 'awaitingFile'])
    expect(requests).toEqual(['Dashboard', 'ChannelMedia', 'Dashboard'])
  })

  it.each([
    ['breaks', (response: ServerResponse) => response.destroy()],
    ['ends', (response: ServerResponse) => response.end()],
  ])('resume after the connection %s, and end when the screen closes', async (_what, interrupt) => {
    const server = liveLibrary()
    const gateway = await gatewayWithApi(server.answer)
    const reachability = createReachability()
    const client = new Client({
      url: gateway.url,
      preferGetMethod: false,
      fetchSubscriptions: true,
      exchanges: [resubscribeExchange(reachability, resubscription(reachability, { clock: fastClock })), fetchExchange],
    })
    const progress: (number | undefined)[] = []
    const errors: unknown[] = []
    const live = client.subscription(ContentMediaDocument, { id: server.id }).subscribe(({ data, error }) => {
      progress.push(data?.contentMedia.media.progress)
      if (error) errors.push(error)
    })
    interrupt(await server.connection(0))
    setProgress(server, 70)
    interrupt(await server.connection(1))
    const last = await server.connection(2)
    const left = new Promise((resolve) => last.once('close', resolve))
    live.unsubscribe()
    await left
    expect({ errors, connections: server.connections() }).toEqual({ errors: [], connections: 3 })
  })

  it('resume as soon as the server is reachable again, and report that changes may have been missed', async () => {
    const server = liveLibrary()
    const gateway = await gatewayWithApi(server.answer)
    const reachability = createReachability()
    const events: string[] = []
    for (const news of ['failed', 'resumed'] as const) reachability.on(news, () => events.push(news))
    const stopped = { setTimeout: () => undefined, clearTimeout: () => undefined }
    const client = new Client({
      url: gateway.url,
      preferGetMethod: false,
      fetchSubscriptions: true,
      exchanges: [resubscribeExchange(reachability, resubscription(reachability, { clock: stopped })), fetchExchange],
    })
    const live = client.subscription(ContentMediaDocument, { id: server.id }).subscribe(() => undefined)
    const first = await server.connection(0)
    const failed = new Promise<void>((resolve) => void reachability.on('failed', resolve))
    first.destroy()
    await failed
    reachability.restored()
    const second = await server.connection(1)
    expect(events.filter((news) => news === 'resumed')).toEqual(['resumed'])
    const left = new Promise((resolve) => second.once('close', resolve))
    live.unsubscribe()
    await left
    reachability.restored()
    expect(events.filter((news) => news === 'resumed')).toEqual(['resumed'])
    expect(server.connections()).toBe(2)
  })

  it('report that the content does not exist, and do not retry', async () => {
    const server = liveLibrary()
    const { client, requests } = await browserWithApi(server.answer)
    const result = await client.subscription(ContentMediaDocument, { id: 'nope' }).toPromise()
    expect(result.error?.graphQLErrors[0]?.extensions).toMatchObject({ code: 'CONTENT_NOT_FOUND' })
    expect(requests).toEqual(['ContentMedia'])
  })
})
