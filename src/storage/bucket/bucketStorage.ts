import { createWriteStream } from 'node:fs'
import { open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { extname, join, relative, resolve, sep } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import { defaultFloorBytes } from '../../shared/diskFloor.ts'
import type { Arrival } from '../arrival.ts'
import { fileArrival } from '../folder/fileArrival.ts'
import { addressOf } from '../address.ts'
import { mustBeInside, sizesFolder } from '../keys.ts'
import { createSpace, diskBytes, freeBytes, type Reservation } from '../space.ts'
import type { Entry, Storage, StorageOptions } from '../storage.ts'
import { openTempFolder, tempPath } from '../tempFolder.ts'
import { Bucket, type StoredObject } from './bucket.ts'
import { bucketArrival } from './bucketArrival.ts'
import { readBucketUrl } from './bucketUrl.ts'
import { reasonOf } from './reason.ts'
import { inParallel } from '../inParallel.ts'
import { copyUnderNewNames } from './renamedObjects.ts'
import { serveFrom } from './serve.ts'

const partBytes = 8 * 1024 * 1024
const filesAtOnce = 8
/** How long an answer of the server counts for the question whether it can be reached. */
const reachableMs = 5_000

/** Puts a file of this machine under a key: in parts, so that it is never whole in memory. */
async function putFile(bucket: Bucket, path: string, key: string): Promise<void> {
  const { size } = await stat(path)
  if (size <= partBytes) return bucket.put(key, await readFile(path))
  await using file = await open(path)
  const bytesAt = (position: number) => async (): Promise<Buffer> => {
    const length = Math.min(partBytes, size - position)
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
    if (bytesRead < length) throw new Error(`${path} became shorter`)
    return buffer
  }
  await bucket.putParts(
    key,
    Array.from({ length: Math.ceil(size / partBytes) }, (_, index) => ({ bytes: bytesAt(index * partBytes) })),
  )
}

async function putTree(bucket: Bucket, path: string, key: string): Promise<void> {
  if (!(await stat(path)).isDirectory()) return putFile(bucket, path, key)
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  await inParallel(files, filesAtOnce, (file) => putFile(bucket, file, `${key}/${relative(path, file).replaceAll(sep, '/')}`))
}

async function* entriesOf(bucket: Bucket, folder: string): AsyncGenerator<Entry[]> {
  const entry = (key: string, object: StoredObject | undefined): Entry => ({
    key,
    name: key.slice(key.lastIndexOf('/') + 1),
    changedAt: object?.changedAt ?? Date.now(),
  })
  for await (const { objects, folders } of bucket.entries(folder)) {
    const found = await inParallel(folders, filesAtOnce, async (key) => entry(key, await bucket.first(`${key}/`)))
    yield [...objects.map((object) => entry(object.key, object)), ...found]
  }
}

/**
 * Opens the bucket of `STORAGE_URL`.
 * @throws Error in French when it cannot be reached
 */
export async function openBucket(options: StorageOptions & { url: string }): Promise<Storage> {
  const place = readBucketUrl(options.url)
  const tempDir = resolve(options.dataDir, 'tmp')
  const bucket = new Bucket(place)
  await openTempFolder(tempDir)
  await bucket.mustExist().catch((error: unknown) => {
    throw new Error(`STORAGE_URL : le seau « ${place.bucket} » ne peut pas être ouvert : ${reasonOf(error)}`, { cause: error })
  })
  const disk = new Disk(new S3Driver({ client: bucket.client, bucket: bucket.name, visibility: 'private', supportsACL: false }))
  const space = createSpace(tempDir, options.floorBytes ?? defaultFloorBytes(await diskBytes(tempDir)))
  const url = addressOf(options.mediaUrl)
  const newTempPath = (extension?: string): string => tempPath(tempDir, extension)
  const unlimited: Reservation = { spend: async () => undefined, release: () => undefined }
  let answeredAt = -Infinity

  const remove = async (prefix: string): Promise<void> => {
    mustBeInside(prefix)
    await bucket.remove(prefix)
    // After the picture itself: whoever makes a size looks for the picture once the size is stored.
    if (sizesFolder(prefix) !== prefix) await bucket.remove(sizesFolder(prefix))
  }
  const arrival = (key: string): Arrival => bucketArrival(bucket, key, newTempPath)

  return {
    disk,
    place: `s3://${bucket.name}`,
    root: null,
    serve: serveFrom(bucket),
    observe: (listener) => bucket.observe(listener),
    tempDir,
    url,
    tempPath: newTempPath,
    freeBytes: () => freeBytes(tempDir),
    floorBytes: space.floorBytes,
    // Files do not pass through this machine's disk.
    reserve: async () => unlimited,
    isLow: space.isLow,
    async isFull() {
      if (performance.now() - answeredAt > reachableMs) {
        await bucket.mustExist()
        answeredAt = performance.now()
      }
      return space.isFull()
    },
    async adopt(from, key) {
      await putTree(bucket, from, key)
      await rm(from, { recursive: true, force: true })
    },
    arrival,
    receive: arrival,
    arrived: (path) => fileArrival(path, { storeAs: (key) => putFile(bucket, path, key), takeBack: (key) => bucket.remove(key) }),
    list: (folder) => entriesOf(bucket, folder),
    async sizes(folder) {
      const objects = await bucket.objects(`${folder}/`)
      return new Map(objects.map(({ key, bytes }) => [key, bytes]))
    },
    modifiedAt: async (key) => ((await bucket.first(`${key}/`)) ?? (await bucket.find(key)))?.changedAt,
    read: (key, range) => Readable.from(bucket.chunks(key, range), { objectMode: false }),
    async localFile(key, folder, signal) {
      const path = join(folder, `original${extname(key)}`)
      const object = await bucket.find(key)
      if (!object) throw Object.assign(new Error(`there is no ${key}`), { code: 'ENOENT' })
      const known = await stat(path).catch(() => null)
      if (known?.size === object.bytes) return path
      await pipeline(bucket.chunks(key, { first: 0, last: object.bytes - 1 }), createWriteStream(path), { signal })
      return path
    },
    copyUnderNewNames: (keys) => copyUnderNewNames(bucket, url, keys),
    revoke: remove,
    remove,
  }
}
