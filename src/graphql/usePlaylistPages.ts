import { playlistCache } from './cache/playlist.ts'
import { joinCache } from './joinCache.ts'
import { useCallback, useState } from 'react'
import { PlaylistDocument, type PlaylistSort } from './generated/graphql.ts'
import { useScreen } from './useScreen.ts'

joinCache(playlistCache)

/**
 * A playlist with its videos, page after page; missing when the viewer may not see it.
 * @returns `loadMore` asks for the next page; null when all are there, or one is on its way
 */
export function usePlaylistPages(id: string, sort: PlaylistSort, pause: boolean) {
  const [asked, setAsked] = useState<{ sort: PlaylistSort; cursor: string | null }>({ sort, cursor: null })
  const cursor = asked.sort === sort ? asked.cursor : null
  const screen = useScreen({ query: PlaylistDocument, variables: { id, sort, cursor }, pause }, ({ playlist, playlistContents }) =>
    playlist === null ? null : { playlist, ...playlistContents },
  )
  const next = screen.status === 'loaded' && !screen.isRefreshing ? screen.data.nextCursor : null
  const loadMore = useCallback(() => setAsked({ sort, cursor: next }), [sort, next])
  // The earlier pages were forgotten (a video came back into them): the list starts anew.
  if (cursor !== null && screen.status === 'loaded' && !screen.isRefreshing && screen.data.items.length === 0) {
    setAsked({ sort, cursor: null })
  }
  return { screen, loadMore: next === null ? null : loadMore }
}
