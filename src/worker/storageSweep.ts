import { randomUUID } from 'node:crypto'
import type { Db } from '../db/database.ts'
import { isPristine, readSetting, settleSetting, writeSetting } from '../db/demo.ts'
import { findAvatars, findBanners, findMediaOf } from '../db/media.ts'
import { keys } from '../storage/keys.ts'
import type { Storage } from '../storage/storage.ts'
import type { WorkerDeps } from './deps.ts'
import { referenced } from './jobs/cleanup.ts'

/** Younger than this, what no row names may be about to be named, or is still shown to somebody who began with it. */
const settledMs = 24 * 60 * 60 * 1000
const everyMs = 24 * 60 * 60 * 1000
const sweptKey = 'storage.swept'
const siteKey = 'storage.site'
const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Deps = Pick<WorkerDeps, 'database' | 'storage' | 'log'>

/** The names that the site gives: a random one or a uuid, with an extension or, for a version, without. */
const nameShape = /^[0-9a-f-]{32,36}(\.[a-z0-9]+)?$/

/** What the rows of an owner name, or that all they have stays; whoever is not there owns nothing. */
type Named = Map<string, ReadonlySet<string> | 'all'>
type Owners = (db: Db, uuids: readonly string[], settledBefore: number) => Promise<Named>

const ofContents: Owners = async (db, uuids, settledBefore) => {
  const isBusy = (state: string): boolean => ['received', 'processing', 'watchable'].includes(state)
  const rows = await findMediaOf(db, uuids)
  return new Map(
    rows.map((row) => [row.content_uuid, isBusy(row.state) || row.updated_at.getTime() > settledBefore ? 'all' : referenced(row)]),
  )
}
const imageOf =
  (find: typeof findAvatars): Owners =>
  async (db, uuids) =>
    new Map((await find(db, uuids)).map(({ uuid, key }) => [uuid, new Set(key === null ? [] : [key])]))

/** Whose the folders are that lie in each first folder of the storage. */
const owners: Readonly<Record<string, Owners>> = {
  originals: ofContents,
  contents: ofContents,
  avatars: imageOf(findAvatars),
  banners: imageOf(findBanners),
  // A user's own images are named by no row: they are theirs as long as there is somebody.
  files: async (db, uuids) => new Map((await findAvatars(db, uuids)).map(({ uuid }) => [uuid, 'all'])),
}

/**
 * A storage belongs to the first site that swept it. Another database (a new one after an accident, that of a test) knows nothing of
 * what lies there, and would have it all deleted.
 */
async function isOurs(db: Db, storage: Storage): Promise<boolean> {
  const mark = (await storage.disk.exists(keys.site)) ? await storage.disk.get(keys.site) : undefined
  if (mark !== undefined) return mark === (await readSetting(db, siteKey))
  await storage.disk.put(keys.site, String(await settleSetting(db, siteKey, randomUUID())))
  return true
}

/** Removes what is old and not named in one owner's folder, and the folder when it was nobody's. @returns how many entries went */
async function sweepFolder(
  storage: Storage,
  folder: { key: string; changedAt: number },
  named: ReadonlySet<string> | null,
  before: number,
) {
  let [removed, left] = [0, 0]
  for await (const page of storage.list(folder.key)) {
    for (const { key, name, changedAt } of page) {
      if (named?.has(key) || changedAt > before || !nameShape.test(name)) {
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
 * Deletes what a crash left in the storage between a file and its row: what no row names and is older than a day. What bears no
 * name of the site's own is not touched.
 * @param options.now milliseconds since 1970
 * @returns how many files, and folders of one version of a video
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

/** Once a day, whoever of the workers comes first. A site that nobody uses yet is left alone: its database may still be to be restored. */
export async function sweepDaily(deps: Deps, signal?: AbortSignal): Promise<void> {
  const { db } = deps.database
  const last = await readSetting(db, sweptKey)
  if ((typeof last === 'number' && Date.now() - last < everyMs) || (await isPristine(db))) return
  if (!(await isOurs(db, deps.storage))) {
    deps.log.warn({ storage: deps.storage.root }, 'the storage bears the mark of another database: nothing is tidied up in it')
    return
  }
  await writeSetting(db, sweptKey, Date.now())
  const removed = await sweepStorage(deps, signal ? { signal } : {})
  if (removed > 0) deps.log.info({ removed }, 'files that nothing names any more were deleted')
}
