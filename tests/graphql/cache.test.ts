import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { mutate } from '../../src/graphql/execute.ts'
import { ContentPreviewDocument, SetLikeDocument } from '../../src/graphql/generated/graphql.ts'
import { closeAfterEach } from '../gateway/support/fixture.ts'
import { HomeDocument, WatchDocument } from './documents.ts'
import { isLike, library } from './library.ts'
import { browserWithApi, openScreen } from './support.ts'

closeAfterEach()

describe('going back', () => {
  it('sends no request', async () => {
    const { client, requests } = await browserWithApi(library().answer)
    const home = openScreen(client, HomeDocument, {})
    const first = await home.until(({ data }) => data !== undefined)
    home.close()
    const again = openScreen(client, HomeDocument, {})
    expect(again.seen).toMatchObject([{ data: first.data, stale: false }])
    expect(requests).toEqual(['TestHome'])
  })
})

describe('from a card to the watch page', () => {
  it('the title and the poster are shown immediately, and one request fetches the rest', async () => {
    const { contents, answer } = library()
    const [content] = contents
    const { client, requests } = await browserWithApi(answer)
    await openScreen(client, HomeDocument, {}).until(({ data }) => data !== undefined)

    const id = content?.uuid ?? ''
    const preview = client.readQuery(ContentPreviewDocument, { id }, { requestPolicy: 'cache-only' })
    expect(preview?.data?.content).toMatchObject({ title: 'Vidéo 0', thumbnailUrl: content?.thumbnail_url })
    expect(requests).toEqual(['TestHome'])

    const watch = openScreen(client, WatchDocument, { id })
    expect(watch.seen).toEqual([])
    expect((await watch.until(({ data }) => data !== undefined)).data?.content?.description).toBe('Sa description')
    expect(requests).toEqual(['TestHome', 'TestWatch'])
  })

  it('there is no preview of a content that no card has shown', async () => {
    const { client, requests } = await browserWithApi(library().answer)
    const preview = client.readQuery(ContentPreviewDocument, { id: randomUUID() }, { requestPolicy: 'cache-only' })
    expect(preview?.data ?? null).toBeNull()
    expect(requests).toEqual([])
  })

  it('a content that does not exist is null, requested once', async () => {
    const { client, requests } = await browserWithApi(library().answer)
    const id = randomUUID()
    const watch = openScreen(client, WatchDocument, { id })
    expect(await watch.until(() => true)).toMatchObject({ data: { content: null }, stale: false })
    watch.close()
    expect(openScreen(client, WatchDocument, { id }).seen).toMatchObject([{ data: { content: null }, stale: false }])
    expect(requests).toEqual(['TestWatch'])
  })
})

describe('a like', () => {
  async function watching() {
    const server = library()
    const id = server.contents[0]?.uuid ?? ''
    const { client, requests } = await browserWithApi(server.answer)
    const watch = openScreen(client, WatchDocument, { id })
    await watch.until(({ data }) => data !== undefined)
    const likes = () => watch.seen.map(({ data }) => [data?.content?.viewerLikes, data?.content?.likesCount])
    return { server, id, client, requests, watch, likes }
  }

  it('is shown before the server has answered, and stays', async () => {
    const { server, id, client, likes, requests } = await watching()
    const { asked, release } = server.hold(isLike)
    const saved = mutate(client, SetLikeDocument, { contentId: id, liked: true })
    await asked
    expect(likes()).toEqual([
      [false, 2],
      [true, 3],
    ])
    release()
    expect(await saved).toMatchObject({ setLike: { viewerLikes: true, likesCount: 3 } })
    expect(likes().at(-1)).toEqual([true, 3])
    expect(requests).toEqual(['TestWatch', 'SetLike'])
  })

  it('is rolled back when it fails', async () => {
    const { server, id, client, watch, likes } = await watching()
    server.fail(isLike, 429, 'TOO_MANY_REQUESTS')
    await expect(mutate(client, SetLikeDocument, { contentId: id, liked: true })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    await watch.until(() => watch.seen.length === 3)
    expect(likes()).toEqual([
      [false, 2],
      [true, 3],
      [false, 2],
    ])
  })

  it('that is already set does not count twice', async () => {
    const { id, client, likes } = await watching()
    await mutate(client, SetLikeDocument, { contentId: id, liked: true })
    await mutate(client, SetLikeDocument, { contentId: id, liked: true })
    expect(likes().every(([, count]) => count === 2 || count === 3)).toBe(true)
    await mutate(client, SetLikeDocument, { contentId: id, liked: false })
    expect(likes().at(-1)).toEqual([false, 2])
  })

  it('updates the card of the same content', async () => {
    const { id, client } = await watching()
    const home = openScreen(client, HomeDocument, {})
    await home.until(({ data }) => data !== undefined)
    await mutate(client, SetLikeDocument, { contentId: id, liked: true })
    expect(home.seen.at(-1)?.data?.trending.map(({ likesCount }) => likesCount)).toEqual([3, 2])
  })
})
