import type { FastifyInstance, FastifyReply } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { ObserveUpload } from '../../api/deps.ts'
import { mustBeReady } from '../../api/health/readiness.ts'
import { isBearerToken } from '../../api/http/bearerToken.ts'
import type { Database } from '../../db/connection/database.ts'
import { countDueJobs, countJobs } from '../../db/jobs/counts.ts'
import { mailQueue, queueNames } from '../../db/jobs/queues.ts'
import { jobOutcomes, type ObserveJob } from '../../db/jobs/running.ts'
import type { Log } from '../../shared/log.ts'
import type { Storage } from '../../storage/storage.ts'

/** What a process measures of itself for Prometheus. */
export type Metrics = {
  /** records a job that ended in this process */
  observeJob: ObserveJob
  /** records bytes of a file that arrive in this process */
  observeUpload: ObserveUpload
  /** From now on, the figures have the queue, the database's connections, the free space and the last backup, read at each scrape. */
  readFrom(parts: { database: Database; storage: Storage; lastBackup: () => Promise<number | undefined> }): void
}

const prefix = 'lucarne_'

/** Seconds: from a row by its key to a search of a million videos. */
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Seconds: from the header of an object nearby to a part that a far server takes slowly. */
const bucketBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Seconds: from a cleanup to the ladder of a film. */
const jobBuckets = [1, 5, 15, 30, 60, 120, 300, 900, 1800, 3600, 14_400]

/** A file that replaces another one has limits of its own, and is counted as the same kind. */
const kindOfReplaced: Readonly<Record<string, string>> = { editVideo: 'video', editThumbnail: 'thumbnail' }

const isStream = (reply: FastifyReply): boolean => String(reply.getHeader('content-type') ?? '').startsWith('text/event-stream')

function observeRequests(http: FastifyInstance, register: Registry): void {
  const seconds = new Histogram({
    name: `${prefix}http_request_duration_seconds`,
    help: 'Durée des réponses, sans les flux d’événements',
    labelNames: ['method', 'route', 'status'],
    buckets: requestBuckets,
    registers: [register],
  })
  const streams = new Gauge({
    name: `${prefix}event_streams`,
    help: 'Flux d’événements ouverts',
    registers: [register],
  })
  http.addHook('onSend', async (_, reply) => {
    if (!isStream(reply)) return
    streams.inc()
    // No hook runs for a response whose client has left.
    reply.raw.once('close', () => streams.dec())
  })
  http.addHook('onResponse', async (request, reply) => {
    if (isStream(reply)) return
    // The pattern, not the address: addresses are without number.
    const route = request.routeOptions.url ?? 'unknown'
    seconds.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
  })
}

/** A gauge whose values are read at each scrape. When that fails it has none, and the log says why: the other figures are still answered. */
function gauge(
  register: Registry,
  log: Log,
  name: string,
  help: string,
  labelNames: string[],
  read: (gauge: Gauge) => Promise<void> | void,
): void {
  const made = new Gauge({
    name: `${prefix}${name}`,
    help,
    labelNames,
    registers: [],
    async collect() {
      // With labels, a reset removes all values; without, it would set the value to 0.
      if (labelNames.length > 0) this.reset()
      else this.remove()
      try {
        await read(this)
      } catch (error) {
        log.warn({ err: error, metric: name }, 'a metric could not be read')
      }
    },
  })
  register.registerMetric(made)
}

/**
 * Serves `/metrics` in Prometheus's text format, and measures the requests of the routes that are registered afterwards.
 * @param token the scraper sends it as `Authorization: Bearer …`; without it the answer is 401
 */
export function mountMetrics(http: FastifyInstance, token: string): Metrics {
  const register = new Registry()
  collectDefaultMetrics({ register })
  observeRequests(http, register)
  const jobSeconds = new Histogram({
    name: `${prefix}job_duration_seconds`,
    help: 'Durée des travaux de ce processus, par file et par issue',
    labelNames: ['queue', 'outcome'],
    buckets: jobBuckets,
    registers: [register],
  })
  // Prometheus counts no increase up to a series' first value: without a zero, it would never see the first failure of a process.
  for (const queue of [...queueNames, mailQueue]) for (const outcome of jobOutcomes) jobSeconds.zero({ queue, outcome })
  const convertedSeconds = new Counter({
    name: `${prefix}converted_video_seconds_total`,
    help: 'Secondes de vidéo converties dans toutes leurs définitions par ce processus',
    registers: [register],
  })
  const uploadedBytes = new Counter({
    name: `${prefix}uploaded_bytes_total`,
    help: 'Octets de fichiers reçus par ce processus, par voie (formulaire ou tus) et par sorte de fichier',
    labelNames: ['way', 'kind'],
    registers: [register],
  })
  for (const kind of ['video', 'thumbnail', 'avatar', 'banner', 'file']) uploadedBytes.inc({ way: 'form', kind }, 0)
  uploadedBytes.inc({ way: 'resumable', kind: 'video' }, 0)
  http.get('/metrics', async (request, reply) => {
    if (!isBearerToken(request.headers.authorization, token)) return reply.code(401).header('www-authenticate', 'Bearer').send()
    return reply
      .header('content-type', register.contentType)
      .header('cache-control', 'no-store')
      .send(await register.metrics())
  })
  return {
    observeJob({ queue, outcome, seconds, videoSeconds = 0 }) {
      jobSeconds.observe({ queue, outcome }, seconds)
      convertedSeconds.inc(videoSeconds)
    },
    observeUpload({ way, kind, bytes }) {
      uploadedBytes.inc({ way, kind: kindOfReplaced[kind] ?? kind }, bytes)
    },
    readFrom({ database, storage, lastBackup }) {
      // First, since those below ask the database at each scrape: their own requests would be counted as waiting.
      gauge(register, http.log, 'database_connections', 'Connexions à PostgreSQL, par état', ['state'], (connections) => {
        for (const [state, count] of Object.entries(database.connections?.() ?? {})) connections.set({ state }, count)
      })
      gauge(register, http.log, 'ready', '1 quand /api/ready dit que ce processus est prêt, 0 sinon', [], async (ready) => {
        const isReady = await mustBeReady({ database, storage }).then(
          () => true,
          () => false,
        )
        ready.set(isReady ? 1 : 0)
      })
      gauge(register, http.log, 'jobs', 'Travaux de la file, par file et par état', ['queue', 'state'], async (jobs) => {
        for (const { queue, state, count } of await countJobs(database.sql)) jobs.set({ queue, state }, count)
      })
      gauge(register, http.log, 'jobs_due', 'Travaux qu’un worker pourrait prendre, par file', ['queue'], async (jobs) => {
        for (const { queue, count } of await countDueJobs(database.sql)) jobs.set({ queue }, count)
      })
      gauge(
        register,
        http.log,
        'oldest_due_job_seconds',
        'Depuis combien de secondes attend le plus ancien de ces travaux, par file',
        ['queue'],
        async (age) => {
          for (const { queue, oldestSeconds } of await countDueJobs(database.sql)) age.set({ queue }, oldestSeconds)
        },
      )
      const backupHelp = 'Quand la dernière sauvegarde a été finie, en secondes depuis 1970'
      gauge(register, http.log, 'last_backup_timestamp_seconds', backupHelp, [], async (last) => {
        const at = await lastBackup()
        if (at !== undefined) last.set(at)
      })
      const bucketSeconds = new Histogram({
        name: `${prefix}bucket_request_duration_seconds`,
        help: 'Temps de réponse du serveur du seau, par opération et par statut, chaque essai compté',
        labelNames: ['operation', 'status'],
        buckets: bucketBuckets,
        registers: [register],
      })
      storage.observe?.(({ operation, status, seconds }) => bucketSeconds.observe({ operation, status: String(status ?? 'none') }, seconds))
      gauge(register, http.log, 'storage_free_bytes', 'Octets libres sur le disque des fichiers', [], async (free) =>
        free.set(await storage.freeBytes()),
      )
      gauge(
        register,
        http.log,
        'database_free_bytes',
        'Octets libres sur le disque de la base, s’il est de cette machine',
        [],
        async (free) => {
          const disk = await database.disk()
          if (disk) free.set(disk.freeBytes)
        },
      )
      gauge(register, http.log, 'storage_floor_bytes', 'Octets libres que les fichiers ne prennent jamais', [], (floor) =>
        floor.set(storage.floorBytes),
      )
    },
  }
}
