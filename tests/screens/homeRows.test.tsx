import { act, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createEdge } from './support/edge.ts'
import { content, homeData } from './support/fixtures.ts'
import { camille, renderApp } from './support/renderApp.tsx'

/** The observers of the page, which a test tells what is near. */
const observers = new Set<StubObserver>()
class StubObserver {
  readonly #tell: (entries: { isIntersecting: boolean }[]) => void
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.#tell = tell
    observers.add(this)
  }
  observe(): void {}
  disconnect(): void {
    observers.delete(this)
  }
  comesNear(): void {
    this.#tell([{ isIntersecting: true }])
  }
}
beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback))
  vi.stubGlobal('IntersectionObserver', StubObserver)
})
afterEach(() => {
  vi.unstubAllGlobals()
  observers.clear()
})

type Video = ReturnType<typeof content>
const videos = (...titles: string[]): Video[] => titles.map((title) => content(title, title))
const page = (items: readonly Video[], nextCursor: string | null = null) => ({ __typename: 'ContentPage', items, nextCursor })
const begun = (title: string): Video => ({ ...content(title, title), duration: 100, viewerPosition: 40 })

type Lists = { recommended?: Video[]; trending?: Video[]; resumable?: Video[]; news?: Video[]; newest?: Video[] }

function edgeWith({ recommended = [], trending = [], resumable = [], news = [], newest = [] }: Lists) {
  return createEdge({
    Home: ({ variables }) => ({
      data: {
        ...homeData(variables),
        recommendations: recommended.map((each) => ({ __typename: 'Recommendation', reason: null, content: each })),
        trending,
      },
    }),
    HomeNewest: ({ variables }) => ({
      data: {
        __typename: 'Query',
        newest:
          variables['cursor'] === undefined ? page(newest, 'p2') : page(videos(`page ${cursorOf(variables)}`), nextOf(cursorOf(variables))),
      },
    }),
    HomeOwn: {
      data: {
        __typename: 'Query',
        viewer: {
          __typename: 'Viewer',
          id: camille.id,
          history: {
            __typename: 'HistoryPage',
            items: resumable.map((each) => ({ __typename: 'HistoryEntry', id: `entry ${each.id}`, content: each })),
            nextCursor: null,
          },
          news: page(news),
        },
      },
    },
  })
}
const cursorOf = ({ cursor }: Record<string, unknown>): string => (typeof cursor === 'string' ? cursor : '')
const nextOf = (cursor: string): string => `p${Number(cursor.slice(1)) + 1}`

type Opened = ReturnType<typeof renderApp>
/** The titles of each row, in the order of the page. */
const rowsOf = ({ screen }: Opened): Record<string, string[]> =>
  Object.fromEntries(
    screen.getAllByRole('region').map((row) => [
      within(row).getByRole('heading', { level: 2 }).textContent,
      within(row)
        .queryAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ]),
  )
const newestOf = (opened: Opened): string[] | undefined => rowsOf(opened)['Dernières vidéos']
const untilDrawn = ({ screen }: Opened): Promise<HTMLElement> => screen.findByRole('heading', { name: 'Dernières vidéos' })

describe('the rows of the home page', () => {
  it('show each video once, and a small site has both rows', async () => {
    const few = videos('a', 'b', 'c', 'd')
    const opened = renderApp({ path: '/', edge: edgeWith({ recommended: few, trending: few, newest: videos('a', 'e', 'd', 'f') }) })
    await untilDrawn(opened)
    const { 'Top Créateurs': _, ...rows } = rowsOf(opened)
    expect(rows).toEqual({ Recommandations: ['a', 'c'], Tendances: ['b', 'd'], 'Dernières vidéos': ['e', 'f'] })
  })

  it('end with the newest videos for a guest, without rows of their own', async () => {
    const edge = edgeWith({ recommended: videos('a'), newest: videos('n'), resumable: videos('r'), news: videos('s') })
    const opened = renderApp({ path: '/', edge })
    await untilDrawn(opened)
    expect(Object.keys(rowsOf(opened))).toEqual(['Recommandations', 'Top Créateurs', 'Dernières vidéos'])
    expect(edge.requests.map(({ operation }) => operation)).toEqual(['Home', 'HomeNewest'])
  })

  it('have a member’s videos to resume and the latest of their subscriptions, each in the first row that wants it', async () => {
    const opened = renderApp({
      path: '/',
      user: camille,
      edge: edgeWith({
        recommended: videos('a'),
        trending: [content('t', 't'), begun('r1')],
        resumable: [begun('r1'), begun('r2')],
        news: [content('a', 'a'), begun('r2'), content('s', 's')],
        newest: [content('s', 's'), content('t', 't'), content('n', 'n')],
      }),
    })
    await untilDrawn(opened)
    expect(Object.entries(rowsOf(opened))).toEqual([
      ['Recommandations', ['a']],
      ['Tendances', ['t']],
      ['Reprendre', ['r1', 'r2']],
      ['Nouveautés de vos abonnements', ['s']],
      ['Dernières vidéos', ['n']],
    ])
    const more = (name: string) => opened.screen.getByRole('link', { name: `Voir plus : ${name}` }).getAttribute('href')
    expect([more('Reprendre'), more('Nouveautés de vos abonnements')]).toEqual(['/history', '/subscriptions'])
  })

  it('leave out what a member has nothing of', async () => {
    const opened = renderApp({ path: '/', user: camille, edge: edgeWith({ recommended: videos('a'), newest: videos('n') }) })
    await untilDrawn(opened)
    expect(Object.keys(rowsOf(opened))).toEqual(['Recommandations', 'Dernières vidéos'])
  })

  it('ask for what is below them only once they are there', async () => {
    const edge = edgeWith({ newest: videos('n') })
    const { promise, resolve } = Promise.withResolvers<{ data: Record<string, unknown> }>()
    edge.answers['Home'] = () => promise
    const opened = renderApp({ path: '/', user: camille, edge })
    await opened.screen.findByText('Chargement des vidéos...')
    await new Promise((done) => requestIdleCallback(() => done(undefined)))
    expect(edge.requests.map(({ operation }) => operation)).toEqual(['Home'])
    resolve({ data: { ...homeData({}), recommendations: [] } })
    await untilDrawn(opened)
    expect(edge.requests.map(({ operation }) => operation).toSorted()).toEqual(['Home', 'HomeNewest', 'HomeOwn'])
  })

  it('stay when those below fail, which can be asked for again', async () => {
    const edge = edgeWith({ recommended: videos('a'), newest: videos('n'), resumable: [begun('r')] })
    const { HomeOwn, HomeNewest } = edge.answers
    for (const operation of ['HomeOwn', 'HomeNewest']) edge.answers[operation] = { code: 'INTERNAL', message: 'Non' }
    const opened = renderApp({ path: '/', user: camille, edge })
    const { screen, user } = opened
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2))
    expect(rowsOf(opened)).toEqual({ Recommandations: ['a'] })
    Object.assign(edge.answers, { HomeOwn, HomeNewest })
    await user.click(screen.getAllByRole('button', { name: 'Réessayer' })[0] ?? document.body)
    await screen.findByRole('heading', { name: 'Reprendre' })
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    await untilDrawn(opened)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('the newest videos', () => {
  const comesNear = (): void => act(() => observers.forEach((observer) => observer.comesNear()))
  const scrolls = (): void => act(() => void dispatchEvent(new Event('scroll')))
  /** The list listens for scrolling a moment after it is drawn. */
  const scrollsOn = (): Promise<void> =>
    waitFor(() => {
      scrolls()
      expect(observers.size).toBe(1)
    })

  it('go on when their end comes near, three times after the person has scrolled, then by the button alone', async () => {
    const opened = renderApp({ path: '/', edge: edgeWith({ recommended: videos('a'), newest: videos('n') }) })
    await untilDrawn(opened)
    expect(observers.size).toBe(0)
    await scrollsOn()
    for (const shown of [['p2'], ['p2', 'p3'], ['p2', 'p3', 'p4']]) {
      await waitFor(() => expect(observers.size).toBe(1))
      comesNear()
      await waitFor(() => expect(newestOf(opened)).toEqual(['n', ...shown.map((each) => `page ${each}`)]))
    }
    scrolls()
    expect(observers.size).toBe(0)
    await opened.user.click(opened.screen.getByRole('button', { name: 'Voir plus' }))
    await waitFor(() => expect(newestOf(opened)).toHaveLength(5))
    expect(observers.size).toBe(0)
  })

  it('stay when the next page fails, and go on by the button', async () => {
    const edge = edgeWith({ recommended: videos('a'), newest: videos('n') })
    const opened = renderApp({ path: '/', edge })
    const { screen, user } = opened
    await untilDrawn(opened)
    const { HomeNewest } = edge.answers
    edge.answers['HomeNewest'] = { code: 'INTERNAL', message: 'Non' }
    await scrollsOn()
    comesNear()
    await screen.findByRole('alert')
    expect([newestOf(opened), observers.size]).toEqual([['n'], 0])
    Object.assign(edge.answers, { HomeNewest })
    await user.click(screen.getByRole('button', { name: 'Voir plus' }))
    await waitFor(() => expect(newestOf(opened)).toEqual(['n', 'page p2']))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
