import { describe, expect, it } from 'vitest'
import { mutate } from '../../src/graphql/execute.ts'
import {
  ClearHistoryDocument,
  HomeDocument,
  HomeNewestDocument,
  HomeOwnDocument,
  RemoveHistoryEntryDocument,
  ReportPlaybackDocument,
  SetFollowDocument,
  SetNotInterestedDocument,
  StartViewDocument,
} from '../../src/graphql/generated/graphql.ts'
import type { Content } from '../../src/shared/entities/content.ts'
import { closeAfterEach } from '../gateway/support/fixture.ts'
import { sampleContent, sampleUser } from '../gateway/support/samples.ts'
import type { Answerer } from '../gateway/support/tinyApi.ts'
import { browserWithApi, openScreen } from './support.ts'

closeAfterEach()

/** An API whose lists all have the same contents, two a page; the member has begun each of them. */
function homeApi() {
  const owner = sampleUser()
  const contents = ['a', 'b', 'c'].map((title) => sampleContent({ title, duration: 100, viewerPosition: 40 }))
  const follow = { uuid: owner.uuid, follower: { uuid: owner.uuid }, notify: false, createdAt: owner.createdAt, latestContent: null }
  const followed = { ...contents[0]?.creator, description: '' }
  const entryOf = (content: Content) => ({
    uuid: content.uuid,
    user_uuid: owner.uuid,
    content_uuid: content.uuid,
    createdAt: owner.createdAt,
    watchedAt: owner.createdAt,
    position: 40,
    progress: 0.4,
    content,
  })
  const answer: Answerer = ({ method, path, query, body }, response) => {
    if (path === '/auth/verify-token') return { body: { token: 't', owner } }
    if (path.endsWith('/not-interested') || (method === 'DELETE' && path.startsWith('/historicals'))) return { status: 204, body: null }
    if (path.endsWith('/playback')) return { body: { position: (body as { position: number }).position, watched: 0, kept: true } }
    if (path.endsWith('/statistics')) return { body: { totalVideos: 3, uniqueCreators: 1 } }
    if (path.startsWith('/follows')) return { body: { ...follow, followed } }
    if (path === '/contents') {
      const start = Number(query.get('cursor') ?? 0)
      response.writeHead(200, { 'content-type': 'application/json', ...(start === 0 && { 'x-next-cursor': '2' }) })
      response.end(JSON.stringify(contents.slice(start, start + 2)))
      return undefined
    }
    if (/^\/contents\/(recommendations|trending|news)\//.test(path)) return { body: contents }
    if (path.startsWith('/historicals/user/')) return { body: contents.map(entryOf) }
    return { body: contents.find(({ uuid }) => path.includes(uuid)) ?? {} }
  }
  return { contents, answer }
}

async function home() {
  const { contents, answer } = homeApi()
  const { client, requests } = await browserWithApi(answer)
  const rows = openScreen(client, HomeDocument, { isGuest: false })
  const newest = openScreen(client, HomeNewestDocument, {})
  const own = openScreen(client, HomeOwnDocument, {})
  for (const screen of [rows, newest, own]) await screen.until(({ data }) => data !== undefined)
  requests.splice(0)
  const titles = (list: readonly { title: string }[] | undefined) => list?.map(({ title }) => title).join('')
  const shown = () => {
    const { recommendations, trending } = rows.seen.at(-1)?.data ?? {}
    const viewer = own.seen.at(-1)?.data?.viewer
    return {
      recommended: titles(recommendations?.map(({ content }) => content)),
      trending: titles(trending),
      newest: titles(newest.seen.at(-1)?.data?.newest.items),
      resumable: titles(viewer?.history.items.map(({ content }) => content)),
      news: titles(viewer?.news.items),
    }
  }
  return { client, requests, rows, newest, own, shown, id: contents[1]?.uuid ?? '', channel: contents[0]?.creator.uuid ?? '' }
}

const all = { recommended: 'abc', trending: 'abc', newest: 'ab', resumable: 'abc', news: 'abc' }

describe('a video that is not interesting', () => {
  it('leaves the recommendations, and does not move to the lists below them', async () => {
    const { client, requests, shown, id } = await home()
    expect(shown()).toEqual(all)
    await mutate(client, SetNotInterestedDocument, { contentId: id, notInterested: true })
    expect(shown()).toEqual({ ...all, recommended: 'ac', trending: 'ac', newest: 'a' })
    expect(requests).toEqual(['SetNotInterested'])
  })

  it('comes back once that is undone', async () => {
    const { client, requests, shown, rows, newest, id } = await home()
    await mutate(client, SetNotInterestedDocument, { contentId: id, notInterested: true })
    const isOld = new Set([...rows.seen, ...newest.seen])
    await mutate(client, SetNotInterestedDocument, { contentId: id, notInterested: false })
    await rows.until((result) => !isOld.has(result) && result.data?.trending.length === 3)
    await newest.until((result) => !isOld.has(result) && result.data?.newest.items.length === 2)
    expect(shown()).toEqual(all)
    expect(requests.toSorted()).toEqual(['Home', 'HomeNewest', 'SetNotInterested', 'SetNotInterested'])
  })
})

describe('the newest videos', () => {
  it('are one list with the pages that were loaded, also for who comes back', async () => {
    const { client, requests, newest, shown } = await home()
    await openScreen(client, HomeNewestDocument, { cursor: '2' }).until(({ data }) => data !== undefined)
    expect([shown().newest, newest.seen.at(-1)?.data?.newest.nextCursor]).toEqual(['abc', null])
    newest.close()
    expect(openScreen(client, HomeNewestDocument, {}).seen[0]?.data?.newest.items).toHaveLength(3)
    expect(requests).toEqual(['HomeNewest'])
  })
})

describe('the videos to resume', () => {
  it('stay in sight when one is played, and show how far, without a request', async () => {
    const { client, requests, own, shown, id } = await home()
    await mutate(client, StartViewDocument, { contentId: id })
    await mutate(client, ReportPlaybackDocument, { contentId: id, position: 70, ranges: [] })
    expect(shown()).toEqual(all)
    expect(own.seen.at(-1)?.data?.viewer?.history.items.map(({ content }) => content.viewerPosition)).toEqual([40, 70, 40])
    expect(requests).toEqual(['StartView', 'ReportPlayback'])
  })

  it('lose the one that is removed from the history', async () => {
    const { client, shown, id } = await home()
    await mutate(client, RemoveHistoryEntryDocument, { contentId: id })
    expect(shown().resumable).toBe('ac')
  })

  it('are asked for again once the history is cleared', async () => {
    const { client, requests } = await home()
    await mutate(client, ClearHistoryDocument, {})
    await expect.poll(() => requests).toContain('HomeOwn')
  })
})

describe('the latest videos of subscriptions', () => {
  it('are asked for again after a follow', async () => {
    const { client, requests, channel } = await home()
    await mutate(client, SetFollowDocument, { channelId: channel, followed: true })
    await expect.poll(() => requests).toEqual(['SetFollow', 'HomeOwn'])
  })
})
