import { gql } from '@urql/core'
import type { Cache, CacheExchangeOpts } from '@urql/exchange-graphcache'
import { contentKey } from '../cacheReads.ts'

const placeInContent = gql`
  fragment PlaceInContent on Content {
    id
    viewerPosition
  }
`

function notePosition(cache: Cache, contentId: unknown, viewerPosition: number | null): void {
  cache.writeFragment(placeInContent, { ...contentKey(contentId), viewerPosition })
}

function viewerKey(cache: Cache): string | null {
  const viewer = cache.resolve('Query', 'viewer')
  return typeof viewer === 'string' ? viewer : null
}

/** Returns the cached viewer fields that depend on the history. */
function historyFields(cache: Cache, viewer: string, names: readonly string[]) {
  return cache.inspectFields(viewer).filter(({ fieldName }) => names.includes(fieldName))
}

/**
 * Invalidates these fields: a play changes the order of the history and may add an entry. They are refetched at the next visit. The
 * contents to resume stay: the home page shows them at once when somebody comes back, and asks for them at each visit.
 */
function forget(cache: Cache, names: readonly string[]): void {
  const viewer = viewerKey(cache)
  if (viewer === null) return
  for (const { fieldName, arguments: args } of historyFields(cache, viewer, names))
    if (args?.['unfinished'] !== true) cache.invalidate(viewer, fieldName, args)
}

function takeOutOfPages(cache: Cache, contentId: unknown): void {
  const viewer = viewerKey(cache)
  if (viewer === null) return
  const gone = cache.keyOfEntity(contentKey(contentId))
  for (const field of historyFields(cache, viewer, ['history'])) {
    const page = cache.resolve(viewer, field.fieldKey)
    const items = typeof page === 'string' ? cache.resolve(page, 'items') : null
    if (typeof page !== 'string' || !Array.isArray(items)) continue
    cache.link(
      page,
      'items',
      items.map(String).filter((entry) => cache.resolve(entry, 'content') !== gone),
    )
  }
}

const noLists = ['viewer', 'bell', 'reports']

/** Invalidates every list of contents, any of which may be stale. Each is refetched at its next visit. */
export function invalidateLists(cache: Cache): void {
  for (const { fieldName, arguments: args } of cache.inspectFields('Query'))
    if (!noLists.includes(fieldName)) cache.invalidate('Query', fieldName, args)
  const viewer = viewerKey(cache)
  if (viewer === null) return
  for (const { fieldName, arguments: args } of cache.inspectFields(viewer)) if (args !== null) cache.invalidate(viewer, fieldName, args)
}

/** Returns the viewer's cached statistics, changed for an optimistic response. */
function figures(cache: Cache, totalVideos: (before: number) => number) {
  const viewer = viewerKey(cache)
  const known = viewer === null ? null : cache.resolve(viewer, 'historyStatistics')
  const read = (name: string): number => (typeof known === 'string' ? Number(cache.resolve(known, name) ?? 0) : 0)
  const total = Math.max(0, totalVideos(read('totalVideos')))
  return {
    __typename: 'Viewer',
    id: cache.resolve(viewer ?? 'Query', 'id') ?? null,
    historyStatistics: {
      __typename: 'HistoryStatistics',
      totalVideos: total,
      uniqueCreators: Math.min(total, read('uniqueCreators')),
    },
  }
}

/** The history, its pause, and the viewer's position in each content. */
export const historyCache = {
  updates: {
    reportPlayback: ({ reportPlayback }, { contentId }, cache) => {
      const report: unknown = reportPlayback
      if (typeof report !== 'object' || report === null || !('isKept' in report && 'position' in report)) return
      if (report.isKept === true) notePosition(cache, contentId, Number(report.position))
    },
    removeHistoryEntry: (_result, { contentId }, cache) => {
      notePosition(cache, contentId, null)
      takeOutOfPages(cache, contentId)
    },
    restoreHistoryEntry: (_result, { contentId, position }, cache) => {
      notePosition(cache, contentId, Number(position))
      forget(cache, ['history'])
    },
    clearHistory: (_result, _args, cache, { optimistic }) => {
      if (optimistic !== true) invalidateLists(cache)
    },
    setHistoryPaused: () => undefined,
    startView: (_result, _args, cache) => forget(cache, ['history', 'historyStatistics']),
  },
  optimistic: {
    reportPlayback: ({ contentId, position }, cache) => ({
      __typename: 'PlaybackReport',
      contentId,
      position: Number(position),
      // A content that is not in the history is not added to it.
      isKept: typeof cache.resolve(contentKey(contentId), 'viewerPosition') === 'number',
    }),
    removeHistoryEntry: (_args, cache) => figures(cache, (before) => before - 1),
    clearHistory: (_args, cache) => figures(cache, () => 0),
    setHistoryPaused: ({ paused }, cache) => ({
      __typename: 'Viewer',
      id: figures(cache, (before) => before).id,
      isHistoryPaused: paused === true,
    }),
  },
} satisfies {
  updates: NonNullable<CacheExchangeOpts['updates']>[string]
  optimistic: CacheExchangeOpts['optimistic']
}
