import { useCallback } from 'react'
import type { TypedDocumentNode } from 'urql'
import type { PlaylistSort, PlaylistVideosFragment } from '../graphql/generated/graphql.ts'
import { useScreen } from '../graphql/useScreen.ts'
import { useMore } from './MoreButton/useMore.ts'

/**
 * Returns a playlist with all of its videos that are loaded; missing when the viewer may not see it.
 * @param document the query
 * @returns `more` loads the next page, until `nextCursor` is null
 */
export function usePlaylistPages<Playlist>(
  document: TypedDocumentNode<
    { playlist: Playlist | null; playlistContents: PlaylistVideosFragment },
    { id: string; sort: PlaylistSort; cursor: string | null }
  >,
  { id, sort, pause }: { id: string; sort: PlaylistSort; pause: boolean },
) {
  const screen = useScreen({ query: document, variables: { id, sort, cursor: null }, pause }, ({ playlist, playlistContents }) =>
    playlist === null ? null : { playlist, ...playlistContents },
  )
  const nextCursor = screen.status === 'loaded' ? screen.data.nextCursor : null
  const variablesAt = useCallback((cursor: string) => ({ id, sort, cursor }), [id, sort])
  return { screen, nextCursor, more: useMore(document, variablesAt, nextCursor) }
}
