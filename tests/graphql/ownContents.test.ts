import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { mutate } from '../../src/graphql/execute.ts'
import {
  CreateContentDocument,
  DashboardDocument,
  type DashboardQuery,
  DashboardVideosDocument,
  DeleteContentDocument,
  DeleteContentsDocument,
  UpdateContentDocument,
  UpdateContentsDocument,
} from '../../src/graphql/generated/graphql.ts'
import { HomeDocument, WatchDocument } from './documents.ts'
import { library } from './library.ts'
import { closeAfterEach } from '../gateway/support/fixture.ts'
import { browserWithApi, openScreen } from './support.ts'

closeAfterEach()

const all = { visibility: null, q: null, sort: 'uploadDate' } as const
const titles = (data: DashboardQuery | undefined) => data?.dashboard?.contents.items.map(({ title }) => title).join()
const texts = { title: 'Vidéo 0', description: '', visibility: 'public', hashtags: [] } as const

async function visited(count: number) {
  const server = library(count, { isOwn: true })
  const browser = await browserWithApi(server.answer)
  const dashboard = openScreen(browser.client, DashboardDocument, all)
  await dashboard.until(({ data }) => data !== undefined)
  return { server, ...browser, dashboard, id: server.contents[0]?.uuid ?? '' }
}

describe('a new content', () => {
  it('is shown on the dashboard, without another request', async () => {
    const { client, requests, dashboard } = await visited(1)
    const input = { ...texts, title: 'Neuve', idempotencyKey: randomUUID() }
    await mutate(client, CreateContentDocument, { input })
    await dashboard.until(({ data }) => titles(data) === 'Neuve,Vidéo 0')
    expect(requests).toEqual(['Dashboard', 'CreateContent', 'Dashboard'])
  })
})

describe('a new content that is given up', () => {
  it('leaves the totals as they were, and the dashboard is asked for again', async () => {
    const { client, dashboard } = await visited(2)
    dashboard.close()
    const input = { ...texts, title: 'Neuve', idempotencyKey: randomUUID() }
    const { createContent } = await mutate(client, CreateContentDocument, { input })
    await mutate(client, DeleteContentDocument, { id: createContent.id })
    const [shown] = openScreen(client, DashboardDocument, all).seen
    expect([shown?.data?.dashboard?.statistics.totalContents, titles(shown?.data), shown?.stale]).toEqual([2, 'Vidéo 0,Vidéo 1', true])
  })
})

describe('a changed content', () => {
  it('has its new title wherever it is shown, without a request', async () => {
    const { client, requests, dashboard, id } = await visited(2)
    const watch = openScreen(client, WatchDocument, { id })
    await watch.until(({ data }) => data !== undefined)
    await mutate(client, UpdateContentDocument, { id, input: { ...texts, title: 'Après' } })
    expect(titles(dashboard.seen.at(-1)?.data)).toBe('Après,Vidéo 1')
    expect(watch.seen.at(-1)?.data?.content?.title).toBe('Après')
    expect(requests).toEqual(['Dashboard', 'TestWatch', 'UpdateContent'])
  })

  it('is removed from the filtered list that it no longer matches, and from the home page', async () => {
    const { client, requests, dashboard, id } = await visited(2)
    dashboard.close()
    const home = openScreen(client, HomeDocument, {})
    await home.until(({ data }) => data?.trending.length === 2)
    home.close()
    const chosen = openScreen(client, DashboardDocument, { ...all, visibility: 'public' })
    await chosen.until(({ data }) => titles(data) === 'Vidéo 0,Vidéo 1')
    await mutate(client, UpdateContentDocument, { id, input: { ...texts, visibility: 'private' } })
    await chosen.until(({ data }) => titles(data) === 'Vidéo 1')
    const again = openScreen(client, HomeDocument, {})
    await again.until(({ data }) => data?.trending.length === 1)
    await expect.poll(() => requests.filter((name) => name === 'TestHome')).toHaveLength(2)
  })

  it('stays on its page, with the pages fetched before and after it', async () => {
    const { client, requests, contents, chosen } = await choiceOf(4, { sort: 'views', q: 'Vidéo' })
    await mutate(client, UpdateContentDocument, { id: contents[2]?.uuid ?? '', input: { ...texts, title: 'Après' } })
    expect(titles(chosen.seen.at(-1)?.data)).toBe('Vidéo 0,Vidéo 1,Après,Vidéo 3')
    expect(requests).toEqual(['Dashboard', 'DashboardVideos', 'UpdateContent'])
  })

  it('leaves the loaded pages of a list alone that has it, where another list may have to show it', async () => {
    const { client, requests, contents, chosen } = await choiceOf(4, {})
    const other = openScreen(client, DashboardDocument, { ...all, q: 'rien', visibility: 'private' })
    await other.until(({ data }) => data !== undefined)
    other.close()
    requests.splice(0)
    await mutate(client, UpdateContentDocument, { id: contents[3]?.uuid ?? '', input: { ...texts, title: 'Après', visibility: 'private' } })
    expect(titles(chosen.seen.at(-1)?.data)).toBe('Vidéo 0,Vidéo 1,Vidéo 2,Après')
    expect(requests).toEqual(['UpdateContent'])
  })

  it('does not change the page of the other visibility', async () => {
    const { client, requests, contents, chosen } = await choiceOf(4, { visibility: 'public' })
    await mutate(client, UpdateContentDocument, { id: contents[2]?.uuid ?? '', input: { ...texts, visibility: 'private' } })
    expect(titles(chosen.seen.at(-1)?.data)).toBe('Vidéo 0,Vidéo 1,Vidéo 3')
    expect(requests).toEqual(['Dashboard', 'DashboardVideos', 'UpdateContent'])
  })

  it('is added to a filtered list that it now matches', async () => {
    const { server, client, dashboard, id } = await visited(2)
    dashboard.close()
    Object.assign(server.contents[0] ?? {}, { statuts: 'private' })
    const chosen = openScreen(client, DashboardDocument, { ...all, visibility: 'public' })
    await chosen.until(({ data }) => titles(data) === 'Vidéo 1')
    await mutate(client, UpdateContentDocument, { id, input: texts })
    await chosen.until(({ data }) => titles(data) === 'Vidéo 0,Vidéo 1')
  })

  it('is rolled back when the server refuses', async () => {
    const { server, client, dashboard, id } = await visited(1)
    server.fail(({ method }) => method === 'PUT', 422, 'INVALID_INPUT')
    await expect(mutate(client, UpdateContentDocument, { id, input: { ...texts, title: '' } })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
    expect(titles(dashboard.seen.at(-1)?.data)).toBe('Vidéo 0')
  })
})

describe('a deleted content', () => {
  it('is removed from the dashboard with its figures, and from the home page; the list is not fetched again', async () => {
    const { client, requests, dashboard, id } = await visited(2)
    const home = openScreen(client, HomeDocument, {})
    await home.until(({ data }) => data?.trending.length === 2)
    home.close()
    await mutate(client, DeleteContentDocument, { id })
    const last = await dashboard.until(({ data }) => titles(data) === 'Vidéo 1')
    expect(last.data?.dashboard?.statistics).toMatchObject({ totalContents: 1, totalVideos: { value: 1 } })
    expect(requests).toEqual(['Dashboard', 'TestHome', 'DeleteContent'])
    const again = openScreen(client, HomeDocument, {})
    await again.until(({ data }) => data?.trending.length === 1)
  })
})

describe('several contents', () => {
  it('leave the filtered list that they no longer match, and the home page, when they are changed', async () => {
    const { client, requests, server, dashboard } = await visited(3)
    dashboard.close()
    const home = openScreen(client, HomeDocument, {})
    await home.until(({ data }) => data?.trending.length === 3)
    home.close()
    const chosen = openScreen(client, DashboardDocument, { ...all, visibility: 'public' })
    await chosen.until(({ data }) => titles(data) === 'Vidéo 0,Vidéo 1,Vidéo 2')
    const ids = server.contents.slice(0, 2).map(({ uuid }) => uuid)
    await mutate(client, UpdateContentsDocument, { ids, input: { visibility: 'private' } })
    await chosen.until(({ data }) => titles(data) === 'Vidéo 2')
    expect(requests.slice(-1)).toEqual(['UpdateContents'])
    const again = openScreen(client, HomeDocument, {})
    await again.until(({ data }) => data?.trending.length === 1)
  })

  it('leave the dashboard with their figures when they are deleted; the list is not fetched again', async () => {
    const { client, requests, server, dashboard } = await visited(3)
    const ids = server.contents.slice(1).map(({ uuid }) => uuid)
    await mutate(client, DeleteContentsDocument, { ids })
    const last = await dashboard.until(({ data }) => titles(data) === 'Vidéo 0')
    expect(last.data?.dashboard?.statistics).toMatchObject({ totalContents: 1, totalVideos: { value: 1 } })
    expect(requests).toEqual(['Dashboard', 'DeleteContents'])
  })
})

describe('a deleted content without a video', () => {
  it('does not change the number of published videos', async () => {
    const server = library(2, { isOwn: true })
    const [waiting] = server.contents
    Object.assign(waiting?.media ?? {}, { state: 'awaitingFile', progress: 0, renditions: [] })
    const { client } = await browserWithApi(server.answer)
    const dashboard = openScreen(client, DashboardDocument, all)
    await dashboard.until(({ data }) => data?.dashboard?.statistics.totalVideos.value === 1)
    await mutate(client, DeleteContentDocument, { id: waiting?.uuid ?? '' })
    const last = await dashboard.until(({ data }) => titles(data) === 'Vidéo 1')
    expect(last.data?.dashboard?.statistics).toMatchObject({ totalContents: 1, totalVideos: { value: 1 } })
  })
})

/** A filtered list of the creator’s contents, two a page, with both pages fetched. */
async function choiceOf(count: number, choice: { visibility?: 'public'; q?: string; sort?: 'views' }) {
  const server = library(count, { isOwn: true })
  const browser = await browserWithApi((call, response) => {
    if (call.path !== '/contents' || call.method !== 'GET') return server.answer(call, response)
    const isSecond = call.query.get('cursor') === 'seconde'
    return { body: server.contents.slice(isSecond ? 2 : 0, isSecond ? 4 : 2), headers: isSecond ? {} : { 'x-next-cursor': 'seconde' } }
  })
  const variables = { ...all, ...choice }
  const chosen = openScreen(browser.client, DashboardDocument, variables)
  await chosen.until(({ data }) => data !== undefined)
  await browser.client.query(DashboardVideosDocument, { ...variables, cursor: 'seconde' }).toPromise()
  await chosen.until(({ data }) => data?.dashboard?.contents.items.length === count)
  return { ...browser, contents: server.contents, chosen }
}

it('further pages are merged into the list', async () => {
  const server = library(2, { isOwn: true })
  const pages = [server.contents.slice(0, 1), server.contents.slice(1)]
  const { client } = await browserWithApi((call, response) => {
    if (call.path !== '/contents') return server.answer(call, response)
    const isSecond = call.query.get('cursor') === 'seconde'
    return { body: pages[isSecond ? 1 : 0], headers: isSecond ? {} : { 'x-next-cursor': 'seconde' } }
  })
  const dashboard = openScreen(client, DashboardDocument, all)
  await dashboard.until(({ data }) => data?.dashboard?.contents.nextCursor === 'seconde')
  openScreen(client, DashboardVideosDocument, { ...all, cursor: 'seconde' })
  const joined = await dashboard.until(({ data }) => titles(data) === 'Vidéo 0,Vidéo 1')
  expect(joined.data?.dashboard?.contents.nextCursor).toBeNull()
})
