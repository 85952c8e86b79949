import type { ViewSource } from '../../../shared/viewSources.ts'
import { videoOf } from './miniPlayer/videoAddress.ts'

/** Screens by the first part of their path. */
const sources: Readonly<Record<string, ViewSource>> = {
  '': 'home',
  explore: 'home',
  search: 'search',
  subscriptions: 'subscriptions',
  watch: 'suggestion',
  creator: 'channel',
  playlist: 'playlist',
  embed: 'embed',
}

const firstPart = ({ pathname }: URL): string => (pathname.split('/')[1] ?? '').toLowerCase()
/** Screens on the way to a video, from which nobody comes. */
const isPassage = (page: URL): boolean => ['login', 'oauth-callback'].includes(firstPart(page))

/**
 * Returns where the viewer of a video came from.
 * @param visited what the tab has shown of the site without leaving it, the oldest first; null for a page that was left by a page load: the
 * browser does not name it, because the site sends no referrer
 * @returns undefined when that page is the one before
 */
export function sourceOf(contentId: string, visited: readonly (URL | null)[]): ViewSource | undefined {
  const current = visited.at(-1)
  if (current && firstPart(current) === 'embed') return 'embed'
  const isShown = (page: URL | null): boolean => page !== null && videoOf(page) === contentId
  // The small player begins to play when another page is shown already.
  const shown = visited.findLastIndex(isShown)
  if (visited[shown]?.searchParams.has('playlist')) return 'playlist'
  const before = visited.slice(0, Math.max(shown, 0)).findLast((page) => page === null || !(isShown(page) || isPassage(page)))
  if (before === undefined) return 'outside'
  return before === null ? undefined : (sources[firstPart(before)] ?? 'other')
}

/** Returns the same for this tab; undefined in a browser that does not tell where it was, too. */
export function viewSource(contentId: string): ViewSource | undefined {
  if (!('navigation' in window)) return undefined
  const { currentEntry } = navigation
  const visited = navigation.entries().filter(({ index }) => currentEntry && index <= currentEntry.index)
  return sourceOf(
    contentId,
    visited.map(({ url }) => (url === null ? null : new URL(url))),
  )
}
