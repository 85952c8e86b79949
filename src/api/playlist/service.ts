import type { Db, Tx } from '../../db/connection/database.ts'
import * as entries from '../../db/playlist/playlistContents.ts'
import * as playlists from '../../db/playlist/playlists.ts'
import { AppError } from '../../shared/errors.ts'
import { limits } from '../../shared/limits.ts'
import { plainText } from '../../shared/text.ts'
import { validatePlaylist } from '../../shared/validation/playlist.ts'
import { mustBeValid } from '../http/rules.ts'
import type { Viewer } from '../http/viewer.ts'
import { mustExist } from '../policy.ts'
import { mustOwnPlaylist } from './policy.ts'

/** Returns the texts that a form contains, normalized for storage. */
function plainTexts({ name, description }: Partial<playlists.PlaylistForm>): { name?: string; description?: string } {
  return {
    ...(name !== undefined && { name: plainText(name) }),
    ...(description !== undefined && { description: plainText(description) }),
  }
}

/**
 * Creates a playlist, or changes the one that the same idempotency key created.
 * @returns its uuid, and whether it is new
 * @throws AppError INVALID_INPUT with fields, TOO_MANY_PLAYLISTS
 */
export async function create(
  db: Db,
  userUuid: string,
  form: playlists.PlaylistForm,
  key: string | null,
): Promise<{ uuid: string; isNew: boolean }> {
  mustBeValid(validatePlaylist(form))
  const kept = { ...form, ...plainTexts(form) }
  return db.transaction().execute(async (tx) => {
    const count = await playlists.lockAndCountPlaylists(tx, userUuid)
    const made = key === null ? undefined : await playlists.findPlaylistOfKey(tx, userUuid, key)
    if (made !== undefined) {
      await playlists.updatePlaylist(tx, made, kept)
      return { uuid: made, isNew: false }
    }
    if (count >= limits.playlistsPerUser) throw new AppError('TOO_MANY_PLAYLISTS')
    return { uuid: await playlists.insertPlaylist(tx, { ...kept, user_uuid: userUuid, idempotency_key: key }), isNew: true }
  })
}

/** Returns the playlist when it is the viewer's. @throws AppError PLAYLIST_NOT_FOUND, FORBIDDEN */
export async function ownPlaylist(db: Db, viewer: Viewer, uuid: string): Promise<playlists.PlaylistRow> {
  return mustOwnPlaylist(viewer, await playlists.findPlaylist(db, uuid, viewer.uuid))
}

/**
 * Changes a playlist. Absent fields are not written, so that a new name sent from another window never makes a playlist public again.
 * @throws AppError INVALID_INPUT with fields
 */
export async function change(db: Db, before: playlists.PlaylistRow, patch: Partial<playlists.PlaylistForm>): Promise<void> {
  mustBeValid(validatePlaylist({ ...before, ...patch }))
  await playlists.updatePlaylist(db, before.uuid, { ...patch, ...plainTexts(patch) })
}

/** @throws AppError PLAYLIST_NOT_FOUND when it was deleted meanwhile */
async function mustLock(tx: Tx, uuid: string): Promise<{ contents_count: number }> {
  return mustExist(await entries.lockPlaylist(tx, uuid), 'PLAYLIST_NOT_FOUND')
}

/** @throws AppError CONTENT_NOT_FOUND when the playlist does not contain it */
async function mustHold(tx: Tx, entry: entries.Entry): Promise<void> {
  if (!(await entries.isInPlaylist(tx, entry))) throw new AppError('CONTENT_NOT_FOUND')
}

/**
 * Adds a content at the end, or puts it back before `place.before`; when that content is gone, at the end.
 * @returns false when the playlist contains it already: it keeps its place
 * @throws AppError CONTENT_NOT_FOUND, PLAYLIST_NOT_FOUND, PLAYLIST_FULL
 */
export async function add(db: Db, entry: entries.Entry, place: { before: string | null; addedAt?: Date }): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (!(await entries.lockForPlaylist(tx, entry.content_uuid))) throw new AppError('CONTENT_NOT_FOUND')
    const { contents_count } = await mustLock(tx, entry.playlist_uuid)
    if (await entries.isInPlaylist(tx, entry)) return false
    if (contents_count >= limits.videosPerPlaylist) throw new AppError('PLAYLIST_FULL')
    await entries.insertEntry(tx, entry, place)
    return true
  })
}

/**
 * @returns its former place, with which `add` puts it back
 * @throws AppError PLAYLIST_NOT_FOUND, CONTENT_NOT_FOUND when it is not in the playlist
 */
export async function remove(db: Db, entry: entries.Entry): Promise<{ before: string | null; added_at: Date }> {
  return db.transaction().execute(async (tx) => {
    await mustLock(tx, entry.playlist_uuid)
    return mustExist(await entries.deleteEntry(tx, entry), 'CONTENT_NOT_FOUND')
  })
}

/**
 * Moves a content just before another one, or to the end when `before` is null.
 * @throws AppError PLAYLIST_NOT_FOUND, CONTENT_NOT_FOUND when one of them is not in the playlist
 */
export async function move(db: Db, entry: entries.Entry, before: string | null): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await mustLock(tx, entry.playlist_uuid)
    await mustHold(tx, entry)
    if (before === entry.content_uuid) return
    if (before !== null) await mustHold(tx, { ...entry, content_uuid: before })
    await entries.moveEntry(tx, entry, before)
  })
}
