import { gql } from '@urql/core'
import type { Cache, CacheExchangeOpts, FieldInfo } from '@urql/exchange-graphcache'
import { contentKey } from '../cacheReads.ts'
import { markFieldsStale, markStale, writeEstimate } from './staleFields.ts'

const placeInContent = gql`
  fragment PlaceInContent on Content {
    id
    viewerPosition
  }
`

const watchedNow = gql`
  fragment WatchedNow on HistoryEntry {
    id
    watchedAt
  }
`

const historyFigures = gql`
  fragment HistoryFigures on Viewer {
    id
    historyStatistics {
      totalVideos
      uniqueCreators
    }
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

/** `isAll`: without a search or a period */
type Page = { key: string; items: string[]; isAll: boolean }

function pagesOf(cache: Cache, fields: readonly FieldInfo[], viewer: string): Page[] {
  return fields.flatMap(({ fieldKey, arguments: args }) => {
    const key = cache.resolve(viewer, fieldKey)
    const items = typeof key === 'string' ? cache.resolve(key, 'items') : null
    const isAll = (args?.['q'] ?? '') === '' && (args?.['period'] ?? null) === null && args?.['unfinished'] !== true
    return typeof key === 'string' && Array.isArray(items) ? [{ key, items: items.map(String), isAll }] : []
  })
}

/**
 * A play changes the order of the history and may add an entry. The contents to resume stay: the home page shows them at once when somebody
 * comes back, and asks for them at each visit.
 */
function markHistoryStale(cache: Cache, viewer: string): void {
  for (const field of historyFields(cache, viewer, ['history', 'historyStatistics']))
    if (field.arguments?.['unfinished'] !== true) markStale(cache, viewer, field)
}

/** Shows a content that is being played first in the history, and in that of each period; searches are refetched only. */
function putFirst(cache: Cache, viewer: string, contentId: unknown): void {
  const content = contentKey(contentId)
  const key = cache.keyOfEntity(content)
  const isWhole = ({ arguments: args }: FieldInfo): boolean =>
    (args?.['q'] ?? '') === '' && args?.['unfinished'] !== true && typeof args?.['cursor'] !== 'string'
  for (const page of pagesOf(cache, historyFields(cache, viewer, ['history']).filter(isWhole), viewer)) {
    const known = page.items.find((item) => cache.resolve(item, 'content') === key)
    // The server's id comes with the list itself, which is refetched.
    const id = known?.slice('HistoryEntry:'.length) ?? `new:${content.id}`
    const entry = `HistoryEntry:${id}`
    cache.writeFragment(watchedNow, { __typename: 'HistoryEntry', id, watchedAt: new Date().toISOString() })
    cache.link(entry, 'content', content)
    const items = [entry, ...page.items.filter((item) => item !== known)]
    cache.link(page.key, 'items', items)
    if (page.isAll && cache.resolve(page.key, 'nextCursor') === null) countEntries(cache, viewer, items)
  }
}

/** The figures above the history, from all its entries. */
function countEntries(cache: Cache, viewer: string, entries: readonly string[]): void {
  const contents = entries.map((entry) => cache.resolve(entry, 'content')).filter((content) => typeof content === 'string')
  const creators = new Set(contents.map((content) => cache.resolve(content, 'channel')))
  const statistics = { __typename: 'HistoryStatistics', totalVideos: entries.length, uniqueCreators: creators.size }
  writeEstimate(() =>
    cache.writeFragment(historyFigures, { __typename: 'Viewer', id: viewer.slice('Viewer:'.length), historyStatistics: statistics }),
  )
}

/** Removes a content from the cached pages of the history. */
export function takeOutOfPages(cache: Cache, contentId: unknown): void {
  const viewer = viewerKey(cache)
  if (viewer === null) return
  const gone = cache.keyOfEntity(contentKey(contentId))
  for (const { key, items } of pagesOf(cache, historyFields(cache, viewer, ['history']), viewer))
    cache.link(
      key,
      'items',
      items.filter((entry) => cache.resolve(entry, 'content') !== gone),
    )
}

const noLists = ['viewer', 'site', 'bell', 'reports']

/** Any list of contents may be stale. */
export function markListsStale(cache: Cache): void {
  for (const field of cache.inspectFields('Query')) if (!noLists.includes(field.fieldName)) markStale(cache, 'Query', field)
  const viewer = viewerKey(cache)
  if (viewer === null) return
  for (const field of cache.inspectFields(viewer)) if (field.arguments !== null) markStale(cache, viewer, field)
}

/** Empties the cached pages of the history, and takes the progress bar from their contents. */
function emptyPages(cache: Cache): void {
  const viewer = viewerKey(cache)
  if (viewer === null) return
  for (const { key, items } of pagesOf(cache, historyFields(cache, viewer, ['history']), viewer)) {
    for (const entry of items) {
      const content = cache.resolve(entry, 'content')
      if (typeof content === 'string') notePosition(cache, cache.resolve(content, 'id'), null)
    }
    cache.link(key, 'items', [])
  }
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
      const viewer = viewerKey(cache)
      if (viewer !== null) markFieldsStale(cache, viewer, ['history'])
    },
    clearHistory: (_result, _args, cache, { optimistic }) => {
      if (optimistic === true) return
      emptyPages(cache)
      markListsStale(cache)
    },
    setHistoryPaused: () => undefined,
    startView: ({ startView }, { contentId }, cache) => {
      const viewer = viewerKey(cache)
      if (viewer === null) return
      const isInHistory =
        typeof startView === 'object' && startView !== null && 'viewerPosition' in startView && startView.viewerPosition !== null
      if (isInHistory) putFirst(cache, viewer, contentId)
      markHistoryStale(cache, viewer)
    },
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
