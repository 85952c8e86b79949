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
 * @param visited addresses of the site that the tab has shown without leaving it, the oldest first
 */
export function sourceOf(contentId: string, visited: readonly URL[]): ViewSource {
  const current = visited.at(-1)
  if (current && firstPart(current) === 'embed') return 'embed'
  // The small player begins to play when another page is shown already.
  const shown = visited.findLastIndex((page) => videoOf(page) === contentId)
  if (visited[shown]?.searchParams.has('playlist')) return 'playlist'
  const before = visited.slice(0, Math.max(shown, 0)).findLast((page) => videoOf(page) !== contentId && !isPassage(page))
  return before ? (sources[firstPart(before)] ?? 'other') : 'outside'
}

/** Returns the same for this tab; undefined in a browser that does not tell where it was. */
export function viewSource(contentId: string): ViewSource | undefined {
  if (!('navigation' in window)) return undefined
  const { currentEntry } = navigation
  const visited = navigation.entries().filter(({ index }) => currentEntry && index <= currentEntry.index)
  return sourceOf(
    contentId,
    visited.flatMap(({ url }) => (url === null ? [] : [new URL(url)])),
  )
}
