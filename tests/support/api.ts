import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance, type InjectOptions } from 'fastify'
import type { KyselyPlugin } from 'kysely'
import { z } from 'zod'
import { api, type ApiDeps } from '../../src/api/api.ts'
import { answerError } from '../../src/api/http/errors.ts'
import type { GuessLimits } from '../../src/api/auth/guesses.ts'
import type { CodeGuessLimits } from '../../src/api/secondFactor/codeGuesses.ts'
import type { Limit, Limits } from '../../src/api/http/limits.ts'
import type { Database } from '../../src/db/connection/database.ts'
import { listenBacklog } from '../../src/server/address.ts'
import { closeSilentConnections } from '../../src/server/silentConnections.ts'
import { type Jobs, openJobs } from '../../src/db/jobs/jobs.ts'
import { contentSchema } from '../../src/shared/entities/content.ts'
import { administratorRoleName, moderatorRoleName, userRoleName } from '../../src/shared/roles.ts'
import { silentLog } from '../../src/shared/log.ts'
import { keys, randomName } from '../../src/storage/keys.ts'
import { openFolder, type FolderStorage } from '../../src/storage/folder/folderStorage.ts'
import { testDatabase } from './database.ts'
import { addCreator, addPerson, type Creator, type Person, type PersonFields } from './people.ts'

export type { Creator, Person } from './people.ts'
export type TestAnswer = { status: number; body: unknown; headers: Record<string, unknown> }
type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Call = { as?: Pick<Person, 'token'> | undefined; body?: unknown; headers?: Record<string, string> }

export type TestApi = {
  app: FastifyInstance
  /** with `listen`: the API's base, such as `http://127.0.0.1:PORT/api` */
  url: string
  database: Database
  /** nobody takes them */
  jobs: Jobs
  storage: FolderStorage
  /** how many queries the API has made so far */
  queries(): number
  /** how many queries find the session of a known caller: none on the embedded database, where sessions are kept */
  sessionQueries: number
  /**
   * One request, without a network; `path` is below /api. The body is sent as JSON, a string unchanged, a form over a real connection
   * (`listen`).
   */
  call(method: Method, path: string, call?: Call): Promise<TestAnswer>
  /** an account with a session */
  person(fields?: PersonFields): Promise<Person>
  /** an account with the role Creators and a channel */
  creator(name?: string): Promise<Creator>
  moderator(): Promise<Person>
  administrator(): Promise<Person>
  /** a content without a file; returns its uuid */
  content(
    creator: Creator,
    fields?: { title?: string; description?: string; statuts?: 'public' | 'private'; hashtags?: string[] },
  ): Promise<string>
  /** the same, with media rows of a converted video */
  playable(creator: Creator, fields?: Parameters<TestApi['content']>[1] & { duration?: number }): Promise<string>
  close(): Promise<void>
}

type Options = Partial<
  Pick<
    ApiDeps,
    | 'database'
    | 'guestPlayback'
    | 'adTagUrl'
    | 'adminEmail'
    | 'oauth'
    | 'publicUrl'
    | 'limits'
    | 'guessLimits'
    | 'codeGuessLimits'
    | 'secretKey'
    | 'administratorsNeedSecondFactor'
    | 'remoteWorkers'
  >
> & {
  listen?: boolean
  /** where its files go, on a separate disk; they stay there */
  dataDir?: string
  floorBytes?: number
}

const wide: Limit = { max: 100_000, seconds: 60 }
const unlimited = { perAddress: wide, perAccount: wide }
const noLimits: Limits = {
  auth: unlimited,
  interaction: unlimited,
  read: unlimited,
  upload: unlimited,
  comment: unlimited,
  report: unlimited,
  problem: unlimited,
  export: unlimited,
  lookup: unlimited,
}

const noGuessLimits: GuessLimits = {
  perPair: wide,
  perAccount: wide,
  perBrowser: wide,
  line: { spacingMs: 1, longestMs: 5000, rememberedMs: 60_000, heldMax: 100 },
}

const noCodeGuessLimits: CodeGuessLimits = { perPair: wide, perAccount: wide, perBrowser: wide }

/** The real API on a new or given database, and an empty storage; every response is compared with its schema. */
export async function startApi({
  listen = false,
  limits = {},
  guessLimits = {},
  codeGuessLimits = {},
  database: given,
  dataDir: place,
  floorBytes = 0,
  ...options
}: Options = {}): Promise<TestApi> {
  const dataDir = place ?? (await mkdtemp(join(tmpdir(), 'lucarne-api-')))
  const database = given ?? (await testDatabase())
  const storage = await openFolder({ dataDir, floorBytes })
  const jobs = await openJobs(database, silentLog)
  const app = fastify({
    routerOptions: { maxParamLength: 16_384, ignoreTrailingSlash: true },
    trustProxy: 'loopback',
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  })
  closeSilentConnections(app)
  let queries = 0
  const counter: KyselyPlugin = {
    transformQuery({ node }) {
      queries += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const counted = { ...database, db: database.db.withPlugin(counter) }
  const deps: ApiDeps = {
    database: counted,
    storage,
    jobs,
    version: '1.2.3',
    mailDelivery: 'smtp',
    guestPlayback: false,
    checkAnswers: true,
    ...options,
    limits: { ...noLimits, ...limits },
    guessLimits: { ...noGuessLimits, ...guessLimits },
    codeGuessLimits: { ...noCodeGuessLimits, ...codeGuessLimits },
  }
  await app.register(api(deps), { prefix: '/api' })
  await app.ready()
  const url = listen ? `${await app.listen({ port: 0, host: '127.0.0.1', backlog: listenBacklog })}/api` : ''

  async function call(method: Method, path: string, { as, body, headers = {} }: Call = {}): Promise<TestAnswer> {
    const request: InjectOptions = {
      method,
      url: `/api${path}`,
      headers: { ...headers, ...(as && { authorization: `Bearer ${as.token}` }) },
    }
    if (body instanceof FormData) return sendForm(`${url}${path}`, method, body, as ? { authorization: `Bearer ${as.token}` } : {})
    if (body !== undefined) {
      request.payload = typeof body === 'string' ? body : JSON.stringify(body)
      request.headers = { 'content-type': 'application/json', ...request.headers }
    }
    const response = await app.inject(request)
    const isJson = method !== 'HEAD' && String(response.headers['content-type']).startsWith('application/json')
    return { status: response.statusCode, body: isJson ? response.json<unknown>() : response.body, headers: response.headers }
  }

  const content: TestApi['content'] = async (owner, fields = {}) => {
    const body = { title: 'Un titre', description: '', statuts: 'public', channel_uuid: owner.channel, ...fields }
    return contentSchema.parse(must(await call('POST', '/contents', { as: owner, body }), 201)).uuid
  }

  return {
    app,
    url,
    database,
    jobs,
    storage,
    queries: () => queries,
    sessionQueries: database.kind === 'embedded' ? 0 : 1,
    call,
    person: (fields) => addPerson(database, userRoleName, fields),
    creator: (name = 'Ma chaîne') => addCreator(database, name),
    moderator: () => addPerson(database, moderatorRoleName),
    administrator: () => addPerson(database, administratorRoleName),
    content,
    async playable(owner, { duration = 60, ...fields } = {}) {
      const uuid = await content(owner, fields)
      await makePlayable(database, uuid, duration)
      return uuid
    },
    async close() {
      await app.close()
      await jobs.stop()
      await database.close()
      if (place === undefined) await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Writes the rows that the worker writes after a complete conversion. @param duration seconds */
export async function makePlayable({ db }: Database, content: string, duration = 60): Promise<void> {
  const version = keys.version(content, randomName())
  await db
    .updateTable('media')
    .set({
      state: 'complete',
      progress: 100,
      duration,
      playlist_key: `${version}/master.m3u8`,
      storyboard_key: `${version}/storyboard.vtt`,
      poster_key: keys.contentImage(content, randomName()),
      renditions: JSON.stringify([{ height: 360, width: 640, bitrate: 800_000 }]),
    })
    .where('content_uuid', '=', content)
    .execute()
}

async function sendForm(url: string, method: Method, body: FormData, headers: Record<string, string>): Promise<TestAnswer> {
  const response = await fetch(url, { method, body, headers })
  return { status: response.status, body: await response.json(), headers: Object.fromEntries(response.headers) }
}

/** The body of a response that must have this status. */
export function must(answer: TestAnswer, status: number): unknown {
  if (answer.status !== status) throw new Error(`expected ${status}, got ${answer.status}: ${JSON.stringify(answer.body)}`)
  return answer.body
}

const errorSchema = z.object({
  error: z.object({ code: z.string(), message: z.string(), fields: z.record(z.string(), z.string()).optional() }),
})

/** Status, code, message and fields of an error response, without the request id. */
export function refusal(answer: TestAnswer): {
  status: number
  code: string
  message: string
  fields?: Record<string, string> | undefined
} {
  return { status: answer.status, ...errorSchema.parse(answer.body).error }
}
