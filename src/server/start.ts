import type { Logger } from 'pino'
import { api } from '../api/api.ts'
import { mediaFiles } from '../api/media/mediaFiles.ts'
import type { Database } from '../db/connection/database.ts'
import { openDatabase } from '../db/connection/openDatabase.ts'
import { openJobs } from '../db/jobs/jobs.ts'
import { openStorage, type Storage } from '../storage/storage.ts'
import { findFfmpeg } from '../worker/media/ffmpeg.ts'
import { findFault } from '../worker/media/inspect.ts'
import { startWorker } from '../worker/worker.ts'
import { loadDemo } from './demo/demo.ts'
import { listening, mustBeFree, publicAddress } from './address.ts'
import { mustBeApi } from './apiCheck.ts'
import type { Env } from './env.ts'
import { mountGateway } from './graphql.ts'
import { createHttp } from './http.ts'
import type { SeoDeps } from './seo/site.ts'
import { createShutdown } from './shutdown.ts'
import { terminal } from './terminal.ts'
import { web } from './web.ts'

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

/** Returns the output for the start's stages: one line each, for people. Programs read the log. */
function stagesFor({ logFormat }: Env): Pick<typeof terminal, 'status' | 'done'> {
  return logFormat === 'text' ? terminal : { status: () => undefined, done: () => undefined }
}

async function startParts(env: Env, log: Logger, shutdown: ReturnType<typeof createShutdown>): Promise<Lucarne> {
  await mustBeFree(env.host, env.port)
  if (env.roles.has('gateway') && env.apiUrl !== undefined) await mustBeApi(env.apiUrl, log)
  const stages = stagesFor(env)
  const has = env.roles
  const http = createHttp(env, log)
  let notices: Promise<readonly string[]> = Promise.resolve([])
  let seo: (SeoDeps & { database: Database; storage: Storage }) | null = null

  // Without the API or the worker, the web role only opens a PostgreSQL database, which several processes can share: heads of pages need
  // its data.
  if (has.has('api') || has.has('worker') || (has.has('web') && env.databaseUrl !== undefined)) {
    stages.status('Base de données : ouverture et migrations…')
    const database = await openDatabase({ dataDir: env.dataDir, url: env.databaseUrl, floorBytes: env.diskFloorBytes, log })
    stages.done('Base de données : prête')
    shutdown.add('database', () => database.close())
    const storage = await openStorage({ dataDir: env.dataDir, url: env.storageUrl, floorBytes: env.diskFloorBytes })
    seo = { database, storage, guestPlayback: env.guestPlayback, publicUrl: env.publicUrl }
  }
  if (seo && (has.has('api') || has.has('worker'))) {
    const { database, storage } = seo
    const jobs = await openJobs(database, log)
    shutdown.add('jobs', () => jobs.stop())
    const findTools = () => findFfmpeg({ ffmpegPath: env.ffmpegPath, ffprobePath: env.ffprobePath })
    const ffmpeg = await findTools()

    if (has.has('api')) {
      await http.register(
        api({
          database,
          storage,
          jobs,
          findFault: ffmpeg ? (path, signal) => findFault(ffmpeg, path, signal) : undefined,
          guestPlayback: env.guestPlayback,
          adminEmail: env.adminEmail,
          publicUrl: env.publicUrl,
          oauth: env.oauth,
          uploads: { bytesPerSecond: env.uploadBytesPerSecond },
        }),
        {
          prefix: '/api',
        },
      )
      await http.register(mediaFiles({ storage }), { prefix: '/media' })
    }
    if (has.has('worker')) {
      const worker = await startWorker({ database, storage, jobs, ffmpeg, findTools, log })
      // The worker stops at once, while requests are still drained: another process can take its conversions over.
      shutdown.add('worker', () => Promise.all([worker.stop(), jobs.giveBack()]), { atOnce: true })
      if (env.demo && ffmpeg) {
        const onProgress = (made: number, all: number): void => {
          const text = `Bibliothèque de démonstration : ${made}/${all} vidéos`
          if (made < all) stages.status(text)
          else stages.done(text)
        }
        const demo = loadDemo({ database, storage, jobs, ffmpegPath: ffmpeg.ffmpeg, log, dataDir: env.dataDir, onProgress })
        shutdown.add('demonstration', () => demo.stop(), { atOnce: true })
        notices = demo.notices
      }
    }
  }

  if (has.has('gateway')) await mountGateway(http, env, log, shutdown)
  if (has.has('web')) await http.register(web({ seo, publicUrl: env.publicUrl }))

  shutdown.add('http', () => http.close())
  await http.listen({ port: env.port, host: env.host, backlog: waitingConnections })
  return { url: env.publicUrl ?? publicAddress(env.host, listening(http).port), notices, stop: shutdown.run }
}
