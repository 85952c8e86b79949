import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSnapshot, DumpedDatabase } from '../../db/postgres/siteDump.ts'
import { ownerOf } from '../../storage/keys.ts'
import { dropGone, type SavedFiles, saveMark, saveNew, type SiteFiles } from './siteFiles.ts'

type Schema = Pick<DatabaseSnapshot, 'migrations' | 'needed'>

/** A file that comes and goes again within seconds costs one more round. */
const rounds = 10
/** From this round on, the owners of missed files keep theirs until they are saved: somebody may change one video as often as they can. */
const firstHoldingRound = 3

/**
 * Saves the files and the database of a site that may be running, so that every row of the dump has its files.
 *
 * A file is there, unchanged, from before a row names its key until after no row does, and a key is never used twice. So it was saved whole
 * where its key was named both before and after the files were copied. Only a key of the dump that came and went meanwhile may have been
 * missed: then a later state of the database is dumped, which does not name it. In the end, changes of what was missed wait for the copy.
 * @param dumpPath where the dump goes
 * @returns the number of files; the migrations of the dump, and the one that it needs; the keys that it names and whose files the site itself
 *   has lost
 * @throws Error in French
 */
export async function saveRunningSite(
  database: Pick<DumpedDatabase, 'hold' | 'keys' | 'snapshot'>,
  files: SiteFiles,
  saved: SavedFiles,
  dumpPath: string,
): Promise<{ files: number; lost: string[] } & Schema> {
  // Before the snapshot: a mark that the database does not know yet would keep the restored site from sweeping its storage.
  let count = await saveMark(files, saved)
  let known: ReadonlySet<string> = await database.keys()
  count += await saveNew(files, saved)
  const missedOwners = new Set<string>()
  for (let round = 0; round < rounds; round += 1) {
    await using hold = round < firstHoldingRound ? null : await database.hold(missedOwners)
    await using snapshot = await database.snapshot()
    count += await saveNew(files, saved)
    const now = await database.keys()
    await hold?.release()
    const whole = new Set([...snapshot.keys].filter((key) => known.has(key) || now.has(key)))
    if (whole.size === snapshot.keys.size) return { ...(await finish(snapshot, files, saved, count)), ...(await dump(snapshot, dumpPath)) }
    for (const key of snapshot.keys) if (!whole.has(key)) missedOwners.add(ownerOf(key))
    known = whole
  }
  throw new Error('le site change trop vite : une sauvegarde entière n’a pas pu être faite, recommencez plus tard')
}

async function finish(
  snapshot: DatabaseSnapshot,
  files: SiteFiles,
  saved: SavedFiles,
  count: number,
): Promise<{ files: number; lost: string[] }> {
  const dropped = await dropGone(files, saved, snapshot.keys)
  const lost = [...snapshot.keys].filter((key) => !existsSync(join(saved.root, key)))
  return { files: count - dropped, lost }
}

async function dump(snapshot: DatabaseSnapshot, path: string): Promise<Schema> {
  await snapshot.dump(path)
  return { migrations: snapshot.migrations, needed: snapshot.needed }
}
