import { randomUUID } from 'node:crypto'
import { copyFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import type { Database } from '../../src/db/connection/database.ts'
import { type Jobs, openJobs } from '../../src/db/jobs/jobs.ts'
import { findMedia, type MediaRow, receiveUpload, type UploadRef } from '../../src/db/media/media.ts'
import { silentLog } from '../../src/shared/log.ts'
import { keys } from '../../src/storage/keys.ts'
import { openFolder, type FolderStorage } from '../../src/storage/folder/folderStorage.ts'
import type { FfmpegTools } from '../../src/worker/media/ffmpeg.ts'
import { startWorker } from '../../src/worker/worker.ts'
import { testDatabase } from '../support/database.ts'
import { addContent } from '../support/rows.ts'
import { takeIn } from './takeIn.ts'

type WorkerOptions = Partial<Pick<Parameters<typeof startWorker>[0], 'findTools' | 'transcribeCommand' | 'log' | 'laddersFrom'>>

/** What the worker needs, without HTTP: database, storage, queue. */
export type Site = {
  database: Database
  storage: FolderStorage
  jobs: Jobs
  /** @returns the uuid of a new content of a new creator's */
  addContent(): Promise<string>
  /** Stores a copy of a file as an upload, as the API does. */
  upload(content: string, path: string): Promise<UploadRef>
  /** Stores a copy of a file as an upload for which no job waits. */
  store(content: string, path: string): Promise<UploadRef>
  /** Stores a file that the API would refuse: only the worker checks it. */
  slipIn(content: string, path: string): Promise<UploadRef>
  startWorker(ffmpeg: FfmpegTools | null, options?: WorkerOptions): Promise<void>
  /** Stops the queue, as a stop of the process does, and opens it again without a worker. */
  restartJobs(): Promise<void>
  media(content: string): Promise<MediaRow>
  /** Waits until a content's row fulfils the condition, checking at every published change. */
  until(content: string, isReached: (media: MediaRow) => boolean): Promise<MediaRow>
  /** Keys below a prefix, sorted. */
  stored(prefix: string): Promise<string[]>
  read(key: string): Promise<string>
  close(): Promise<void>
}

export async function openSite(): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lucarne-worker-'))
  const database = await testDatabase()
  const storage = await openFolder({ dataDir, floorBytes: 0 })
  let jobs = await openJobs(database, silentLog)
  let stops: (() => Promise<void>)[] = []

  async function media(content: string): Promise<MediaRow> {
    const row = await findMedia(database.db, content)
    if (!row) throw new Error(`no content ${content}`)
    return row
  }

  async function stopJobs(): Promise<void> {
    for (const stop of stops) await stop()
    stops = []
    await jobs.stop()
  }

  async function store(content: string, path: string): Promise<UploadRef> {
    const upload = { content_uuid: content, upload_uuid: randomUUID() }
    const key = keys.original(content, upload.upload_uuid, extname(path).slice(1))
    const copy = storage.tempPath(extname(path))
    await copyFile(path, copy)
    await storage.adopt(copy, key)
    await receiveUpload(database.db, { ...upload, original_key: key, original_bytes: 1000 })
    return upload
  }

  return {
    database,
    storage,
    get jobs() {
      return jobs
    },
    media,
    async restartJobs() {
      await stopJobs()
      jobs = await openJobs(database, silentLog)
    },
    addContent: () => addContent(database.db),
    upload: (content, path) => takeIn({ database, storage, jobs }, content, path),
    store,
    async slipIn(content, path) {
      const upload = await store(content, path)
      await jobs.enqueue('media.prepare', upload)
      return upload
    },
    async startWorker(ffmpeg, options) {
      const worker = await startWorker({ database, storage, jobs, ffmpeg, log: silentLog, ...options })
      stops.push(() => worker.stop())
    },
    async until(content, isReached) {
      const { promise, resolve, reject } = Promise.withResolvers<MediaRow>()
      // One after the other, so that no older row is checked after a newer one.
      let looking = Promise.resolve()
      const look = (): void => {
        looking = looking
          .then(() => media(content))
          .then((row) => void (isReached(row) && resolve(row)))
          .catch(reject)
      }
      const end = database.changes.subscribe((change) => {
        if (change.kind === 'media' && change.content_uuid === content) look()
      })
      look()
      return promise.finally(end)
    },
    async stored(prefix) {
      const entries = await readdir(storage.path(prefix), { recursive: true, withFileTypes: true }).catch(() => [])
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(storage.root.length + 1))
        .toSorted()
    },
    read: (key) => readFile(storage.path(key), 'utf8'),
    async close() {
      await stopJobs()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export const isSettled = (media: MediaRow): boolean => media.state === 'complete' || media.state === 'failed'
