import { findMedia, type MediaRow } from '../../db/media/media.ts'
import { forgetFormerKeys } from '../../db/media/mediaNames.ts'
import { keys, pictureOfSizes } from '../../storage/keys.ts'
import type { Storage } from '../../storage/storage.ts'
import type { WorkerDeps } from '../deps.ts'

/** Longer than people watch at a stretch: playback that started with an older version can finish with it. */
export const cleanupDelaySeconds = 6 * 60 * 60

const hourMs = 60 * 60 * 1000
/** A younger file that nothing references yet may be referenced soon: while a conversion runs, a remote worker may be sending it. */
const settledMs = ({ state }: Pick<MediaRow, 'state'>): number => (state === 'complete' || state === 'failed' ? hourMs : 24 * hourMs)

/** Returns the files, and folders of files, that a content's media reference. */
export function referenced(media: Omit<MediaRow, 'channel_uuid'>): Set<string> {
  const { original_key, playlist_key, thumbnail_key, poster_key, storyboard_key } = media
  const parent = (key: string | null): string | null => key && key.slice(0, key.lastIndexOf('/'))
  const all = [original_key, thumbnail_key, poster_key, parent(playlist_key), parent(storyboard_key)]
  return new Set(all.filter((key) => key !== null))
}

async function listKeys(storage: Storage, prefix: string): Promise<string[]> {
  const { objects } = await storage.disk.listAll(prefix)
  return Array.from(objects, (entry) => (entry.isFile ? entry.key : entry.prefix))
}

async function isSettled(storage: Storage, key: string, afterMs: number): Promise<boolean> {
  const modifiedAt = await storage.modifiedAt(key)
  return modifiedAt !== undefined && Date.now() - modifiedAt > afterMs
}

/** Removes the files that a content does not reference any more, or all its files when it is gone. */
export async function cleanup({ database, storage }: Pick<WorkerDeps, 'database' | 'storage'>, contentUuid: string): Promise<void> {
  const media = await findMedia(database.db, contentUuid)
  if (!media) {
    await storage.remove(keys.originals(contentUuid))
    await storage.remove(keys.incomings(contentUuid))
    await storage.remove(keys.content(contentUuid))
    return
  }
  const kept = referenced(media)
  const present = new Set([
    ...(await listKeys(storage, keys.originals(contentUuid))),
    ...(await listKeys(storage, keys.content(contentUuid))),
  ])
  const left = new Set(present)
  for (const key of present) {
    // The sizes of a picture go with it.
    if (
      kept.has(key) ||
      (pictureOfSizes(key) !== key && present.has(pictureOfSizes(key))) ||
      !(await isSettled(storage, key, settledMs(media)))
    )
      continue
    await storage.remove(key)
    left.delete(key)
  }
  await forgetFormerKeys(database.db, contentUuid, [...left])
}
