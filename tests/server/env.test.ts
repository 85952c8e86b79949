import { describe, expect, it } from 'vitest'
import { parseEnv } from '../../src/server/env.ts'

function fault(source: NodeJS.ProcessEnv): string {
  const result = parseEnv(source)
  return result.ok ? '' : result.message
}

function env(source: NodeJS.ProcessEnv) {
  const result = parseEnv(source)
  if (!result.ok) throw new Error(result.message)
  return result.env
}

const WORKER_TOKEN = 'jeton-des-workers-0123456789abcdefghij'

describe('the environment', () => {
  it('needs no variable: one process, all roles, a loopback port, the demonstration', () => {
    const read = env({})
    expect({ port: read.port, host: read.host, demo: read.demo, roles: [...read.roles] }).toEqual({
      port: 3000,
      host: '127.0.0.1',
      demo: true,
      roles: ['web', 'gateway', 'api', 'worker'],
    })
  })

  it('treats an empty value as absent', () => {
    expect(env({ DATABASE_URL: '', PORT: '' }).port).toBe(3000)
  })

  it.each([
    [{ PORT: 'abc' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ STORAGE_URL: 'ftp://serveur/fichiers' }, 'STORAGE_URL'],
    [{ STORAGE_URL: 's3://' }, 'STORAGE_URL'],
    [{ STORAGE_URL: 's3://seau/dossier' }, 'STORAGE_URL'],
    [{ STORAGE_URL: 's3://seau?endpoint=serveur' }, 'STORAGE_URL'],
    [{ STORAGE_URL: 's3://cle:secret@seau' }, 'STORAGE_URL'],
    [{ MEDIA_URL: 'cdn.exemple.fr' }, 'MEDIA_URL'],
    [{ ROLES: 'web,cook' }, 'ROLES'],
    [{ DEMO: 'yes' }, 'DEMO'],
    [{ INSPECTOR: 'yes' }, 'INSPECTOR'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collecteur:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
    [{ OTEL_TRACES_SAMPLER: 'jaeger_remote' }, 'OTEL_TRACES_SAMPLER'],
    [{ OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG'],
    [{ OTEL_BSP_SCHEDULE_DELAY: '0' }, 'OTEL_BSP_SCHEDULE_DELAY'],
    [{ ADMIN_EMAIL: 'nobody' }, 'ADMIN_EMAIL'],
    [{ SECRET_KEY: 'trop courte' }, 'SECRET_KEY'],
    [{ REQUIRE_SECOND_FACTOR: 'on' }, 'REQUIRE_SECOND_FACTOR'],
    [{ SMTP_URL: 'https://courrier.exemple.fr' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtp://nom:100%@courrier.exemple.fr' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtp://courrier.exemple.fr', PUBLIC_URL: 'https://exemple.fr' }, 'MAIL_FROM'],
    [{ SMTP_URL: 'smtp://courrier.exemple.fr', MAIL_FROM: 'site@exemple.fr' }, 'PUBLIC_URL'],
    [{ MAIL_FROM: 'Site <site@exemple.fr>' }, 'MAIL_FROM'],
    [{ AD_TAG_URL: 'pubs.exemple.fr' }, 'AD_TAG_URL'],
    [{ AD_TAG_URL: 'https://pubs.exemple.fr/vast', AD_HOSTS: 'media.exemple.fr' }, 'AD_HOSTS'],
    [{ AD_HOSTS: 'https://media.exemple.fr' }, 'AD_HOSTS'],
    [{ DISK_FLOOR_MB: 'some' }, 'DISK_FLOOR_MB'],
    [{ DISK_FLOOR_MB: '39' }, 'DISK_FLOOR_MB'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ VIDEO_ENCODER: 'gpu' }, 'VIDEO_ENCODER'],
    [{ UPLOAD_MIN_RATE: '0' }, 'UPLOAD_MIN_RATE'],
    [{ LOG_FORMAT: 'xml' }, 'LOG_FORMAT'],
    [{ PUBLIC_URL: 'lucarne' }, 'PUBLIC_URL'],
    [{ ROLES: 'web,gateway' }, 'API_URL'],
    [{ ROLES: 'api' }, 'ROLES'],
    [{ OAUTH_GOOGLE_CLIENT_ID: 'x', PUBLIC_URL: 'https://exemple.fr' }, 'OAUTH_GOOGLE_CLIENT_ID et OAUTH_GOOGLE_CLIENT_SECRET'],
    [{ OAUTH_MICROSOFT_CLIENT_ID: 'x', OAUTH_MICROSOFT_CLIENT_SECRET: 'y' }, 'PUBLIC_URL'],
    [{ WORKER_TOKEN: 'trop-court' }, 'WORKER_TOKEN'],
    [{ WORKER_TOKEN: `${'x'.repeat(40)} y` }, 'WORKER_TOKEN'],
    [{ CONVERSIONS: 'off' }, 'CONVERSIONS'],
    [{ CONVERSIONS: 'remote' }, 'WORKER_TOKEN'],
    [{ ROLES: 'worker', WORKER_SITE_URL: 'https://videos.exemple.fr' }, 'WORKER_TOKEN'],
    [{ ROLES: 'worker', WORKER_SITE_URL: 'http://videos.exemple.fr', WORKER_TOKEN }, 'WORKER_SITE_URL'],
    [{ WORKER_SITE_URL: 'https://videos.exemple.fr', WORKER_TOKEN }, 'WORKER_SITE_URL'],
    [{ ROLES: 'worker', WORKER_SITE_URL: 'https://videos.exemple.fr', WORKER_TOKEN, DATABASE_URL: 'postgres://l/l' }, 'WORKER_SITE_URL'],
    [{ OAUTH_GOOGLE_ISSUER: 'http://comptes.exemple.fr' }, 'OAUTH_GOOGLE_ISSUER'],
    [{ OAUTH_VILLE_CLIENT_ID: 'v', OAUTH_VILLE_CLIENT_SECRET: 's', PUBLIC_URL: 'https://exemple.fr' }, 'OAUTH_VILLE_ISSUER'],
    [{ OAUTH_VILLE_CLIENT_SECRET: 's', OAUTH_VILLE_ISSUER: 'https://ville.fr' }, 'OAUTH_VILLE_CLIENT_ID et OAUTH_VILLE_CLIENT_SECRET'],
  ])('refuses %o in one line that names %s', (source, name) => {
    const message = fault(source)
    expect(message).toMatch(new RegExp(`^Configuration invalide\\. ${name} : .+$`))
    expect(message).not.toContain('\n')
  })

  it('traces only where a collector is named', () => {
    expect(env({ OTEL_SERVICE_NAME: 'videos', OTEL_TRACES_SAMPLER: 'always_on' }).tracing).toBeUndefined()
    expect(
      env({
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collecteur:4318/',
        OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
        OTEL_TRACES_SAMPLER_ARG: '0.1',
      }).tracing,
    ).toEqual({
      endpoint: 'http://collecteur:4318',
      serviceName: 'lucarne',
      sampler: 'parentbased_traceidratio',
      ratio: 0.1,
      delayMs: 5000,
    })
  })

  it('starts a worker of a site elsewhere without a database', () => {
    const { roles, workerSiteUrl, workerToken } = env({ ROLES: 'worker', WORKER_SITE_URL: 'https://videos.exemple.fr/', WORKER_TOKEN })
    expect([[...roles], workerSiteUrl, workerToken]).toEqual([['worker'], 'https://videos.exemple.fr', WORKER_TOKEN])
    expect([env({}).workerToken, env({}).convertsElsewhere]).toEqual([undefined, false])
    expect(env({ CONVERSIONS: 'remote', WORKER_TOKEN }).convertsElsewhere).toBe(true)
  })

  it('chooses what encodes videos', () => {
    const encoders = [{}, { VIDEO_ENCODER: 'software' }, { VIDEO_ENCODER: 'vaapi' }].map((source) => env(source).videoEncoder)
    expect(encoders).toEqual([undefined, undefined, 'vaapi'])
    expect(fault({ VIDEO_ENCODER: 'gpu' })).toContain('attendu : software, nvenc, qsv, vaapi, videotoolbox')
  })

  it('sets the disk floor, in megabytes', () => {
    expect(env({}).diskFloorBytes).toBeUndefined()
    expect(env({ DISK_FLOOR_MB: '200' }).diskFloorBytes).toBe(200 * 1024 * 1024)
  })

  it.each([
    [{}, true, 'text'],
    [{}, false, 'json'],
    [{ LOG_FORMAT: 'json' }, true, 'json'],
    [{ LOG_FORMAT: 'text' }, false, 'text'],
    [{ LOG_FORMAT: '' }, true, 'text'],
  ])(
    'selects short log lines on a terminal and JSON elsewhere, unless it sets a format: %o, terminal: %s',
    (source, isTerminal, format) => {
      const read = parseEnv(source, isTerminal)
      expect(read.ok && read.env.logFormat).toBe(format)
    },
  )

  it('loads no demonstration on PostgreSQL or on a public host unless asked to', () => {
    expect(env({ DATABASE_URL: 'postgres://localhost/lucarne' }).demo).toBe(false)
    expect(env({ HOST: '0.0.0.0' }).demo).toBe(false)
    expect(env({ HOST: '0.0.0.0', DEMO: 'on' }).demo).toBe(true)
    expect(env({ DEMO: 'off' }).demo).toBe(false)
  })

  it('opens the pages to the hosts of its ads, when there are any', () => {
    expect(env({}).advertising).toBeUndefined()
    const AD_TAG_URL = 'https://pubs.exemple.fr/vast?zone=12'
    expect(env({ AD_TAG_URL, AD_HOSTS: 'https://media.exemple.fr/x, http://127.0.0.1:9 https://pubs.exemple.fr' }).advertising).toEqual({
      tagUrl: AD_TAG_URL,
      origins: ['https://pubs.exemple.fr', 'https://media.exemple.fr', 'http://127.0.0.1:9'],
    })
  })

  it('enables the providers that have a client id, with their public issuers unless it sets others', () => {
    expect(env({ PUBLIC_URL: 'https://exemple.fr' }).oauth).toBeUndefined()
    const google = { OAUTH_GOOGLE_CLIENT_ID: 'g', OAUTH_GOOGLE_CLIENT_SECRET: 's', PUBLIC_URL: 'https://exemple.fr/' }
    expect(env(google).oauth).toEqual({
      siteUrl: 'https://exemple.fr',
      providers: { google: { issuer: 'https://accounts.google.com', clientId: 'g', clientSecret: 's' } },
    })
    const here = { OAUTH_MICROSOFT_CLIENT_ID: 'm', OAUTH_MICROSOFT_CLIENT_SECRET: 't', OAUTH_MICROSOFT_ISSUER: 'http://127.0.0.1:9' }
    expect(env({ ...google, ...here }).oauth?.providers['microsoft']).toEqual({
      issuer: 'http://127.0.0.1:9',
      clientId: 'm',
      clientSecret: 't',
    })
  })

  it('takes any other provider by the name in its variables', () => {
    const own = {
      OAUTH_VILLE2_CLIENT_ID: 'v',
      OAUTH_VILLE2_CLIENT_SECRET: 's',
      OAUTH_VILLE2_ISSUER: 'https://ville.fr/realms/agents/',
      OAUTH_VILLE2_LABEL: 'Ville de Nantes',
      PUBLIC_URL: 'https://exemple.fr',
    }
    expect(env(own).oauth).toEqual({
      siteUrl: 'https://exemple.fr',
      providers: {
        ville2: { issuer: 'https://ville.fr/realms/agents', clientId: 'v', clientSecret: 's', label: 'Ville de Nantes' },
      },
    })
  })
})
