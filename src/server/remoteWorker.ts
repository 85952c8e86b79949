import { resolve } from 'node:path'
import type { Logger } from 'pino'
import { defaultFloorBytes } from '../shared/diskFloor.ts'
import { helloSchema, remoteProtocol } from '../shared/remoteWork.ts'
import { createSpace, diskBytes } from '../storage/space.ts'
import { openTempFolder, tempPath } from '../storage/tempFolder.ts'
import { findFfmpeg, logRefusals } from '../worker/media/ffmpeg.ts'
import { withEncoder } from '../worker/media/videoEncoder.ts'
import { startRemoteWorker } from '../worker/remote/remoteWorker.ts'
import { SiteClient, SiteRefusal } from '../worker/remote/siteClient.ts'
import { listenBacklog, listening, publicAddress } from './address.ts'
import type { Env } from './env.ts'
import { createHttp } from './http.ts'
import { processHealth } from './processHealth.ts'
import type { createShutdown } from './shutdown.ts'
import type { FindTools, Lucarne } from './start.ts'
import { readVersion } from './version.ts'

const helloTimeoutMs = 10_000

const refusals: Readonly<Record<number, string>> = {
  401: 'WORKER_TOKEN : le site attend un autre jeton',
  404: 'WORKER_SITE_URL : ce site n’a pas de workers distants (il lui manque WORKER_TOKEN), ou ce n’est pas l’adresse d’un site Lucarne',
}

/** Throws unless the site takes this worker. One that does not answer yet may do so later. @throws Error in French */
async function mustBeWelcome(site: SiteClient, log: Logger): Promise<void> {
  try {
    const { body } = await site.once('GET', '', { signal: AbortSignal.timeout(helloTimeoutMs) })
    const hello = helloSchema.safeParse(await body.json())
    if (hello.data?.protocol === remoteProtocol) return
  } catch (error) {
    const refusal = error instanceof SiteRefusal ? refusals[error.status] : undefined
    if (refusal !== undefined) throw new Error(refusal, { cause: error })
    log.warn({ err: error }, 'the site does not answer yet: it is asked again')
    return
  }
  throw new Error('WORKER_SITE_URL : le site et ce worker n’ont pas la même version de Lucarne')
}

/** Starts a worker of a site elsewhere: it has neither database nor storage, only a folder for unfinished files. */
export async function startRemote(
  env: Env,
  log: Logger,
  shutdown: ReturnType<typeof createShutdown>,
  findFirstTools?: FindTools,
): Promise<Lucarne> {
  const { workerSiteUrl = '', workerToken = '', ffmpegPath, ffprobePath } = env
  const site = new SiteClient(workerSiteUrl, workerToken, log)
  await mustBeWelcome(site, log)
  const found = await (findFirstTools ?? (() => findFfmpeg({ ffmpegPath, ffprobePath })))()
  if (!found) throw new Error('ffmpeg est introuvable : installez-le, ou nommez-le avec FFMPEG_PATH et FFPROBE_PATH')
  logRefusals(found, log)
  const tools = await withEncoder(found, env.videoEncoder, log)
  const tempDir = resolve(env.dataDir, 'tmp')
  await openTempFolder(tempDir)
  const { isLow } = createSpace(tempDir, env.diskFloorBytes ?? defaultFloorBytes(await diskBytes(tempDir)))

  const http = createHttp(env, log)
  const metrics = env.metricsToken === undefined ? null : (await import('./metrics/metrics.ts')).mountMetrics(http, env.metricsToken)
  await http.register(processHealth({ version: readVersion(), data: null, apiUrl: `${workerSiteUrl}/api` }), { prefix: '/api' })
  const worker = startRemoteWorker({ site, log, tools, isLow, tempPath: () => tempPath(tempDir), observe: metrics?.observeJob })
  shutdown.add('worker', () => worker.stop(), { atOnce: true })
  shutdown.add('http', () => http.close())
  await http.listen({ port: env.port, host: env.host, backlog: listenBacklog })
  return { url: publicAddress(env.host, listening(http).port), notices: Promise.resolve([]), stop: shutdown.run }
}
