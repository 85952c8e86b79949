import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import fastify from 'fastify'
import { api, type ApiDeps } from '../../src/api/api.ts'
import { hashToken, newToken } from '../../src/api/auth/tokens.ts'
import { isReceivingForm } from '../../src/api/upload/receiving.ts'
import { mediaFiles } from '../../src/api/media/mediaFiles.ts'
import type { Database } from '../../src/db/connection/database.ts'
import { closeSilentConnections } from '../../src/server/silentConnections.ts'
import { openJobs } from '../../src/db/jobs/jobs.ts'
import { insertSession } from '../../src/db/session/sessions.ts'
import type { UploadBounds } from '../../src/api/upload/uploadBounds.ts'
import { silentLog } from '../../src/shared/log.ts'
import { openFolder, type FolderStorage } from '../../src/storage/folder/folderStorage.ts'
import { testDatabase } from '../support/database.ts'
import { addChannel, addContent } from '../support/rows.ts'

export type Person = { uuid: string; token: string; channel: string; content: string }
type Answer = { status: number; body: unknown; headers: Headers }

/** A real HTTP server with the API and /media, and no worker: uploads stay as they are. */
export type FilesSite = {
  url: string
  port: number
  dataDir: string
  database: Database
  storage: FolderStorage
  /** a creator with a channel and a content without a file */
  addCreator(): Promise<Person>
  send(method: 'POST' | 'PUT', path: string, form: FormData, person?: Person): Promise<Answer>
  call(method: string, path: string, person?: Person): Promise<Response>
  /** stored files, by key */
  stored(): Promise<string[]>
  /** files that are being uploaded */
  temporary(): Promise<string[]>
  queued(): Promise<number>
  close(): Promise<void>
}

const unlimited = { perAddress: { max: 10_000, seconds: 60 }, perAccount: { max: 10_000, seconds: 60 } }

type Options = {
  floorBytes?: number
  requestTimeoutMs?: number
  uploads?: Partial<UploadBounds>
  /** of a site that has other processes; closing this one leaves it open */
  database?: Database
  /** of such a site, too */
  dataDir?: string
  findFault?: ApiDeps['findFault']
}

export async function openFilesSite(options: Options = {}): Promise<FilesSite> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'lucarne-files-')))
  const database = options.database ?? (await testDatabase())
  const storage = await openFolder({ dataDir, floorBytes: options.floorBytes ?? 0 })
  const jobs = await openJobs(database, silentLog)
  const app = fastify({
    routerOptions: { maxParamLength: 500 },
    requestTimeout: options.requestTimeoutMs ?? 0,
    http: { connectionsCheckingInterval: 50 },
    clientErrorHandler(error, socket) {
      if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && isReceivingForm(socket)) return
      socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
    },
  })
  closeSilentConnections(app)
  // Node swaps the two limits when this one is the longer.
  if (options.requestTimeoutMs) app.server.headersTimeout = options.requestTimeoutMs
  const { findFault, uploads } = options
  const deps: ApiDeps = {
    database,
    storage,
    jobs,
    version: '1.2.3',
    mailDelivery: 'smtp',
    findFault,
    guestPlayback: false,
    checkAnswers: true,
    limits: { upload: unlimited },
    uploads,
  }
  await app.register(api(deps), { prefix: '/api' })
  await app.register(mediaFiles({ storage }), { prefix: '/media' })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const authorization = (person?: Person): Record<string, string> => (person ? { authorization: `Bearer ${person.token}` } : {})

  return {
    url,
    port: Number(new URL(url).port),
    dataDir,
    database,
    storage,
    async addCreator() {
      const channel = await addChannel(database.db)
      const content = await addContent(database.db, { channel })
      const row = await database.db.selectFrom('channels').select('creator_uuid').where('uuid', '=', channel).executeTakeFirstOrThrow()
      const token = newToken()
      const expiresAt = new Date(Date.now() + 3_600_000)
      await insertSession(database.db, { tokenHash: hashToken(token), userUuid: row.creator_uuid, userAgent: null, expiresAt })
      return { uuid: row.creator_uuid, token, channel, content }
    },
    async send(method, path, form, person) {
      const response = await fetch(`${url}/api${path}`, { method, body: form, headers: authorization(person) })
      return { status: response.status, body: await response.json(), headers: response.headers }
    },
    call: (method, path, person) => fetch(`${url}${path}`, { method, headers: authorization(person) }),
    async stored() {
      const entries = await readdir(storage.root, { recursive: true, withFileTypes: true })
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(storage.root.length + 1))
        .toSorted()
    },
    temporary: () => readdir(storage.tempDir),
    async queued() {
      const { rows } = await database.sql.executeSql(`select id from pgboss.job where name = 'media.prepare' and state = 'created'`)
      return rows.length
    },
    async close() {
      await app.close()
      await jobs.stop()
      if (!options.database) await database.close()
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** A form with files read from disk. */
export async function formWith(...parts: [field: string, pathOrText: string, isText?: 'text'][]): Promise<FormData> {
  const form = new FormData()
  for (const [field, value, isText] of parts) {
    if (isText) form.append(field, value)
    else form.append(field, new Blob([new Uint8Array(await readFile(value))]), basename(value))
  }
  return form
}

/** The part of an error response that is the same for every request. */
export const failure = (status: number, code: string) => ({ status, body: { error: { code } } })
