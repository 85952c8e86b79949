import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Creator, Person } from '../support/api.ts'
import { type Site, startSite } from './support/site.ts'

let site: Site
let creator: Creator
let viewer: Person
beforeAll(async () => {
  site = await startSite()
  creator = await site.api.creator('Le potager')
})
beforeEach(async () => {
  viewer = await site.api.person()
})
afterAll(() => site.close())

const start = 'mutation($id: ID!) { startView(contentId: $id) { viewerPosition } }'
const report =
  'mutation($id: ID!, $position: Float!) { reportPlayback(contentId: $id, position: $position, watched: 0) { contentId position isKept } }'
const read = `query($q: String! = "", $period: HistoryPeriod, $cursor: String, $limit: Int! = 20) { viewer {
  history(q: $q, period: $period, cursor: $cursor, limit: $limit) { items { watchedAt position content { id viewerPosition } } nextCursor }
  historyStatistics { totalVideos uniqueCreators } isHistoryPaused } }`

type Page = { items: { watchedAt: string; position: number; content: { id: string } }[]; nextCursor: string | null }
type Read = { viewer: { history: Page; historyStatistics: object; isHistoryPaused: boolean } }
const history = (variables: Record<string, unknown> = {}) => site.gateway.data<Read>(read, variables, viewer)
const idsOf = ({ viewer: { history: page } }: Read) => page.items.map(({ content }) => content.id)

async function watched(title = 'Semer'): Promise<string> {
  const id = await site.api.playable(creator, { title, duration: 60 })
  await site.gateway.data(start, { id }, viewer)
  return id
}

describe('the history', () => {
  it('is listed page by page, last watched first', async () => {
    const ids = [await watched(), await watched(), await watched()].toReversed()
    const first = await history({ limit: 2 })
    const second = await history({ limit: 2, cursor: first.viewer.history.nextCursor })
    expect([idsOf(first), idsOf(second), second.viewer.history.nextCursor]).toEqual([ids.slice(0, 2), ids.slice(2), null])
    expect(first.viewer.historyStatistics).toEqual({ totalVideos: 3, uniqueCreators: 1 })
  })

  it('can be searched by title and creator, and filtered by period', async () => {
    const id = await watched('Arroser')
    await watched('Récolter')
    expect(idsOf(await history({ q: 'arro', period: 'today' }))).toEqual([id])
    expect(idsOf(await history({ q: 'potager' }))).toHaveLength(2)
  })

  it('stores the position of the player, which every card shows', async () => {
    const id = await watched()
    expect(await site.gateway.data(report, { id, position: 42 }, viewer)).toEqual({
      reportPlayback: { contentId: id, position: 42, isKept: true },
    })
    const { viewer: person } = await history()
    expect(person.history.items[0]).toMatchObject({ position: 42, content: { viewerPosition: 42 } })
    const card = await site.gateway.data('query($id: ID!) { content(id: $id) { viewerPosition } }', { id }, viewer)
    expect(card).toEqual({ content: { viewerPosition: 42 } })
  })

  it('records nothing while it is paused', async () => {
    const id = await site.api.playable(creator, { duration: 60 })
    const pause = 'mutation($paused: Boolean!) { setHistoryPaused(paused: $paused) { isHistoryPaused } }'
    expect(await site.gateway.data(pause, { paused: true }, viewer)).toEqual({ setHistoryPaused: { isHistoryPaused: true } })
    expect(await site.gateway.data(start, { id }, viewer)).toEqual({ startView: { viewerPosition: null } })
    expect(await site.gateway.data(report, { id, position: 9 }, viewer)).toMatchObject({ reportPlayback: { isKept: false } })
    expect(idsOf(await history())).toEqual([])
  })
})

describe('removing from the history', () => {
  const remove = 'mutation($id: ID!) { removeHistoryEntry(contentId: $id) { historyStatistics { totalVideos } } }'
  const restore =
    'mutation($id: ID!, $at: DateTime!) { restoreHistoryEntry(contentId: $id, watchedAt: $at, position: 12) { historyStatistics { totalVideos } } }'

  it('returns the remaining entries, can be repeated, and can be undone', async () => {
    const id = await watched()
    const last = await watched()
    const at = (await history()).viewer.history.items[1]?.watchedAt
    const left = { removeHistoryEntry: { historyStatistics: { totalVideos: 1 } } }
    expect(await site.gateway.data(remove, { id }, viewer)).toEqual(left)
    expect(await site.gateway.data(remove, { id }, viewer)).toEqual(left)
    expect(await site.gateway.data(restore, { id, at }, viewer)).toEqual({ restoreHistoryEntry: { historyStatistics: { totalVideos: 2 } } })
    const again = await history()
    expect([idsOf(again), again.viewer.history.items[1]?.position]).toEqual([[last, id], 12])
  })

  it('can remove all entries', async () => {
    await watched()
    const clear = 'mutation { clearHistory { historyStatistics { totalVideos uniqueCreators } } }'
    expect(await site.gateway.data(clear, {}, viewer)).toEqual({
      clearHistory: { historyStatistics: { totalVideos: 0, uniqueCreators: 0 } },
    })
  })

  it.each([
    ['removeHistoryEntry', remove],
    ['reportPlayback', report],
  ])('%s requires a sign-in', async (_name, mutation) => {
    const { body } = await site.gateway.ask(mutation, { id: randomUUID(), position: 1 })
    expect(body.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })

  it('takes three REST calls, a playback report one', async () => {
    const id = await watched()
    expect(await site.callsOf(() => site.gateway.data(report, { id, position: 3 }, viewer))).toHaveLength(1)
    expect(await site.callsOf(() => site.gateway.data(remove, { id }, viewer))).toHaveLength(3)
  })
})

describe('the videos to resume', () => {
  const resumable = '{ viewer { history(unfinished: true) { items { position content { id } } nextCursor } } }'

  it('are those of the history that were begun and not watched to the end, with one REST call', async () => {
    const [begun, ended] = [await watched('Tailler'), await watched('Greffer')]
    await site.gateway.data(report, { id: begun, position: 30 }, viewer)
    await site.gateway.data(report, { id: ended, position: 60 }, viewer)
    const calls = await site.callsOf(async () => {
      expect(await site.gateway.data(resumable, {}, viewer)).toEqual({
        viewer: { history: { items: [{ position: 30, content: { id: begun } }], nextCursor: null } },
      })
    })
    expect(calls).toEqual(['POST /auth/verify-token', `GET /historicals/user/${viewer.uuid}`])
  })
})
