import { constants } from 'node:fs'
import { copyFile, link } from 'node:fs/promises'

/**
 * Puts a stored file at a second path. Stored files are never written again, only removed: a hard link is as good as a copy, where the file
 * system supports it.
 * @returns `copied` when the bytes may not be on the disk yet
 */
export async function linkOrCopy(from: string, to: string): Promise<'linked' | 'copied'> {
  try {
    await link(from, to)
    return 'linked'
  } catch {
    await copyFile(from, to, constants.COPYFILE_FICLONE)
    return 'copied'
  }
}
