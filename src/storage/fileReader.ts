import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { storedFolders } from './keys.ts'
import type { Storage } from './storage.ts'

/** The part of a storage that reads files by their keys. */
export type FileReader = Pick<Storage, 'list' | 'sizes' | 'read'>

export const readWhole = (files: Pick<FileReader, 'read'>, key: string, bytes: number): Readable =>
  bytes === 0 ? Readable.from([]) : files.read(key, { first: 0, last: bytes - 1 })

/** Reads a file. @returns its SHA-256 in hexadecimal */
export async function hashOfKey(files: Pick<FileReader, 'read'>, key: string, bytes: number): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(readWhole(files, key, bytes), hash)
  return hash.digest('hex')
}

/** Yields the folders of all owners. @param firstFolders those whose owners are meant */
export async function* ownersFolders(
  files: Pick<FileReader, 'list'>,
  firstFolders: readonly string[] = storedFolders,
): AsyncGenerator<string> {
  for (const folder of firstFolders) for await (const page of files.list(folder)) for (const { key } of page) yield key
}
