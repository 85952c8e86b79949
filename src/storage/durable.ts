import { mkdir, open, readdir, rename, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Puts a file, or the names in a folder, on the disk. Windows opens no folders and syncs only what is open for writing: nothing there. */
export async function sync(path: string): Promise<void> {
  if (process.platform === 'win32') return
  await using file = await open(path, 'r')
  await file.sync()
}

/** Enough for the disk to join several in one flush; the other threads that Node has for files stay free. */
const syncedAtOnce = 3

/** A file, or a folder with all that is in it. */
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

/** The names in a folder and in all folders in it, whose files have been on the disk under other names. */
export async function syncFolders(path: string): Promise<void> {
  for (const entry of await readdir(path, { withFileTypes: true })) if (entry.isDirectory()) await syncFolders(join(path, entry.name))
  await sync(path)
}

/**
 * Moves a file or a folder, so that after a power cut it is either at its new place with all that was written, or not there: its bytes
 * are on the disk before its name, and its name before this answers.
 * @param syncBefore puts it on the disk, where less than all of it has to be
 */
export async function moveDurably(from: string, to: string, syncBefore = syncTree): Promise<void> {
  await syncBefore(from)
  const folder = dirname(to)
  const made = await mkdir(folder, { recursive: true })
  await rename(from, to)
  // With new folders, their names too: up to the first one that was there before.
  const top = made === undefined ? folder : dirname(made)
  for (let path = folder; ; path = dirname(path)) {
    await sync(path)
    if (path === top) return
  }
}
