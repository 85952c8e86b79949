import { randomUUID } from 'node:crypto'
import type { Db } from '../db/connection/database.ts'
import { insertSettingIfAbsent, isPristine, readSetting, storageMarkKey, writeSetting } from '../db/demo/demo.ts'
import { findAvatars, findBanners, findMediaOf } from '../db/media/media.ts'
import { findLogos } from '../db/site/site.ts'
import { findUploadsOf } from '../db/upload/resumableUploads.ts'
import { keys, pictureOfSizes } from '../storage/keys.ts'
import type { Storage } from '../storage/storage.ts'
import type { WorkerDeps } from './deps.ts'
import { referenced } from './jobs/cleanup.ts'

/** A younger file that no row references may be referenced soon, or may still be playing. */
const settledMs = 24 * 60 * 60 * 1000
const everyMs = 24 * 60 * 60 * 1000
const sweptKey = 'storage.swept'
const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Deps = Pick<WorkerDeps, 'database' | 'storage' | 'log'>

/** Names that the site generates: a random one, which may end in a colour, or a uuid, with an extension or, for a version, without. */
const nameShape = /^[0-9a-f-]{32,39}(\.[a-z0-9]+)?$/

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
const owners: Readonly<Record<string, Owners>> = {
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
async function isOurs(db: Db, storage: Storage): Promise<boolean> {
  const mark = (await storage.disk.exists(keys.site)) ? await storage.disk.get(keys.site) : undefined
  if (mark !== undefined) return mark === (await readSetting(db, storageMarkKey))
  await storage.disk.put(keys.site, String(await insertSettingIfAbsent(db, storageMarkKey, randomUUID())))
  return true
}

/** Removes old unreferenced files in one owner's folder, and the folder when it has no owner. @returns the number of removed entries */
async function sweepFolder(
  storage: Storage,
  folder: { key: string; changedAt: number },
  named: ReadonlySet<string> | null,
  before: number,
) {
  let [removed, left] = [0, 0]
  for await (const page of storage.list(folder.key)) {
    for (const { key, name, changedAt } of page) {
      if (named?.has(pictureOfSizes(key)) || changedAt > before || !nameShape.test(name)) {
        left += 1
        continue
      }
      await storage.remove(key)
      removed += 1
    }
  }
  if (named === null && left === 0 && folder.changedAt <= before) await storage.remove(folder.key)
  return removed
}

/**
 * Deletes the files that a crash left without a row: those that no row references and that are older than a day. Names that the site did
 * not generate are not touched.
 * @param options.now milliseconds since 1970
 * @returns the number of deleted files, and folders of one version of a video
 */
export async function sweepStorage(deps: Deps, options: { now?: number; signal?: AbortSignal } = {}): Promise<number> {
  const { database, storage } = deps
  const { now = Date.now(), signal } = options
  const before = now - settledMs
  let removed = 0
  for (const [first, find] of Object.entries(owners)) {
    for await (const page of storage.list(first)) {
      const folders = page.filter(({ name }) => uuidShape.test(name))
      const named = await find(
        database.db,
        folders.map(({ name }) => name),
        before,
      )
      for (const folder of folders) {
        if (signal?.aborted) return removed
        const kept = named.get(folder.name) ?? null
        if (kept !== 'all') removed += await sweepFolder(storage, folder, kept, before)
      }
    }
  }
  return removed
}

/** Sweeps once a day, in the first worker to try. An unused site is skipped: its database may not be restored yet. */
export async function sweepDaily(deps: Deps, signal?: AbortSignal): Promise<void> {
  const { db } = deps.database
  const last = await readSetting(db, sweptKey)
  if ((typeof last === 'number' && Math.abs(Date.now() - last) < everyMs) || (await isPristine(db))) return
  if (!(await isOurs(db, deps.storage))) {
    deps.log.warn({ storage: deps.storage.place }, 'the storage belongs to another database: its files are not swept')
    return
  }
  await writeSetting(db, sweptKey, Date.now())
  const removed = await sweepStorage(deps, signal ? { signal } : {})
  if (removed > 0) deps.log.info({ removed }, 'unreferenced files were deleted')
}
