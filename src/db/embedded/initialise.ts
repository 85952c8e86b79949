import { existsSync, readdirSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DurableFiles } from './durableFiles.ts'
import { openPglite } from './pgliteEngine.ts'
import { syncPath } from './syncPath.ts'

/**
 * Creates the database's folder when there is none. It is created under another name and renamed once it is complete and on the disk, so
 * that an interrupted first start leaves nothing incomplete.
 */
export async function initialise(dataDir: string): Promise<void> {
  if (existsSync(dataDir)) return
  const unfinished = `${dataDir}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  const pglite = await openPglite({ fs: new DurableFiles(unfinished) })
  await pglite.close()
  for (const entry of readdirSync(unfinished, { recursive: true, withFileTypes: true })) syncPath(join(entry.parentPath, entry.name))
  await rename(unfinished, dataDir)
  syncPath(dirname(dataDir))
}
