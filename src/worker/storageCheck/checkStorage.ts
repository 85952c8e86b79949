import {
  type CheckCounts,
  finishCheck,
  insertFindings,
  type NewFinding,
  recordCounts,
  restartCheck,
} from '../../db/storageCheck/storageChecks.ts'
import { findReferences, listReferences, type ReferenceTable, referenceTables } from '../../db/storageCheck/references.ts'
import type { JobEnd } from '../../db/jobs/running.ts'
import { listedFindings, type StorageFindingKind } from '../../shared/entities/storage.ts'
import { pictureOfSizes } from '../../storage/keys.ts'
import type { Storage } from '../../storage/storage.ts'
import type { WorkerDeps } from '../deps.ts'
import { isOurs, nameShape, owners, settledMs, uuidShape } from '../fileOwners.ts'

const recordEveryMs = 1000
const rowsAtOnce = 200

export type StorageWorkDeps = Pick<WorkerDeps, 'database' | 'storage'>

/** Everything would look like an orphan to another database. */
export const foreignStorage: JobEnd = {
  outcome: 'refused',
  reason: 'Ce stockage appartient à une autre base de données : rien n’y est comparé ni supprimé',
}

/** Another check has taken this one's place. */
class Replaced extends Error {}

/** What a check has found so far; it is written every second. */
class Report {
  readonly counts: CheckCounts = { files: 0, bytes: 0, orphans: 0, orphan_files: 0, orphan_bytes: 0, missing: 0, unknown_names: 0 }
  readonly #listed: Record<StorageFindingKind, number> = { orphan: 0, missing: 0 }
  readonly #deps: StorageWorkDeps
  readonly #uuid: string
  #found: NewFinding[] = []
  #recordedAt = performance.now()

  constructor(deps: StorageWorkDeps, uuid: string) {
    this.#deps = deps
    this.#uuid = uuid
  }

  add(finding: NewFinding): void {
    if (finding.kind === 'missing') this.counts.missing += 1
    else {
      this.counts.orphans += 1
      this.counts.orphan_files += finding.files
      this.counts.orphan_bytes += finding.bytes
    }
    if (this.#listed[finding.kind] >= listedFindings) return
    this.#listed[finding.kind] += 1
    this.#found.push(finding)
  }

  /** @throws Replaced */
  async recordNow(): Promise<void> {
    const found = this.#found
    this.#found = []
    await insertFindings(this.#deps.database.db, this.#uuid, found)
    if (!(await recordCounts(this.#deps.database.db, this.#uuid, this.counts))) throw new Replaced()
    this.#recordedAt = performance.now()
  }

  /** Call it between two folders. @throws Replaced */
  async recordSometimes(): Promise<void> {
    if (this.#found.length >= rowsAtOnce || performance.now() - this.#recordedAt > recordEveryMs) await this.recordNow()
  }
}

type Size = { files: number; bytes: number }

/** Returns what each entry directly in a folder takes, by its key. */
function entriesOf(folder: string, sizes: ReadonlyMap<string, number>): Map<string, Size> {
  const entries = new Map<string, Size>()
  for (const [key, bytes] of sizes) {
    const [name = ''] = key.slice(folder.length + 1).split('/', 1)
    const entry = entries.get(`${folder}/${name}`) ?? { files: 0, bytes: 0 }
    entries.set(`${folder}/${name}`, { files: entry.files + 1, bytes: entry.bytes + bytes })
  }
  return entries
}

/** Finds the orphans in the folder of one owner. @param named the keys that the owner's rows reference */
async function checkFolder(
  storage: Storage,
  report: Report,
  folder: string,
  named: ReadonlySet<string> | 'all',
  before: number,
): Promise<void> {
  const { counts } = report
  const candidates = new Map<string, Size>()
  for (const [key, size] of entriesOf(folder, await storage.sizes(folder))) {
    counts.files += size.files
    counts.bytes += size.bytes
    if (!nameShape.test(key.slice(folder.length + 1))) counts.unknown_names += 1
    else if (named !== 'all' && !named.has(pictureOfSizes(key))) candidates.set(key, size)
  }
  if (candidates.size === 0) return
  for await (const page of storage.list(folder)) {
    for (const { key, changedAt } of page) {
      const size = candidates.get(key)
      if (size && changedAt <= before) report.add({ kind: 'orphan', key, ...size })
    }
  }
}

/** Looks for what no row references: owner by owner, so that memory use does not depend on their number. */
async function findOrphans({ database, storage }: StorageWorkDeps, report: Report, signal: AbortSignal, before: number): Promise<void> {
  for (const [first, find] of Object.entries(owners)) {
    for await (const page of storage.list(first)) {
      const folders = page.filter(({ name }) => uuidShape.test(name))
      report.counts.unknown_names += page.length - folders.length
      const named = await find(
        database.db,
        folders.map(({ name }) => name),
        before,
      )
      for (const { key, name } of folders) {
        signal.throwIfAborted()
        await checkFolder(storage, report, key, named.get(name) ?? new Set(), before)
        await report.recordSometimes()
      }
    }
  }
}

const folderOf = (key: string): string => key.split('/', 2).join('/')

async function absentOf(storage: Storage, keys: readonly string[]): Promise<string[]> {
  const absent: string[] = []
  for (const [folder, inside] of Map.groupBy(keys, folderOf)) {
    const present = await storage.sizes(folder)
    absent.push(...inside.filter((key) => !present.has(key)))
  }
  return absent
}

/** Looks for references without a file. */
async function findMissing({ database, storage }: StorageWorkDeps, report: Report, signal: AbortSignal): Promise<void> {
  const check = async (table: ReferenceTable, uuid: string, keys: readonly string[]): Promise<void> => {
    const absent = await absentOf(storage, keys)
    if (absent.length === 0) return
    // Meanwhile the row may reference other files in their place.
    const current = new Set(await findReferences(database.db, table, uuid))
    const stillAbsent = await absentOf(
      storage,
      absent.filter((key) => current.has(key)),
    )
    for (const key of stillAbsent) report.add({ kind: 'missing', key, files: 0, bytes: 0 })
  }
  for (const table of referenceTables) {
    for (let after: string | null = null; ;) {
      const rows = await listReferences(database.db, table, after, rowsAtOnce)
      for (const { uuid, keys } of rows) {
        signal.throwIfAborted()
        await check(table, uuid, keys)
        await report.recordSometimes()
      }
      const last = rows.at(-1)
      if (!last) break
      after = last.uuid
    }
  }
}

/**
 * Compares the storage with the database: old files that no row references, and references without a file. Nothing is deleted. Repeated, it
 * begins again; it ends early once another check has taken its place.
 * @param now milliseconds since 1970
 */
export async function checkStorage(deps: StorageWorkDeps, uuid: string, signal: AbortSignal, now = Date.now()): Promise<JobEnd> {
  const { db } = deps.database
  if (!(await isOurs(db, deps.storage))) return foreignStorage
  if (!(await restartCheck(db, uuid))) return { outcome: 'completed' }
  const report = new Report(deps, uuid)
  try {
    await findOrphans(deps, report, signal, now - settledMs)
    await findMissing(deps, report, signal)
    await report.recordNow()
  } catch (error) {
    if (error instanceof Replaced) return { outcome: 'completed' }
    throw error
  }
  await finishCheck(db, uuid)
  return { outcome: 'completed' }
}
