import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { api } from '../api/api.ts'
import type { ObserveUpload } from '../api/deps.ts'
import { mediaFiles } from '../api/media/mediaFiles.ts'
import { type MailParts, startMails } from '../api/mail/sendMails.ts'
import type { Database } from '../db/connection/database.ts'
import type { Jobs } from '../db/jobs/jobs.ts'
import { folderMailer, smtpMailer } from '../mailer/mailer.ts'
import type { Storage } from '../storage/storage.ts'
import type { FfmpegTools } from '../worker/media/ffmpeg.ts'
import { findFault } from '../worker/media/inspect.ts'
import type { Env } from './env.ts'

type RestParts = {
  version: string
  database: Database
  storage: Storage
  jobs: Jobs
  ffmpeg: FfmpegTools | null
  observeUpload: ObserveUpload | undefined
}

/** Mounts the REST API on `/api` and the files of contents on `/media`. */
export async function mountRest(
  http: FastifyInstance,
  { version, database, storage, jobs, ffmpeg, observeUpload }: RestParts,
  env: Env,
): Promise<void> {
  // What is packed on arrival, only the worker of the same process can take.
  const arrival = env.roles.has('worker') && !env.convertsElsewhere ? { storage, log: http.log } : undefined
  const routes = api({
    database,
    storage,
    jobs,
    version,
    mailDelivery: env.smtp === undefined ? 'folder' : 'smtp',
    findFault: ffmpeg ? (path, signal) => findFault(ffmpeg, path, signal, arrival) : undefined,
    guestPlayback: env.guestPlayback,
    adTagUrl: env.advertising?.tagUrl,
    adminEmail: env.adminEmail,
    publicUrl: env.publicUrl,
    secretKey: env.secretKey,
    administratorsNeedSecondFactor: env.administratorsNeedSecondFactor,
    oauth: env.oauth,
    remoteWorkers:
      env.workerToken === undefined ? undefined : { token: env.workerToken, isTranscribed: env.transcribeCommand !== undefined },
    uploads: { bytesPerSecond: env.uploadBytesPerSecond },
    observeUpload,
  })
  await http.register(routes, { prefix: '/api' })
  await http.register(mediaFiles({ storage }), { prefix: '/media' })
}

/** Starts to send the queue's mails, through the mail server, or into a folder that the log names. */
export async function sendMails(parts: Pick<MailParts, 'database' | 'jobs' | 'siteUrl' | 'log'>, env: Env): Promise<void> {
  const folder = join(env.dataDir, 'mail')
  if (!env.smtp) parts.log.info({ folder }, 'without SMTP_URL, mails are written to a folder')
  await startMails({ ...parts, mailer: env.smtp ? smtpMailer(env.smtp) : folderMailer(folder) })
}
