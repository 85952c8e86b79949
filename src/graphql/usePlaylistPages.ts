import { useCallback, useState } from 'react'
import type { TypedDocumentNode } from 'urql'
import type { PlaylistSort, PlaylistVideosFragment } from './generated/graphql.ts'
import { useScreen } from './useScreen.ts'

/**
 * Returns a playlist with its videos, page by page; missing when the viewer may not see it.
 * @param document the query
 * @returns `loadMore` requests the next page; null when all are loaded, or one is being loaded
 */
export function usePlaylistPages<Playlist>(
  document: TypedDocumentNode<
    { playlist: Playlist | null; playlistContents: PlaylistVideosFragment },
    { id: string; sort: PlaylistSort; cursor: string | null }
  >,
  { id, sort, pause }: { id: string; sort: PlaylistSort; pause: boolean },
) {
  const [asked, setAsked] = useState<{ sort: PlaylistSort; cursor: string | null }>({ sort, cursor: null })
  const cursor = asked.sort === sort ? asked.cursor : null
  const screen = useScreen({ query: document, variables: { id, sort, cursor }, pause }, ({ playlist, playlistContents }) =>
    playlist === null ? null : { playlist, ...playlistContents },
  )
  const next = screen.status === 'loaded' && !screen.isRefreshing ? screen.data.nextCursor : null
  const loadMore = useCallback(() => setAsked({ sort, cursor: next }), [sort, next])
  // The earlier pages were invalidated (a video was put back into them): the list restarts.
  if (cursor !== null && screen.status === 'loaded' && !screen.isRefreshing && screen.data.items.length === 0) {
    setAsked({ sort, cursor: null })
  }
  return { screen, loadMore: next === null ? null : loadMore }
}
