import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folders on one file system, so that a finished file can be renamed into place. */
export type Location = { root: string; tempDir: string }

export const isBucketUrl = (url: string | undefined): url is string => url?.startsWith('s3:') === true

/**
 * Reads `STORAGE_URL` where the files are in a folder: empty means inside the data folder, `file:///folder` a folder elsewhere.
 * @throws Error with one French line for anything else
 */
export function locate(dataDir: string, url: string | undefined): Location {
  if (!url) return { root: resolve(dataDir, 'storage'), tempDir: resolve(dataDir, 'tmp') }
  if (!url.startsWith('file:')) throw new Error('STORAGE_URL : attendu file:///dossier ou s3://seau')
  const folder = fileURLToPath(url)
  return { root: join(folder, 'storage'), tempDir: join(folder, 'tmp') }
}
