import type { z } from 'zod'
import type { Db } from '../../db/database.ts'
import { contentsOfPlaylist, firstContentsOfPlaylists } from '../../db/playlistContents.ts'
import type { PlaylistRow } from '../../db/playlists.ts'
import type { ContentExpand } from '../../shared/entities/content.ts'
import type { Playlist, PlaylistContent, PlaylistSort } from '../../shared/entities/playlist.ts'
import { partsOf } from '../contents/inputs.ts'
import { type Answer, ok, type Page, paged } from '../frame/answers.ts'
import { pageOf, readCursor } from '../frame/cursor.ts'
import type { Showing } from '../frame/showing.ts'
import type { contentsQuery, playlistPageQuery } from './inputs.ts'
import { presentPlaylist, presentPlaylistContent } from './presenter.ts'

/** A page of what the viewer sees in a playlist. */
export async function pageOfContents(
  db: Db,
  playlist: PlaylistRow,
  { limit, cursor, sort, expand = [] }: z.output<typeof contentsQuery>,
  show: Showing,
): Promise<Page<PlaylistContent>> {
  const asked = { viewer: show.viewer, sort, parts: partsOf(expand, show.viewer) }
  const rows = await contentsOfPlaylist(db, playlist, { limit, after: readCursor(cursor) }, asked)
  return pageOf(rows, limit, (row) => presentPlaylistContent(row, show, expand))
}

/** A playlist with its first videos; `X-Next-Cursor` goes on at /playlists/{id}/contents. */
export async function answerPlaylist(
  db: Db,
  playlist: PlaylistRow,
  { contents, sort = 'position', expand }: { contents: number; sort?: PlaylistSort; expand?: ContentExpand[] | undefined },
  show: Showing,
): Promise<Answer<200, Playlist>> {
  if (contents === 0) return ok(presentPlaylist(playlist, [], show))
  const page = await pageOfContents(db, playlist, { limit: contents, sort, expand }, show)
  return { ...ok(presentPlaylist(playlist, page.items, show)), headers: paged(page).headers }
}

/** A page of one user's playlists, the first videos of all of them in one more query. */
export async function answerPlaylists(
  db: Db,
  rows: (PlaylistRow & { position: number })[],
  { limit, contents }: Pick<z.output<typeof playlistPageQuery>, 'limit' | 'contents'>,
  show: Showing,
): Promise<Answer<200, Playlist[]>> {
  const page = pageOf(rows, limit, (row) => row)
  const entries = contents === 0 ? [] : await firstContentsOfPlaylists(db, page.items, contents, show.viewer)
  const contentsOf = Map.groupBy(entries, ({ playlist_uuid }) => playlist_uuid)
  const items = page.items.map((row) =>
    presentPlaylist(
      row,
      (contentsOf.get(row.uuid) ?? []).map((entry) => presentPlaylistContent(entry, show, [])),
      show,
    ),
  )
  return paged({ ...page, items })
}
