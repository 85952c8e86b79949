import { closeSync, fsyncSync, openSync } from 'node:fs'

/** Puts a file, or the names in a folder, on the disk. Windows opens no folders and syncs only what is open for writing: nothing there. */
export function syncPath(path: string): void {
  if (process.platform === 'win32') return
  const fd = openSync(path, 'r')
  try {
    fsyncSync(fd)
  } finally {
    closeSync(fd)
  }
}
