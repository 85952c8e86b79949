import { useCallback, useState } from 'react'
import type { TypedDocumentNode } from 'urql'
import type { PlaylistSort, PlaylistVideosFragment } from './generated/graphql.ts'
import { useScreen } from './useScreen.ts'

/**
 * A playlist with its videos, page after page; missing when the viewer may not see it.
 * @param document what to know of it
 * @returns `loadMore` asks for the next page; null when all are there, or one is on its way
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
  // The earlier pages were forgotten (a video came back into them): the list starts anew.
  if (cursor !== null && screen.status === 'loaded' && !screen.isRefreshing && screen.data.items.length === 0) {
    setAsked({ sort, cursor: null })
  }
  return { screen, loadMore: next === null ? null : loadMore }
}
