import type { Logger } from 'pino'
import type { Database } from '../db/connection/database.ts'
import { openDatabase } from '../db/connection/openDatabase.ts'
import { openStorage, type Storage } from '../storage/storage.ts'
import { type FfmpegTools, findFfmpeg, logRefusals } from '../worker/media/ffmpeg.ts'
import { withEncoder } from '../worker/media/videoEncoder.ts'
import { heldSocket, listenBacklog, listening, mustBeFree, publicAddress } from './address.ts'
import type { Demo, DemoDeps } from './demo/demo.ts'
import type { Env } from './env.ts'
import { createShutdown } from './shutdown.ts'
import { terminal } from './terminal.ts'
import { readVersion } from './version.ts'

export type Lucarne = {
  /** the address to open */
  url: string
  /** lines for the operator that are ready only after the start, such as the demonstration's accounts */
  notices: Promise<readonly string[]>
  stop: (reason: string) => Promise<void>
}

/** Starts the roles that the environment names, in one process and on one port. */
export async function start(env: Env, log: Logger, findFirstTools?: FindTools): Promise<Lucarne> {
  const shutdown = createShutdown(log)
  try {
    return await startParts(env, log, shutdown, findFirstTools)
  } catch (error) {
    await shutdown.run('start failed')
    throw error
  }
}

export type FindTools = () => Promise<FfmpegTools | null>
type Data = { database: Database; storage: Storage }
type Stages = Pick<typeof terminal, 'status' | 'done'>

/** Returns the output for the start's stages: one line each, for people. Programs read the log. */
function stagesFor({ logFormat }: Env): Stages {
  return logFormat === 'text' ? terminal : { status: () => undefined, done: () => undefined }
}

async function startParts(
  env: Env,
  log: Logger,
  shutdown: ReturnType<typeof createShutdown>,
  findFirstTools?: FindTools,
): Promise<Lucarne> {
  const socket = heldSocket(process.env)
  if (!socket) await mustBeFree(env.host, env.port)
  const version = readVersion()
  // Added first, so stopped last: what the others end is still exported.
  const tracing = env.tracing && (await import('./tracing/startTracing.ts')).startTracing(env.tracing, version, log)
  if (tracing) shutdown.add('traces', () => tracing.stop())
  if (env.workerSiteUrl !== undefined) return (await import('./remoteWorker.ts')).startRemote(env, log, shutdown, findFirstTools)
  const stages = stagesFor(env)
  const has = env.roles
  // Both work beside this thread, which reads the modules of the roles meanwhile.
  const opening = opensDatabase(env) ? await beginOpening(env, log, shutdown, stages) : null
  const find: FindTools = () => findFfmpeg({ ffmpegPath: env.ffmpegPath, ffprobePath: env.ffprobePath })
  const equip = async (tools: FfmpegTools | null): Promise<FfmpegTools | null> => {
    if (!tools || !has.has('worker')) return tools
    logRefusals(tools, log)
    return withEncoder(tools, env.videoEncoder, log)
  }
  const findTools: FindTools = async () => equip(await find())
  const finding = has.has('api') || has.has('worker') ? (findFirstTools ?? find)().then(equip) : null
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
  const http = createHttp(env, log)
  if (tracing) (await import('./tracing/requestSpans.ts')).traceRequests(http)
  const metrics = env.metricsToken === undefined ? null : (await import('./metrics/metrics.ts')).mountMetrics(http, env.metricsToken)
  const ask = (await modules.gateway?.mountGateway(http, env, log, shutdown)) ?? null
  const data = (await opening?.data) ?? null
  if (data && metrics) {
    const { lastBackup } = await import('./backup/lastBackup.ts')
    metrics.readFrom({ ...data, lastBackup: () => lastBackup(data.database, env.dataDir) })
  }
  const ffmpeg = (await finding) ?? null

  const siteUrl = (): string => env.publicUrl ?? publicAddress(env.host, listening(http).port)
  let notices: Promise<readonly string[]> = Promise.resolve([])
  let sendMails: () => Promise<void> | undefined = () => undefined
  if (data && (modules.api || modules.worker)) {
    const { openJobs } = await import('../db/jobs/jobs.ts')
    const jobs = await openJobs(data.database, log, metrics?.observeJob)
    shutdown.add('jobs', () => jobs.stop())
    await modules.api?.mountRest(http, { ...data, version, jobs, ffmpeg, observeUpload: metrics?.observeUpload }, env)
    sendMails = () => modules.api?.sendMails({ database: data.database, jobs, log, siteUrl }, env)
    if (modules.worker) {
      const demo =
        env.demo && ffmpeg ? await beginDemo({ ...data, jobs, ffmpegPath: ffmpeg.ffmpeg, log, dataDir: env.dataDir }, stages) : null
      const { transcribeCommand, convertsElsewhere } = env
      const laddersFrom = demo?.ready
      const worker = await modules.worker.startWorker({
        ...data,
        jobs,
        ffmpeg,
        findTools,
        log,
        transcribeCommand,
        laddersFrom,
        convertsElsewhere,
      })
      // The worker stops at once, while requests are still drained: another process can take its conversions over.
      shutdown.add('worker', () => Promise.all([worker.stop(), jobs.giveBack()]), { atOnce: true })
      if (demo) {
        shutdown.add('demonstration', () => demo.stop(), { atOnce: true })
        notices = demo.notices
      }
    }
  }
  if (!modules.api) {
    const { processHealth } = await import('./processHealth.ts')
    await http.register(processHealth({ version, data, apiUrl: has.has('gateway') ? env.apiUrl : undefined }), { prefix: '/api' })
  }
  if (modules.web) {
    const { guestPlayback, publicUrl, inspector, serverRendering } = env
    const { siteReader } = await import('./siteReader.ts')
    const { guestPlayback: guestPlaybackOf } = await import('../api/site/guestPlayback.ts')
    const readSite = siteReader(data, ask)
    const seo = data && { ...data, guestPlayback: guestPlaybackOf({ ...data, guestPlayback }), publicUrl }
    await http.register(
      modules.web.web({ seo, publicUrl, ask: serverRendering ? ask : null, readSite, inspector, isTraced: tracing !== undefined }),
    )
    if (tracing) await http.register((await import('./tracing/pageSpans.ts')).pageSpans(tracing))
  }

  shutdown.add('http', () => http.close())
  const place = { port: env.port, host: env.host, backlog: listenBacklog, ...socket }
  await http.listen(place)
  // Their links begin with the site's address, which is known by now.
  await sendMails()
  return { url: siteUrl(), notices, stop: shutdown.run }
}

/** Begins to make the demonstration library, whose progress is one of the stages. */
async function beginDemo(deps: Omit<DemoDeps, 'onProgress'>, stages: Stages): Promise<Demo> {
  const { loadDemo } = await import('./demo/demo.ts')
  return loadDemo({
    ...deps,
    onProgress: (ready, all) => {
      const text = `Bibliothèque de démonstration : ${ready}/${all} vidéos`
      if (ready < all) stages.status(text)
      else stages.done(text)
    },
  })
}

/**
 * Without the API or the worker, the web role only opens a PostgreSQL database, which several processes can share: heads of pages need its
 * data.
 */
function opensDatabase({ roles, databaseUrl }: Env): boolean {
  return roles.has('api') || roles.has('worker') || (roles.has('web') && databaseUrl !== undefined)
}

/**
 * Begins to open database and storage. Resolves once the database works in its own thread. A failure is for whoever awaits `data`: until
 * then, another part of the start may fail first.
 */
async function beginOpening(
  env: Env,
  log: Logger,
  shutdown: ReturnType<typeof createShutdown>,
  stages: Stages,
): Promise<{ data: Promise<Data> }> {
  stages.status('Base de données : ouverture et migrations…')
  const { promise: started, resolve: onStarted } = Promise.withResolvers<void>()
  const { dataDir, databaseUrl: url, diskFloorBytes: floorBytes } = env
  const database = openDatabase({ dataDir, url, floorBytes, log, onStarted })
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
    return { database: opened, storage: await openStorage({ dataDir, url: env.storageUrl, mediaUrl: env.mediaUrl, floorBytes }) }
  }
  const data = open()
  data.catch(onStarted)
  await started
  return { data }
}
