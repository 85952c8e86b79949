import { stat } from 'node:fs/promises'
import { findMedia, type MediaRow } from '../../db/media.ts'
import { forgetFormerKeys } from '../../db/mediaNames.ts'
import { keys } from '../../storage/keys.ts'
import type { Storage } from '../../storage/storage.ts'
import type { WorkerDeps } from '../deps.ts'

/** Longer than any sitting: whoever began with an older version ends with it. */
export const cleanupDelaySeconds = 6 * 60 * 60

/** Younger than this, what nothing refers to yet may be about to be. */
const settledMs = 60 * 60 * 1000

/** The files, and folders of files, that a content's media name. */
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

async function isSettled(storage: Storage, key: string): Promise<boolean> {
  return Date.now() - (await stat(storage.path(key))).mtimeMs > settledMs
}

/** Removes what a content no longer refers to, or all that it had when it is gone. */
export async function cleanup({ database, storage }: Pick<WorkerDeps, 'database' | 'storage'>, contentUuid: string): Promise<void> {
  const media = await findMedia(database.db, contentUuid)
  if (!media) {
    await storage.remove(keys.originals(contentUuid))
    await storage.remove(keys.content(contentUuid))
    return
  }
  const kept = referenced(media)
  const present = [...(await listKeys(storage, keys.originals(contentUuid))), ...(await listKeys(storage, keys.content(contentUuid)))]
  const left = new Set(present)
  for (const key of present) {
    if (kept.has(key) || !(await isSettled(storage, key))) continue
    await storage.remove(key)
    left.delete(key)
  }
  await forgetFormerKeys(database.db, contentUuid, [...left])
}
