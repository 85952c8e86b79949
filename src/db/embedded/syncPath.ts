import { closeSync, fsyncSync, openSync } from 'node:fs'

/**
 * Syncs a file, or a folder's entries, to the disk. Does nothing on Windows, which cannot open folders and only syncs files open for
 * writing.
 */
export function syncPath(path: string): void {
  if (process.platform === 'win32') return
  const fd = openSync(path, 'r')
  try {
    fsyncSync(fd)
  } finally {
    closeSync(fd)
  }
}
