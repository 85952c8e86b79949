import type { Logger } from 'pino'
import type { Database } from '../db/connection/database.ts'
import { openDatabase } from '../db/connection/openDatabase.ts'
import { openStorage, type Storage } from '../storage/storage.ts'
import { findFfmpeg } from '../worker/media/ffmpeg.ts'
import { listening, mustBeFree, publicAddress } from './address.ts'
import type { Env } from './env.ts'
import { createShutdown } from './shutdown.ts'
import { terminal } from './terminal.ts'

export type Lucarne = {
  /** the address to open */
  url: string
  /** lines for the operator that are ready only after the start, such as the demonstration's accounts */
  notices: Promise<readonly string[]>
  stop: (reason: string) => Promise<void>
}

/** The backlog of the listening socket: the system drops connections beyond it, and their clients only retry after 1, 3, 7 s. */
const waitingConnections = 4096

/** Starts the roles that the environment names, in one process and on one port. */
export async function start(env: Env, log: Logger): Promise<Lucarne> {
  const shutdown = createShutdown(log)
  try {
    return await startParts(env, log, shutdown)
  } catch (error) {
    await shutdown.run('start failed')
    throw error
  }
}

type Data = { database: Database; storage: Storage }
type Stages = Pick<typeof terminal, 'status' | 'done'>

/** Returns the output for the start's stages: one line each, for people. Programs read the log. */
function stagesFor({ logFormat }: Env): Stages {
  return logFormat === 'text' ? terminal : { status: () => undefined, done: () => undefined }
}

async function startParts(env: Env, log: Logger, shutdown: ReturnType<typeof createShutdown>): Promise<Lucarne> {
  await mustBeFree(env.host, env.port)
  const stages = stagesFor(env)
  const has = env.roles
  // The embedded database opens in a thread of its own, while this one reads the modules that the roles need.
  const opening = opensDatabase(env) ? openData(env, log, shutdown, stages) : null
  const findTools = () => findFfmpeg({ ffmpegPath: env.ffmpegPath, ffprobePath: env.ffprobePath })
  const ffmpeg = has.has('api') || has.has('worker') ? await findTools() : null
  if (has.has('gateway') && env.apiUrl !== undefined) {
    const { mustBeApi } = await import('./apiCheck.ts')
    await mustBeApi(env.apiUrl, log)
  }
  const { createHttp } = await import('./http.ts')
  const modules = {
    api: has.has('api') ? await import('./rest.ts') : null,
    worker: has.has('worker') ? await import('../worker/worker.ts') : null,
    gateway: has.has('gateway') ? await import('./graphql.ts') : null,
    web: has.has('web') ? await import('./web.ts') : null,
  }
  const data = await opening

  const http = createHttp(env, log)
  let notices: Promise<readonly string[]> = Promise.resolve([])
  if (data && (modules.api || modules.worker)) {
    const { openJobs } = await import('../db/jobs/jobs.ts')
    const jobs = await openJobs(data.database, log)
    shutdown.add('jobs', () => jobs.stop())
    await modules.api?.mountRest(http, { ...data, jobs, ffmpeg }, env)
    if (modules.worker) {
      const worker = await modules.worker.startWorker({ ...data, jobs, ffmpeg, findTools, log })
      // The worker stops at once, while requests are still drained: another process can take its conversions over.
      shutdown.add('worker', () => Promise.all([worker.stop(), jobs.giveBack()]), { atOnce: true })
      if (env.demo && ffmpeg) {
        const { loadDemo } = await import('./demo/demo.ts')
        const onProgress = (made: number, all: number): void => {
          const text = `Bibliothèque de démonstration : ${made}/${all} vidéos`
          if (made < all) stages.status(text)
          else stages.done(text)
        }
        const demo = loadDemo({ ...data, jobs, ffmpegPath: ffmpeg.ffmpeg, log, dataDir: env.dataDir, onProgress })
        shutdown.add('demonstration', () => demo.stop(), { atOnce: true })
        notices = demo.notices
      }
    }
  }
  await modules.gateway?.mountGateway(http, env, log, shutdown)
  if (modules.web) {
    const { guestPlayback, publicUrl } = env
    await http.register(modules.web.web({ seo: data && { ...data, guestPlayback, publicUrl }, publicUrl }))
  }

  shutdown.add('http', () => http.close())
  await http.listen({ port: env.port, host: env.host, backlog: waitingConnections })
  return { url: env.publicUrl ?? publicAddress(env.host, listening(http).port), notices, stop: shutdown.run }
}

/**
 * Without the API or the worker, the web role only opens a PostgreSQL database, which several processes can share: heads of pages need its
 * data.
 */
function opensDatabase({ roles, databaseUrl }: Env): boolean {
  return roles.has('api') || roles.has('worker') || (roles.has('web') && databaseUrl !== undefined)
}

/** Opens database and storage, both at once. A failure rejects only where it is awaited: other parts of the start may fail first. */
function openData(env: Env, log: Logger, shutdown: ReturnType<typeof createShutdown>, stages: Stages): Promise<Data> {
  stages.status('Base de données : ouverture et migrations…')
  const database = openDatabase({ dataDir: env.dataDir, url: env.databaseUrl, floorBytes: env.diskFloorBytes, log })
  // A database that did not open has nothing to close.
  shutdown.add('database', () =>
    database.then(
      (opened) => opened.close(),
      () => undefined,
    ),
  )
  const open = async (): Promise<Data> => {
    const opened = await database
    stages.done('Base de données : prête')
    return { database: opened, storage: await openStorage({ dataDir: env.dataDir, url: env.storageUrl, floorBytes: env.diskFloorBytes }) }
  }
  const opening = open()
  opening.catch(() => undefined)
  return opening
}
