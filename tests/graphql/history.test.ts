import { describe, expect, it } from 'vitest'
import { mutate } from '../../src/graphql/execute.ts'
import {
  ClearHistoryDocument,
  HistoryDocument,
  MoreHistoryDocument,
  RemoveHistoryEntryDocument,
  ReportPlaybackDocument,
  StartViewDocument,
} from '../../src/graphql/generated/graphql.ts'
import { closeAfterEach } from '../gateway/support/fixture.ts'
import { type Answerer } from '../gateway/support/tinyApi.ts'
import { sampleContent, sampleUser } from '../gateway/support/samples.ts'
import { HomeDocument } from './documents.ts'
import { browserWithApi, openScreen } from './support.ts'

closeAfterEach()

/** An API with a history of contents, whose position can change and which can be removed; two entries a page. */
function historyApi(count: number) {
  const owner = sampleUser()
  const contents = Array.from({ length: count }, (_, index) =>
    sampleContent({ title: `Vidéo ${index}`, duration: 100, viewerPosition: 40 }),
  )
  let held = [...contents]
  const entryOf = (content: (typeof contents)[number]) => ({
    uuid: content.uuid,
    user_uuid: owner.uuid,
    content_uuid: content.uuid,
    createdAt: '2026-11-01T10:00:00.000Z',
    watchedAt: '2026-11-01T10:00:00.000Z',
    position: content.viewerPosition ?? 0,
    progress: 0.4,
    content,
  })
  const answer: Answerer = ({ method, path, query, body }, response) => {
    if (path === '/auth/verify-token') return { body: { token: 't', owner } }
    if (path.endsWith('/statistics')) return { body: { totalVideos: held.length, uniqueCreators: Math.min(held.length, 1) } }
    if (path.endsWith('/pause')) return { body: { paused: false } }
    if (path.endsWith('/playback')) {
      const content = contents.find(({ uuid }) => path.includes(uuid))
      const { position } = body as { position: number }
      if (content) content.viewerPosition = position
      return { body: { position, watched: 0, kept: true } }
    }
    if (method === 'DELETE') {
      held = held.filter(({ uuid }) => path.includes('/content/') && !path.endsWith(uuid))
      for (const content of contents) if (!held.includes(content)) content.viewerPosition = null
      return { body: null }
    }
    if (path.startsWith('/historicals/user/')) {
      const start = Number(query.get('cursor') ?? 0)
      const more: Record<string, string> = start + 2 < held.length ? { 'x-next-cursor': String(start + 2) } : {}
      response.writeHead(200, { 'content-type': 'application/json', ...more })
      response.end(JSON.stringify(held.slice(start, start + 2).map(entryOf)))
      return undefined
    }
    if (path.startsWith('/contents/trending/')) return { body: contents }
    const content = contents.find(({ uuid }) => path.endsWith(uuid))
    return { body: content ?? {} }
  }
  return { contents, answer }
}

const filter = { q: '', period: null }

async function watching(count = 3) {
  const server = historyApi(count)
  const browser = await browserWithApi(server.answer)
  const home = openScreen(browser.client, HomeDocument, {})
  await home.until(({ data }) => data !== undefined)
  const screen = openScreen(browser.client, HistoryDocument, filter)
  await screen.until(({ data }) => data !== undefined)
  const titles = () => screen.seen.at(-1)?.data?.viewer?.history.items.map(({ content }) => content.title)
  const bars = () => home.seen.at(-1)?.data?.trending.map(({ viewerPosition }) => viewerPosition)
  return { ...server, ...browser, home, screen, titles, bars, id: server.contents[0]?.uuid ?? '' }
}

describe('the pages of the history', () => {
  it('are merged into one list, also when the user returns', async () => {
    const { client, requests, screen, titles } = await watching(3)
    expect([titles(), screen.seen.at(-1)?.data?.viewer?.history.nextCursor]).toEqual([['Vidéo 0', 'Vidéo 1'], '2'])
    await openScreen(client, MoreHistoryDocument, { ...filter, cursor: '2' }).until(({ data }) => data !== undefined)
    expect([titles(), screen.seen.at(-1)?.data?.viewer?.history.nextCursor]).toEqual([['Vidéo 0', 'Vidéo 1', 'Vidéo 2'], null])
    screen.close()
    const again = openScreen(client, HistoryDocument, filter)
    expect(again.seen[0]?.data?.viewer?.history.items).toHaveLength(3)
    expect(requests).toEqual(['TestHome', 'History', 'MoreHistory'])
  })
})

describe('a playback report', () => {
  it('updates the progress bar of every card, without a request', async () => {
    const { client, requests, bars, id } = await watching(2)
    await mutate(client, ReportPlaybackDocument, { contentId: id, position: 70, ranges: [{ from: 60, to: 70 }] })
    expect(bars()).toEqual([70, 40])
    expect(requests).toEqual(['TestHome', 'History', 'ReportPlayback'])
  })

  it('puts a video that is played first, at once, and asks for the history again', async () => {
    const { client, contents, requests, screen, titles } = await watching(3)
    screen.close()
    const played = contents[2]?.uuid ?? ''
    await mutate(client, StartViewDocument, { contentId: played })
    const again = openScreen(client, HistoryDocument, filter)
    expect(again.seen[0]).toMatchObject({ stale: true })
    expect(again.seen[0]?.data?.viewer?.history.items.map(({ content }) => content.title)).toEqual(['Vidéo 2', ...(titles() ?? [])])
    await again.until(({ stale }) => !stale)
    expect(requests.filter((name) => name === 'History')).toHaveLength(2)
  })

  it('invalidates the history once a video is played', async () => {
    const { client, requests, screen, id } = await watching(2)
    await mutate(client, StartViewDocument, { contentId: id })
    await screen.until(() => requests.filter((name) => name === 'History').length === 2)
  })
})

describe('a removed history entry', () => {
  it('is removed from the list, with the progress bar of every card', async () => {
    const { client, requests, titles, bars, screen, id } = await watching(2)
    await mutate(client, RemoveHistoryEntryDocument, { contentId: id })
    expect([titles(), bars()]).toEqual([['Vidéo 1'], [null, 40]])
    expect(screen.seen.at(-1)?.data?.viewer?.historyStatistics).toMatchObject({ totalVideos: 1 })
    expect(requests).toEqual(['TestHome', 'History', 'RemoveHistoryEntry'])
  })

  it('removes every progress bar when the history is cleared', async () => {
    const { client, home, bars, titles } = await watching(2)
    await mutate(client, ClearHistoryDocument, {})
    await home.until(() => bars()?.every((position) => position === null) === true)
    await home.until(() => true)
    await expect.poll(titles).toEqual([])
  })
})
