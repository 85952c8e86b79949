import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { defaultUploadBounds } from '../api/upload/uploadBounds.ts'
import type { SmtpSettings } from '../mailer/mailer.ts'
import { emailError } from '../shared/validation/account.ts'
import type { OAuthSettings } from '../api/identity/provider.ts'
import { smallestFloorBytes } from '../shared/diskFloor.ts'
import { readBucketUrl } from '../storage/bucket/bucketUrl.ts'
import { isBucketUrl, locate } from '../storage/location.ts'
import { type HardwareEncoder, hardwareEncoders } from '../worker/media/hardware.ts'
import type { LogFormat } from './log.ts'
import { readOAuth } from './oauthEnv.ts'
import { samplers, type TracingSettings } from './tracing/settings.ts'
import { httpsUrl, loopbackHosts, webUrl } from './webUrls.ts'

const MB = 1024 * 1024

export const allRoles = ['web', 'gateway', 'api', 'worker'] as const
export type Role = (typeof allRoles)[number]

const onOff = z.enum(['on', 'off'], 'attendu : on ou off').transform((value) => value === 'on')
const origins = z.string().transform((text, context) => {
  const addresses = text.split(/[\s,]+/).filter((address) => address !== '')
  const found = addresses.map((address) => (/^https?:\/\//.test(address) && URL.canParse(address) ? new URL(address).origin : null))
  if (found.every((origin) => origin !== null)) return found
  context.addIssue('attendu : une liste d’adresses https://')
  return z.NEVER
})
const path = z.string().transform((value) => resolve(value))

const roles = z.string().transform((text, context) => {
  const names = text.split(',').map((name) => name.trim())
  const known = names.filter((name): name is Role => allRoles.some((role) => role === name))
  if (known.length === names.length) return new Set(known)
  context.addIssue(`attendu : une liste parmi ${allRoles.join(', ')}`)
  return z.NEVER
})

const smtpUrl = z
  .url({ protocol: /^smtps?$/, hostname: /./, error: 'attendu : smtp://… ou smtps://…' })
  .refine((value) => isDecodable(new URL(value)), 'attendu : un mot de passe dont les signes spéciaux sont codés (%40 pour @)')

function isDecodable({ username, password }: URL): boolean {
  try {
    decodeURIComponent(username + password)
    return true
  } catch {
    return false
  }
}

const storageUrl = z.string().transform((value, context) => {
  try {
    if (isBucketUrl(value)) readBucketUrl(value)
    else locate('.', value)
    return value
  } catch (error) {
    context.addIssue(error instanceof Error ? error.message.replace(/^STORAGE_URL : /, '') : String(error))
    return z.NEVER
  }
})

const variables = z.object({
  PORT: z.coerce.number('attendu : un nombre de 0 à 65535').int().min(0).max(65_535, 'attendu : un nombre de 0 à 65535').default(3000),
  HOST: z
    .string()
    .refine((host) => isIP(host) > 0 || /^[a-z0-9.-]+$/i.test(host), 'attendu : une adresse ou un nom d’hôte')
    .default('127.0.0.1'),
  DATA_DIR: path.default(resolve('data')),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'attendu : postgres://…' }).optional(),
  DISK_FLOOR_MB: z.coerce
    .number('attendu : un nombre de Mo')
    .min(smallestFloorBytes / MB, `attendu : ${smallestFloorBytes / MB} Mo au moins`)
    .optional(),
  STORAGE_URL: storageUrl.optional(),
  MEDIA_URL: webUrl.optional(),
  API_URL: webUrl.optional(),
  PUBLIC_URL: webUrl.optional(),
  ROLES: roles.default(new Set<Role>(allRoles)),
  DEMO: onOff.optional(),
  SECRET_KEY: z.string().min(32, 'attendu : 32 caractères au moins').optional(),
  REQUIRE_SECOND_FACTOR: z.enum(['administrators'], 'attendu : administrators').optional(),
  ADMIN_EMAIL: z.email('attendu : une adresse e-mail').optional(),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: z
    .string()
    .refine((address) => emailError(address) === undefined, 'attendu : une adresse e-mail')
    .optional(),
  FFMPEG_PATH: path.optional(),
  FFPROBE_PATH: path.optional(),
  VIDEO_ENCODER: z
    .enum(['software', ...hardwareEncoders], `attendu : software, ${hardwareEncoders.join(', ')}`)
    .transform((encoder) => (encoder === 'software' ? undefined : encoder))
    .optional(),
  TRANSCRIBE_COMMAND: z.string().optional(),
  GUEST_PLAYBACK: onOff.default(false),
  AD_TAG_URL: z.url({ protocol: /^https?$/, error: 'attendu : une adresse http:// ou https://' }).optional(),
  AD_HOSTS: origins.optional(),
  WORKER_TOKEN: z
    .string()
    .regex(/^[\w~+/.=-]{32,}$/, 'attendu : 32 caractères au moins, sans espace ni accent')
    .optional(),
  WORKER_SITE_URL: httpsUrl.optional(),
  CONVERSIONS: z.enum(['local', 'remote'], 'attendu : local ou remote').default('local'),
  METRICS_TOKEN: z.string().min(16, 'attendu : 16 caractères au moins').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl.optional(),
  OTEL_SERVICE_NAME: z.string().default('lucarne'),
  OTEL_TRACES_SAMPLER: z.enum(samplers, `attendu : ${samplers.join(', ')}`).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('attendu : un nombre de 0 à 1')
    .min(0, 'attendu : un nombre de 0 à 1')
    .max(1, 'attendu : un nombre de 0 à 1')
    .default(1),
  OTEL_BSP_SCHEDULE_DELAY: z.coerce.number('attendu : des millisecondes').int().min(1, 'attendu : des millisecondes').default(5000),
  INSPECTOR: onOff.default(false),
  SERVER_RENDERING: onOff.default(true),
  UPLOAD_MIN_RATE: z.coerce
    .number('attendu : un nombre de ko par seconde, 1 au moins')
    .min(1, 'attendu : un nombre de ko par seconde, 1 au moins')
    .default(defaultUploadBounds.bytesPerSecond / 1024),
  TRUST_PROXY: z.string().default('loopback'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'attendu : fatal, error, warn, info, debug, trace ou silent')
    .default('info'),
  LOG_FORMAT: z.enum(['json', 'text'], 'attendu : json ou text').optional(),
})

/** The advertisement before each video. */
export type Advertising = {
  /** URL of a VAST document, which browsers read */
  tagUrl: string
  /** origins that browsers may read documents, media and tracking pictures of ads from: that of `tagUrl` and others */
  origins: readonly string[]
}

export type Env = {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  storageUrl: string | undefined
  /** server of the videos' files, instead of /media */
  mediaUrl: string | undefined
  /** free bytes of a disk that files never take; undefined when it depends on the size of the disk */
  diskFloorBytes: number | undefined
  /** without it, the gateway calls the API of its own process */
  apiUrl: string | undefined
  publicUrl: string | undefined
  roles: ReadonlySet<Role>
  demo: boolean
  adminEmail: string | undefined
  /** encrypts the secrets of second factors in the database; undefined: they are stored as they are */
  secretKey: string | undefined
  /** Administrators without a second factor do not administer. */
  administratorsNeedSecondFactor: boolean
  /** undefined: mails are written to a folder */
  smtp: SmtpSettings | undefined
  ffmpegPath: string | undefined
  ffprobePath: string | undefined
  /** writes captions of a sound */
  /** undefined: in software */
  videoEncoder: HardwareEncoder | undefined
  transcribeCommand: string | undefined
  guestPlayback: boolean
  /** undefined: no advertisement before videos */
  advertising: Advertising | undefined
  /** draws the first screen of public pages on the server, where the process has the gateway */
  serverRendering: boolean
  /** serves the inspector of the machines to administrators */
  inspector: boolean
  /** what remote workers must know; undefined: the site has none */
  workerToken: string | undefined
  /** This process is a remote worker of the site there, with its `workerToken`. */
  workerSiteUrl: string | undefined
  /** The site's own workers leave conversions to remote ones. */
  convertsElsewhere: boolean
  /** what a scraper of `/metrics` must know; undefined: there is no such address */
  metricsToken: string | undefined
  /** undefined: nothing is traced */
  tracing: TracingSettings | undefined
  /** minimum rate of an upload, in bytes per second */
  uploadBytesPerSecond: number
  /** undefined when no provider is configured */
  oauth: OAuthSettings | undefined
  /** addresses of reverse proxies whose X-Forwarded-For is trusted */
  trustProxy: string
  logLevel: string
  /** by default `text` where the standard error is a terminal */
  logFormat: LogFormat
  production: boolean
}

export type EnvResult = { ok: true; env: Env } | { ok: false; message: string }

type Variables = z.output<typeof variables>

function smtpFault({ SMTP_URL: url, MAIL_FROM: from, PUBLIC_URL: publicUrl }: Variables): string | undefined {
  if (url === undefined) return undefined
  if (from === undefined) return 'MAIL_FROM : obligatoire avec SMTP_URL'
  // The links in mails go there. An address taken from a request could be forged.
  return publicUrl === undefined ? 'PUBLIC_URL : obligatoire avec SMTP_URL' : undefined
}

function smtpOf({ SMTP_URL: url, MAIL_FROM: from }: Variables): SmtpSettings | undefined {
  return url !== undefined && from !== undefined ? { url, from } : undefined
}

function advertisingFault({ AD_TAG_URL: tagUrl, AD_HOSTS: hosts }: Variables): string | undefined {
  return hosts !== undefined && tagUrl === undefined ? 'AD_HOSTS : sans effet sans AD_TAG_URL' : undefined
}

function remoteFault({
  WORKER_SITE_URL: siteUrl,
  WORKER_TOKEN: token,
  CONVERSIONS: conversions,
  ROLES,
  DATABASE_URL,
}: Variables): string | undefined {
  if (siteUrl === undefined) {
    return conversions === 'remote' && ROLES.has('api') && token === undefined
      ? 'WORKER_TOKEN : obligatoire avec CONVERSIONS=remote'
      : undefined
  }
  if (ROLES.size !== 1 || !ROLES.has('worker')) return 'WORKER_SITE_URL : seulement avec ROLES=worker'
  if (DATABASE_URL !== undefined) return 'WORKER_SITE_URL : sans DATABASE_URL, un worker distant n’ouvre pas de base'
  return token === undefined ? 'WORKER_TOKEN : obligatoire avec WORKER_SITE_URL' : undefined
}

function advertisingOf({ AD_TAG_URL: tagUrl, AD_HOSTS: hosts = [] }: Variables): Advertising | undefined {
  return tagUrl === undefined ? undefined : { tagUrl, origins: [...new Set([new URL(tagUrl).origin, ...hosts])] }
}

function tracingOf(value: Variables): TracingSettings | undefined {
  const endpoint = value.OTEL_EXPORTER_OTLP_ENDPOINT
  if (endpoint === undefined) return undefined
  return {
    endpoint,
    serviceName: value.OTEL_SERVICE_NAME,
    sampler: value.OTEL_TRACES_SAMPLER,
    ratio: value.OTEL_TRACES_SAMPLER_ARG,
    delayMs: value.OTEL_BSP_SCHEDULE_DELAY,
  }
}

/**
 * Reads the process's environment once. An empty value counts as absent; the message is one line.
 * @param isTerminal true when the standard error is a terminal
 */
export function parseEnv(source: NodeJS.ProcessEnv, isTerminal = false): EnvResult {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = variables.safeParse(given)
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')} : ${issue.message}`)
    return { ok: false, message: `Configuration invalide. ${faults.join(' ; ')}` }
  }
  const value = parsed.data
  const has = (role: Role): boolean => value.ROLES.has(role)
  if (has('gateway') && !has('api') && !value.API_URL) {
    return { ok: false, message: 'Configuration invalide. API_URL : obligatoire pour le rôle gateway sans le rôle api' }
  }
  // Only one process can open the embedded database: a separate API and worker could not share it.
  if (!value.DATABASE_URL && !value.WORKER_SITE_URL && has('api') !== has('worker')) {
    return { ok: false, message: 'Configuration invalide. ROLES : api et worker ne se séparent qu’avec DATABASE_URL' }
  }
  const oauth = readOAuth(given, value.PUBLIC_URL)
  const fault = smtpFault(value) ?? advertisingFault(value) ?? remoteFault(value)
  if (oauth.fault !== undefined) return { ok: false, message: `Configuration invalide. ${oauth.fault}` }
  if (fault !== undefined) return { ok: false, message: `Configuration invalide. ${fault}` }
  return {
    ok: true,
    env: {
      port: value.PORT,
      host: value.HOST,
      dataDir: value.DATA_DIR,
      databaseUrl: value.DATABASE_URL,
      storageUrl: value.STORAGE_URL,
      mediaUrl: value.MEDIA_URL,
      diskFloorBytes: value.DISK_FLOOR_MB === undefined ? undefined : value.DISK_FLOOR_MB * MB,
      apiUrl: value.API_URL,
      publicUrl: value.PUBLIC_URL,
      roles: value.ROLES,
      demo: value.DEMO ?? (!value.DATABASE_URL && loopbackHosts.has(value.HOST)),
      adminEmail: value.ADMIN_EMAIL,
      secretKey: value.SECRET_KEY,
      administratorsNeedSecondFactor: value.REQUIRE_SECOND_FACTOR === 'administrators',
      smtp: smtpOf(value),
      ffmpegPath: value.FFMPEG_PATH,
      ffprobePath: value.FFPROBE_PATH,
      videoEncoder: value.VIDEO_ENCODER,
      transcribeCommand: value.TRANSCRIBE_COMMAND,
      guestPlayback: value.GUEST_PLAYBACK,
      advertising: advertisingOf(value),
      workerToken: value.WORKER_TOKEN,
      workerSiteUrl: value.WORKER_SITE_URL,
      convertsElsewhere: value.CONVERSIONS === 'remote',
      metricsToken: value.METRICS_TOKEN,
      tracing: tracingOf(value),
      inspector: value.INSPECTOR,
      serverRendering: value.SERVER_RENDERING,
      uploadBytesPerSecond: value.UPLOAD_MIN_RATE * 1024,
      oauth: oauth.settings,
      trustProxy: value.TRUST_PROXY,
      logLevel: value.LOG_LEVEL,
      logFormat: value.LOG_FORMAT ?? (isTerminal ? 'text' : 'json'),
      production: source['NODE_ENV'] !== 'development',
    },
  }
}
