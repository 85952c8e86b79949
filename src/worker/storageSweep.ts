import { isPristine, readSetting, writeSetting } from '../db/demo/demo.ts'
import { pictureOfSizes } from '../storage/keys.ts'
import type { Storage } from '../storage/storage.ts'
import type { WorkerDeps } from './deps.ts'
import { isOurs, nameShape, owners, settledMs, uuidShape } from './fileOwners.ts'

const everyMs = 24 * 60 * 60 * 1000
const sweptKey = 'storage.swept'

type Deps = Pick<WorkerDeps, 'database' | 'storage' | 'log'>

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
