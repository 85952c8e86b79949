import { randomUUID } from 'node:crypto'
import type { Db } from '../db/connection/database.ts'
import { insertSettingIfAbsent, readSetting, storageMarkKey } from '../db/demo/demo.ts'
import { findAvatars, findBanners, findMediaOf } from '../db/media/media.ts'
import { findLogos } from '../db/site/site.ts'
import { findUploadsOf } from '../db/upload/resumableUploads.ts'
import { keys } from '../storage/keys.ts'
import type { Storage } from '../storage/storage.ts'
import { referenced } from './jobs/cleanup.ts'

/** A younger file that no row references may be referenced soon, or may still be playing. */
export const settledMs = 24 * 60 * 60 * 1000
/** Names of the folders of owners. */
export const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Names that the site generates: a random one, which may end in a colour, or a uuid, with an extension or, for a version, without. */
export const nameShape = /^[0-9a-f-]{32,39}(\.[a-z0-9]+)?$/

/** The files that an owner's rows reference, or `all` when all its files stay; a missing owner has no files. */
type Named = Map<string, ReadonlySet<string> | 'all'>
type Owners = (db: Db, uuids: readonly string[], settledBefore: number) => Promise<Named>

const ofContents: Owners = async (db, uuids, settledBefore) => {
  const isBusy = (state: string): boolean => ['received', 'processing', 'watchable'].includes(state)
  const rows = await findMediaOf(db, uuids)
  return new Map(
    rows.map((row) => [row.content_uuid, isBusy(row.state) || row.updated_at.getTime() > settledBefore ? 'all' : referenced(row)]),
  )
}
/** What has arrived of files that are sent in parts: housekeeping deletes the expired ones. */
const ofUploads: Owners = async (db, uuids) => {
  const byContent = Map.groupBy(await findUploadsOf(db, uuids), (upload) => upload.content_uuid)
  return new Map([...byContent].map(([content, uploads]) => [content, new Set(uploads.map(({ uuid }) => keys.incoming(content, uuid)))]))
}
const imageOf =
  (find: typeof findAvatars): Owners =>
  async (db, uuids) =>
    new Map((await find(db, uuids)).map(({ uuid, key }) => [uuid, new Set(key === null ? [] : [key])]))

/** The owners of the folders in each first folder of the storage. */
export const owners: Readonly<Record<string, Owners>> = {
  originals: ofContents,
  incoming: ofUploads,
  contents: ofContents,
  avatars: imageOf(findAvatars),
  banners: imageOf(findBanners),
  logos: imageOf(findLogos),
  // No row references a user's own images: they stay as long as the user exists.
  files: async (db, uuids) => new Map((await findAvatars(db, uuids)).map(({ uuid }) => [uuid, 'all'])),
}

/**
 * A storage belongs to the first site that swept it. Another database (a new one after an accident, or a test's) does not reference its
 * files, and would delete them all.
 */
export async function isOurs(db: Db, storage: Storage): Promise<boolean> {
  const mark = (await storage.disk.exists(keys.site)) ? await storage.disk.get(keys.site) : undefined
  if (mark !== undefined) return mark === (await readSetting(db, storageMarkKey))
  await storage.disk.put(keys.site, String(await insertSettingIfAbsent(db, storageMarkKey, randomUUID())))
  return true
}
