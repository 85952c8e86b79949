import type { z } from 'zod'
import type { Db } from '../../db/connection/database.ts'
import { contentsOfPlaylist, firstContentsOfPlaylists } from '../../db/playlist/playlistContents.ts'
import type { PlaylistRow } from '../../db/playlist/playlists.ts'
import type { ContentExpand } from '../../shared/entities/content.ts'
import type { Playlist, PlaylistContent, PlaylistSort } from '../../shared/entities/playlist.ts'
import { partsOf } from '../content/inputs.ts'
import { type Answer, ok, type Page, paged } from '../http/answers.ts'
import { pageOf, readCursor } from '../http/cursor.ts'
import type { PresenterContext } from '../http/presenterContext.ts'
import type { contentsQuery, playlistPageQuery } from './inputs.ts'
import { presentPlaylist, presentPlaylistContent } from './presenter.ts'

/** Returns a page of the contents that the viewer may see in a playlist. */
export async function pageOfContents(
  db: Db,
  playlist: PlaylistRow,
  { limit, cursor, sort, expand = [] }: z.output<typeof contentsQuery>,
  context: PresenterContext,
): Promise<Page<PlaylistContent>> {
  const asked = { viewer: context.viewer, sort, parts: partsOf(expand, context.viewer) }
  const rows = await contentsOfPlaylist(db, playlist, { limit, after: readCursor(cursor) }, asked)
  return pageOf(rows, limit, (row) => presentPlaylistContent(row, context, expand))
}

/** Returns a playlist with its first contents; the list continues from `X-Next-Cursor` at /playlists/{id}/contents. */
export async function answerPlaylist(
  db: Db,
  playlist: PlaylistRow,
  { contents, sort = 'position', expand }: { contents: number; sort?: PlaylistSort; expand?: ContentExpand[] | undefined },
  context: PresenterContext,
): Promise<Answer<200, Playlist>> {
  if (contents === 0) return ok(presentPlaylist(playlist, [], context))
  const page = await pageOfContents(db, playlist, { limit: contents, sort, expand }, context)
  return { ...ok(presentPlaylist(playlist, page.items, context)), headers: paged(page).headers }
}

/** Returns a page of one user's playlists; one more query reads the first contents of all of them. */
export async function answerPlaylists(
  db: Db,
  rows: (PlaylistRow & { position: number })[],
  { limit, contents }: Pick<z.output<typeof playlistPageQuery>, 'limit' | 'contents'>,
  context: PresenterContext,
): Promise<Answer<200, Playlist[]>> {
  const page = pageOf(rows, limit, (row) => row)
  const entries = contents === 0 ? [] : await firstContentsOfPlaylists(db, page.items, contents, context.viewer)
  const contentsOf = Map.groupBy(entries, ({ playlist_uuid }) => playlist_uuid)
  const items = page.items.map((row) =>
    presentPlaylist(
      row,
      (contentsOf.get(row.uuid) ?? []).map((entry) => presentPlaylistContent(entry, context, [])),
      context,
    ),
  )
  return paged({ ...page, items })
}
