import type { createEdge, EdgeAnswer } from './edge.ts'
import { content, viewer } from './fixtures.ts'

export type Watched = { id: string; title: string; daysAgo?: number; position?: number }

/** An entry that was last watched so many days ago, to the hour. */
export function entry({ id, title, daysAgo = 0, position = 300 }: Watched) {
  const watchedAt = new Date(Date.now() - daysAgo * 24 * 60 * 60 * 1000).toISOString()
  return { __typename: 'HistoryEntry', id: `entry-${id}`, watchedAt, content: { ...content(id, title), viewerPosition: position } }
}

const figures = (totalVideos: number) => ({ __typename: 'HistoryStatistics', totalVideos, uniqueCreators: Math.min(totalVideos, 1) })

/** A server stub with a history: it searches, pages, removes, restores, clears and pauses it. */
export function historyServer(entries: readonly ReturnType<typeof entry>[], pageSize = 20) {
  let held = [...entries]
  let removed: ReturnType<typeof entry>[] = []
  let isPaused = false
  const person = () => ({ __typename: 'Viewer', id: viewer.id, historyStatistics: figures(held.length) })

  function page(variables: Record<string, unknown>) {
    const q = typeof variables['q'] === 'string' ? variables['q'] : ''
    const wanted = held.filter(({ content: { title } }) => title.toLowerCase().includes(q.toLowerCase()))
    const start = Number(variables['cursor'] ?? 0)
    const end = start + pageSize
    const nextCursor = end < wanted.length ? String(end) : null
    return { ...person(), history: { __typename: 'HistoryPage', items: wanted.slice(start, end), nextCursor } }
  }

  const answers: Parameters<typeof createEdge>[0] = {
    History: ({ variables }): EdgeAnswer => ({
      data: { __typename: 'Query', viewer: { ...page(variables), isHistoryPaused: isPaused } },
    }),
    Library: ({ variables }): EdgeAnswer => ({
      data: {
        __typename: 'Query',
        viewer: {
          ...page(variables),
          isHistoryPaused: isPaused,
          playlists: [
            {
              __typename: 'Playlist',
              id: 'p1',
              name: 'À consulter plus tard',
              description: '',
              isDefault: true,
              isPrivate: true,
              videoCount: 2,
              thumbnailUrl: null,
              updatedContentAt: '2026-11-01T00:00:00.000Z',
            },
          ],
        },
      },
    }),
    MoreHistory: ({ variables }): EdgeAnswer => ({ data: { __typename: 'Query', viewer: page(variables) } }),
    RemoveHistoryEntry: ({ variables }): EdgeAnswer => {
      removed = held.filter((one) => one.content.id === variables['contentId'])
      held = held.filter((one) => one.content.id !== variables['contentId'])
      return { data: { removeHistoryEntry: person() } }
    },
    RestoreHistoryEntry: (): EdgeAnswer => {
      held = [...removed, ...held]
      return { data: { restoreHistoryEntry: person() } }
    },
    ClearHistory: (): EdgeAnswer => {
      held = []
      return { data: { clearHistory: person() } }
    },
    SetHistoryPaused: ({ variables }): EdgeAnswer => {
      isPaused = variables['paused'] === true
      return { data: { setHistoryPaused: { __typename: 'Viewer', id: viewer.id, isHistoryPaused: isPaused } } }
    },
  }
  return answers
}
