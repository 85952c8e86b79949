import { mkdir, open, readdir, rename, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Syncs a file, or a folder's entries, to the disk. Does nothing on Windows, which cannot open folders and only syncs files open for
 * writing.
 */
export async function sync(path: string): Promise<void> {
  if (process.platform === 'win32') return
  await using file = await open(path, 'r')
  await file.sync()
}

/** Enough for the disk to combine several in one flush, while Node's other threads for files stay free. */
const syncedAtOnce = 3

async function syncTree(path: string): Promise<void> {
  if ((await stat(path)).isDirectory()) {
    const names = (await readdir(path)).values()
    const next = async (): Promise<void> => {
      for (const name of names) await syncTree(join(path, name))
    }
    await Promise.all(Array.from({ length: syncedAtOnce }, next))
  }
  await sync(path)
}

/** Syncs the entries of a folder and of all folders in it. Their files must already be on the disk under other names. */
export async function syncFolders(path: string): Promise<void> {
  for (const entry of await readdir(path, { withFileTypes: true })) if (entry.isDirectory()) await syncFolders(join(path, entry.name))
  await sync(path)
}

/**
 * Moves a file or a folder, so that after a power cut it is either complete at its new place, or not there: its bytes are on the disk
 * before its name, and its name is before this resolves.
 * @param syncBefore syncs `from` before the rename, where less than all of it has to be synced
 */
export async function moveDurably(from: string, to: string, syncBefore = syncTree): Promise<void> {
  await syncBefore(from)
  const folder = dirname(to)
  const made = await mkdir(folder, { recursive: true })
  await rename(from, to)
  // The names of new folders, too: up to the first one that existed before.
  const top = made === undefined ? folder : dirname(made)
  for (let path = folder; ; path = dirname(path)) {
    await sync(path)
    if (path === top) return
  }
}
