import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { builtServer } from '../../../scripts/serverBuild.ts'
import { pageSpansPath } from '../../../src/shared/pageSpans.ts'
import { listen } from '../../gateway/support/listen.ts'
import { startGateway } from '../../gateway/support/startGateway.ts'
import { databasePlace } from '../../support/database.ts'
import { freePort } from '../../support/freePort.ts'
import { type OtlpReceiver, type ReceivedSpan, startOtlpReceiver } from '../../support/otlpReceiver.ts'
import { type RunningLucarne, startLucarne } from '../../support/process.ts'

const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

const manifest = z.record(z.string(), z.looseObject({ file: z.string() }))
const built = manifest.parse(JSON.parse(readFileSync(join(import.meta.dirname, '../../../dist/.vite/manifest.json'), 'utf8')))
const pageScript = built['src/app/tracing/pageSpans.ts']?.file ?? ''

const textOf = (name: string): string => readFileSync(join(builtServer, name), 'utf8')

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const pageSpan = '00f067aa0ba902b7'
const traceparent = `00-${traceId}-${pageSpan}-01`

async function collect(): Promise<OtlpReceiver> {
  const collector = await startOtlpReceiver()
  cleanups.push(() => collector.close())
  return collector
}

async function startSite(env: NodeJS.ProcessEnv): Promise<RunningLucarne> {
  const place = await databasePlace()
  cleanups.push(place.remove)
  const database = place.url === undefined ? {} : { DATABASE_URL: place.url }
  const running = await startLucarne(place.dataDir, { ...database, OTEL_BSP_SCHEDULE_DELAY: '20', ...env })
  cleanups.push(() => running.stop())
  return running
}

async function ask(url: string, name: string): Promise<number> {
  const headers = { 'content-type': 'application/json', traceparent }
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query: `query ${name} { site { name } }` }),
  })
  await response.text()
  return response.status
}

const post = (url: string, body: unknown, headers: Record<string, string> = { 'content-type': 'application/json' }): Promise<Response> =>
  fetch(`${url}${pageSpansPath}`, { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) })

const names = (collector: OtlpReceiver): string[] => collector.spans().map(({ name }) => name)

describe('a gateway in another process than the API', () => {
  it('hands the trace on', async () => {
    const collector = await collect()
    const api = await startSite({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_SERVICE_NAME: 'interne', ROLES: 'api,worker' })
    const gateway = await startSite({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      OTEL_SERVICE_NAME: 'passerelle',
      ROLES: 'gateway',
      API_URL: `${api.url}/api`,
    })
    expect(await ask(gateway.url, 'Apart')).toBe(200)
    await expect.poll(() => names(collector)).toEqual(expect.arrayContaining(['POST /graphql', 'GET /api/site']))
    const found = new Map(collector.spans().map((span) => [span.name, span]))
    const [call, route] = [found.get('GET site'), found.get('GET /api/site')]
    expect([call?.traceId, call?.service]).toEqual([traceId, 'passerelle'])
    expect([route?.traceId, route?.service, route?.parentSpanId]).toEqual([traceId, 'interne', call?.spanId])
  })
})

describe('without OTEL_EXPORTER_OTLP_ENDPOINT', () => {
  it('no trace is handed on, and none of a caller', async () => {
    const seen: unknown[] = []
    const api = await listen((request, response) => {
      seen.push([request.url, request.headers['traceparent']])
      response.writeHead(500).end()
    })
    cleanups.push(api.close)
    const gateway = await startGateway(`${api.url}/api`)
    cleanups.push(gateway.close)
    await gateway.ask('{ site { name } }', {}, { headers: { traceparent } })
    expect(seen).toEqual([['/api/site', undefined]])
  })

  it('the SDK is not read: no module that a start imports leads to it', () => {
    const read = new Set<string>()
    const visit = (name: string): void => {
      if (read.has(name)) return
      read.add(name)
      for (const [, next = ''] of textOf(name).matchAll(/^(?:import|export)\b[^;\n]*"\.\/([^"]+)";$/gm)) visit(next)
    }
    visit('run.js')
    const hasSdk = (name: string): boolean => textOf(name).includes('BatchSpanProcessor')
    expect(read.size).toBeGreaterThan(10)
    expect([...read].filter(hasSdk)).toEqual([])
    expect(globSync('*.js', { cwd: builtServer }).filter(hasSdk)).not.toEqual([])
  })

  it('there is nowhere to post spans of a page, no script for them in pages, and no trace in the log', async () => {
    const site = await startSite({ LOG_LEVEL: 'info', LOG_FORMAT: 'json' })
    expect((await post(site.url, '{}')).status).toBe(404)
    expect(await (await fetch(site.url)).text()).not.toContain(pageScript)
    await ask(site.url, 'Untraced')
    expect(site.output().stderr).not.toContain('trace_id')
  })
})

describe('a collector', () => {
  it('that is gone changes no answer, and is told of once', async () => {
    const site = await startSite({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}`, OTEL_EXPORTER_OTLP_TIMEOUT: '200' })
    const warnings = (): number => site.output().stderr.split('traces cannot be exported').length - 1
    for (let count = 0; count < 20; count += 1) expect(await ask(site.url, `Alone${count}`)).toBe(200)
    await expect.poll(warnings).toBe(1)
    for (let count = 20; count < 40; count += 1) expect(await ask(site.url, `Alone${count}`)).toBe(200)
    expect(await site.stop()).toBe(0)
    expect(warnings()).toBe(1)
  })

  it('that never answers keeps no request and no stop waiting', async () => {
    const { promise: never } = Promise.withResolvers<void>()
    const silent = await listen(() => void never)
    cleanups.push(silent.close)
    const site = await startSite({ OTEL_EXPORTER_OTLP_ENDPOINT: silent.url })
    for (let count = 0; count < 20; count += 1) expect(await ask(site.url, `Silent${count}`)).toBe(200)
    expect(await site.stop()).toBe(0)
  })

  it('that refuses for a while gets what comes afterwards, and what is left at the stop', async () => {
    const collector = await collect()
    collector.refuseWith(400)
    const site = await startSite({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, LOG_LEVEL: 'info', LOG_FORMAT: 'json' })
    await ask(site.url, 'Refused')
    await expect.poll(() => site.output().stderr).toContain('traces cannot be exported')
    collector.refuseWith(null)
    await ask(site.url, 'Taken')
    await expect.poll(() => site.output().stderr).toContain('traces are exported again')
    await expect.poll(() => names(collector)).toContain('query Taken')
    expect(collector.faults()).toEqual([])
  })

  it('gets the spans that are left at the stop', async () => {
    const collector = await collect()
    const site = await startSite({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_BSP_SCHEDULE_DELAY: '3600000' })
    await ask(site.url, 'Last')
    expect(names(collector)).toEqual([])
    expect(await site.stop()).toBe(0)
    expect(names(collector)).toContain('query Last')
  })
})

it('keeps no trace that the sampler leaves out, whatever the flag of the caller', async () => {
  const collector = await collect()
  const site = await startSite({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0',
  })
  expect(await ask(site.url, 'Unsampled')).toBe(200)
  expect(await site.stop()).toBe(0)
  expect(names(collector)).toEqual([])
})

describe('a page’s spans', () => {
  let collector: OtlpReceiver
  let site: RunningLucarne
  const pages = (): ReceivedSpan[] => collector.spans().filter(({ service }) => service === 'lucarne-page')
  const endings: (() => Promise<unknown>)[] = []
  beforeAll(async () => {
    collector = await collect()
    site = await startSite({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint })
    endings.push(...cleanups.splice(0))
  })
  afterAll(async () => {
    for (const end of endings.toReversed()) await end()
  })
  it('are made by a script before all others', async () => {
    const page = await (await fetch(`${site.url}/login`)).text()
    expect(page.match(/<script [^>]*src="[^"]+"/g)?.[0]).toBe(`<script type="module" crossorigin src="/${pageScript}"`)
  })

  const span = (more: object = {}) => {
    const now = Date.now()
    return { traceId, spanId: pageSpan, operation: 'OneVideo', startedAt: now - 40, endedAt: now - 10, status: 200, ...more }
  }
  const asPosted = (...spans: object[]) => ({ sentAt: Date.now(), spans })

  it('are roots, of a service of their own, at the time of the site’s clock', async () => {
    const [before, hour] = [Date.now(), 3_600_000]
    const late = { ...span({ operation: 'Late', status: 0 }), startedAt: before - hour - 40, endedAt: before - hour - 10 }
    const answer = await post(site.url, { sentAt: before - hour, spans: [late] })
    expect([answer.status, await answer.text()]).toEqual([204, ''])
    expect((await post(site.url, asPosted(span()))).status).toBe(204)
    await expect.poll(() => pages().map(({ name }) => name)).toEqual(expect.arrayContaining(['GraphQL Late', 'GraphQL OneVideo']))
    const [first, second] = pages()
    expect(second).toMatchObject({ traceId, spanId: pageSpan, service: 'lucarne-page', kind: 3, status: { code: 0 } })
    expect(second?.parentSpanId).toBeUndefined()
    expect(first?.status).toEqual({ code: 2 })
    expect(Number((first?.startTimeUnixNano ?? 0n) / 1_000_000n)).toBeGreaterThanOrEqual(before - 60)
    expect(Number((first?.endTimeUnixNano ?? 0n) - (first?.startTimeUnixNano ?? 0n)) / 1e6).toBeCloseTo(30, 0)
  })

  it('are refused unless they are what a page posts', async () => {
    const refused = async (body: unknown, headers?: Record<string, string>): Promise<number> => (await post(site.url, body, headers)).status
    const now = Date.now()
    const faults = [
      { traceId: '0'.repeat(32) },
      { traceId: 'x' },
      { spanId: '0'.repeat(16) },
      { operation: 'ada@exemple.fr' },
      { operation: 'x'.repeat(65) },
      { startedAt: now, endedAt: now - 1 },
      { startedAt: now - 700_000 },
      { endedAt: now + 600_000 },
      { startedAt: '1' },
      { status: 1000 },
      { title: 'Le toit' },
    ]
    expect(await Promise.all(faults.map((fault) => refused(asPosted(span(fault)))))).toEqual(faults.map(() => 400))
    expect(await refused('{')).toBe(400)
    expect(await refused({ spans: [span()] })).toBe(400)
    expect(await refused(asPosted())).toBe(400)
    expect(await refused(asPosted(...Array.from({ length: 21 }, () => span())))).toBe(400)
    expect(await refused(JSON.stringify(asPosted(span())) + ' '.repeat(9000))).toBe(413)
    expect(await refused(JSON.stringify(asPosted(span())), { 'content-type': 'text/plain' })).toBe(415)
    const valid = asPosted(span({ operation: 'Valid' }))
    expect((await post(site.url, valid)).status).toBe(204)
    await expect.poll(() => pages().map(({ name }) => name)).toContain('GraphQL Valid')
    expect(
      pages()
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(['GraphQL Late', 'GraphQL OneVideo', 'GraphQL Valid'])
  })

  it('are limited for each address', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 125; count += 1) statuses.push((await post(site.url, asPosted(span()))).status)
    const taken = statuses.indexOf(429)
    expect(taken).toBeGreaterThan(90)
    expect(statuses).toEqual(statuses.map((_, count) => (count < taken ? 204 : 429)))
  })
})
