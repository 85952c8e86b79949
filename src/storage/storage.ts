import type { Readable } from 'node:stream'
import type { Disk } from 'flydrive'
import type { Arrival } from './arrival.ts'
import { isBucketUrl } from './location.ts'
import type { ContentKeys } from './newNames.ts'
import type { Reservation } from './space.ts'

/** An entry directly in a folder of the storage. `changedAt`: milliseconds since 1970 when it was last written or moved. */
export type Entry = { key: string; name: string; changedAt: number }

/** The first and the last byte, counted from 0. */
export type ByteRange = { first: number; last: number }

/** Headers of a request for a file. */
export type Conditions = Partial<Record<'range' | 'if-range' | 'if-none-match' | 'if-modified-since', string | undefined>>

/** `status`: 200, 206, 304 or 416. `headers`: those about the bytes, of the answer. `body`: null for a HEAD request too */
export type ServedFile = { status: number; headers: Record<string, string>; body: Readable | null }

/** An attempt of a request to the server. `operation`: S3's name of it. `status`: of the answer, null without one. */
export type BucketRequest = { operation: string; status: number | null; seconds: number }

/** The site's files: in a folder, or in a bucket of an S3-compatible server. Keys are built by `keys.ts`. */
export type Storage = {
  disk: Disk
  /** where it is, for logs */
  place: string
  /** the folder whose public parts are served at /media; null when the files are not on this machine */
  root: string | null
  /** Reads a file for an HTTP request; null where they are in `root`. Resolves to undefined when there is no such file. */
  serve: ((key: string, conditions: Conditions, method: 'GET' | 'HEAD') => Promise<ServedFile | undefined>) | null
  /** Calls a listener for each request to the server of the bucket from then on; null for a folder. */
  observe: ((listener: (request: BucketRequest) => void) => void) | null
  /** folder on this machine for unfinished files */
  tempDir: string
  /** Returns the address of a key: from the site's root, `/media/…`, or on the server of MEDIA_URL. */
  url(key: string): string
  /** Returns a path for an unfinished file or folder. The caller removes it; after a crash, the next start does. */
  tempPath(extension?: string): string
  /** Free bytes of the disk for unfinished files, and for files in a folder. */
  freeBytes(): Promise<number>
  /** free bytes of that disk that files never take */
  floorBytes: number
  /** Reserves room for an upload. @throws AppError STORAGE_FULL when it would nearly fill the disk */
  reserve: (bytes: number) => Promise<Reservation>
  /** True when too little room is left to write more files. */
  isLow: () => Promise<boolean>
  /** True when there is no room at all: so little that even the database stops writing. @throws Error when the storage cannot be reached */
  isFull: () => Promise<boolean>
  /** Moves a finished temporary file or folder to its key, atomically and durably: a power cut afterwards loses nothing. */
  adopt(tempPath: string, key: string): Promise<void>
  /** Returns the arriving file of a key in `incoming/`, which any process may continue. */
  arrival(key: string): Arrival
  /** Returns the arriving file of a request: it ends with the request. `key`: in `incoming/`, where it may be kept meanwhile */
  receive(key: string): Arrival
  /** Returns a file that this process has made, as if it had arrived. */
  arrived(tempPath: string): Arrival
  /** Lists the entries directly in a folder, in pages. */
  list(folder: string): AsyncIterable<Entry[]>
  /** Returns the bytes of each file in a folder of keys, also in its folders, by its key. */
  sizes(folder: string): Promise<Map<string, number>>
  /** Returns milliseconds since 1970 when a file, or a folder's first file, was written; undefined when there is none. */
  modifiedAt(key: string): Promise<number | undefined>
  /** Reads a part of a file. A missing file ends the stream with an error. */
  read(key: string, range: ByteRange): Readable
  /**
   * Returns the path of a key's file on this machine: where it is stored, or of a copy that is made in `folder`.
   * @throws Error with the code ENOENT when there is no such file
   */
  localFile(key: string, folder: string, signal: AbortSignal): Promise<string>
  /** Copies the files under a content's keys to new names next to them. @returns the new keys; a key without a file stays unchanged */
  copyUnderNewNames(keys: ContentKeys): Promise<ContentKeys>
  /**
   * Makes a key, or a whole folder of keys, unreachable in one step that survives a power cut, then removes it, and a picture's
   * smaller sizes with it; a missing key is no error.
   */
  revoke(prefix: string): Promise<void>
  /** Removes a key with a picture's smaller sizes, or a whole folder of keys; a missing key is no error. */
  remove(prefix: string): Promise<void>
}

/**
 * `url`: `STORAGE_URL`. `mediaUrl`: `MEDIA_URL`. `floorBytes`: free bytes that files never take; by default a tenth of the disk, 500 MB at
 * most.
 */
export type StorageOptions = { dataDir: string; url?: string | undefined; mediaUrl?: string | undefined; floorBytes?: number | undefined }

/**
 * Opens the storage.
 * @throws Error in French when `url` names an unsupported kind of storage
 */
export async function openStorage(options: StorageOptions): Promise<Storage> {
  // Of the two, only the one in use is loaded: the client of S3 takes 100 ms and 20 MB.
  const { url } = options
  if (isBucketUrl(url)) return (await import('./bucket/bucketStorage.ts')).openBucket({ ...options, url })
  return (await import('./folder/folderStorage.ts')).openFolder(options)
}
