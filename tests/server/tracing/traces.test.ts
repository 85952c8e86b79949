import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Library, restOf } from '../../e2e/library.ts'
import { type DatabasePlace, databasePlace } from '../../support/database.ts'
import { clipMaker } from '../../support/media.ts'
import { type OtlpReceiver, type ReceivedSpan, startOtlpReceiver } from '../../support/otlpReceiver.ts'
import { type RunningLucarne, startLucarne } from '../../support/process.ts'

const title = 'Le toit zorglub'
const searched = 'zorglubine'
const pageSpan = '00f067aa0ba902b7'
let place: DatabasePlace
let collector: OtlpReceiver
let running: RunningLucarne
let library: Library
let lastTrace = 0

beforeAll(async () => {
  place = await databasePlace()
  collector = await startOtlpReceiver()
  running = await startLucarne(place.dataDir, {
    ...(place.url === undefined ? {} : { DATABASE_URL: place.url }),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_BSP_SCHEDULE_DELAY: '50',
    LOG_LEVEL: 'info',
    LOG_FORMAT: 'json',
  })
  const clips = await clipMaker()
  library = await restOf(running.url).addLibrary('Belvedere', [title], await clips.make({ name: 'video.mp4', seconds: 1 }))
  await clips.remove()
})
afterAll(async () => {
  await running.stop()
  await collector.close()
  await place.remove()
})

/** A trace that a page has begun. */
function newTrace(): { id: string; traceparent: string } {
  lastTrace += 1
  const id = `4bf92f3577b34da6a3ce929d${String(lastTrace).padStart(8, '0')}`
  return { id, traceparent: `00-${id}-${pageSpan}-00` }
}

async function ask(query: string, variables: object, headers: Record<string, string> = {}): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${running.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  })
  return { status: response.status, body: await response.json() }
}

const ofTrace = (id: string): ReceivedSpan[] => collector.spans().filter(({ traceId }) => traceId === id)
const named = (spans: readonly ReceivedSpan[], name: string): ReceivedSpan => {
  const [found, ...more] = spans.filter((span) => span.name === name)
  if (!found || more.length > 0) throw new Error(`${more.length + 1} spans «${name}» in ${spans.map((span) => span.name).join(', ')}`)
  return found
}
/** The spans of a trace, once the request that it begins with has ended: it ends last. */
async function whole(id: string): Promise<ReceivedSpan[]> {
  await expect.poll(() => ofTrace(id).map(({ name }) => name)).toContain('POST /graphql')
  return ofTrace(id)
}

describe('the trace of a GraphQL request', () => {
  it('goes on from the page to the gateway, the API and each statement', async () => {
    const { id, traceparent } = newTrace()
    const query = 'query OneVideo($id: ID!) { content(id: $id) { title } }'
    const variables = { id: library.contents[0]?.id }
    expect(await ask(query, variables, { traceparent })).toEqual({ status: 200, body: { data: { content: { title } } } })
    const spans = await whole(id)
    const request = named(spans, 'POST /graphql')
    const operation = named(spans, 'query OneVideo')
    const call = named(spans, 'GET contents')
    const route = named(spans, 'GET /api/contents/:id')
    const statements = spans.filter(({ kind, attributes }) => kind === 3 && 'db.query.text' in attributes)
    expect(request).toMatchObject({ parentSpanId: pageSpan, kind: 2, status: { code: 0 }, service: 'lucarne' })
    expect(request.attributes).toEqual({
      'http.request.method': 'POST',
      'http.route': '/graphql',
      'http.response.status_code': 200,
    })
    expect(operation).toMatchObject({ parentSpanId: request.spanId, kind: 1 })
    expect(operation.attributes).toEqual({ 'graphql.operation.type': 'query', 'graphql.operation.name': 'OneVideo' })
    expect(call).toMatchObject({ parentSpanId: operation.spanId, kind: 3 })
    expect(route).toMatchObject({ parentSpanId: call.spanId, kind: 2 })
    expect(route.attributes).toEqual({
      'http.request.method': 'GET',
      'http.route': '/api/contents/:id',
      'http.response.status_code': 200,
    })
    expect(statements.length).toBeGreaterThan(0)
    for (const statement of statements) expect(statement).toMatchObject({ parentSpanId: route.spanId, status: { code: 0 } })
    const texts = statements.map(({ attributes }) => String(attributes['db.query.text']))
    expect(texts.filter((text) => /^select .* from "contents" .* where "contents"\."uuid" = \$\d+$/s.test(text))).toHaveLength(1)
    expect(spans).toHaveLength(4 + statements.length)
    for (const span of spans) expect(span.endTimeUnixNano).toBeGreaterThanOrEqual(span.startTimeUnixNano)
  })

  it('goes on behind a body that comes later than its request', async () => {
    const { id, traceparent } = newTrace()
    const { promise: status, resolve, reject } = Promise.withResolvers<number | undefined>()
    const headers = { traceparent, 'content-type': 'application/json', expect: '100-continue' }
    const request = httpRequest(`${running.url}/api/auth/login`, { method: 'POST', headers })
    request.once('continue', () => request.end(JSON.stringify({ email: 'personne@exemple.fr', password: 'Lucarne2026!' })))
    request.once('response', (response) => resolve(response.resume().statusCode)).once('error', reject)
    request.flushHeaders()
    expect(await status).toBe(401)
    await expect.poll(() => ofTrace(id).map(({ name }) => name)).toContain('POST /api/auth/login')
    const route = named(ofTrace(id), 'POST /api/auth/login')
    const below = ofTrace(id).filter(({ parentSpanId }) => parentSpanId === route.spanId)
    expect(below.filter(({ attributes }) => String(attributes['db.query.text']).includes('"users"'))).not.toEqual([])
  })

  it('says that an operation failed, without its message', async () => {
    const { id, traceparent } = newTrace()
    await ask('mutation Like { setLike(contentId: "7d444840-9dc0-11d1-b245-5ffdce74fad2", liked: true) { id } }', {}, { traceparent })
    const operation = named(await whole(id), 'mutation Like')
    expect(operation.status).toEqual({ code: 2 })
  })

  it('has its id in the lines of the log', async () => {
    const { id, traceparent } = newTrace()
    await ask('query Logged { site { name } }', {}, { traceparent })
    await whole(id)
    const lines = running
      .output()
      .stderr.split('\n')
      .filter((line) => line.includes(id))
    expect(lines.filter((line) => line.includes('"url":"/graphql"') && line.includes('incoming request'))).toHaveLength(1)
    expect(lines.filter((line) => line.includes('request completed'))).toHaveLength(2)
    expect(lines.filter((line) => line.split('trace_id').length !== 2)).toEqual([])
  })

  it.each([
    'forged',
    '00-00000000000000000000000000000000-00f067aa0ba902b7-01',
    '00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01',
    'ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
    '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-more',
    `00-${'4'.repeat(64)}-00f067aa0ba902b7-01`,
    "00-' or 1=1 --aa6a3ce929d0e0e4736aa-00f067aa0ba902b7-01",
  ])('does not follow the header «%s»', async (traceparent) => {
    const name = `Unlinked${(lastTrace += 1)}`
    expect((await ask(`query ${name} { site { name } }`, {}, { traceparent })).status).toBe(200)
    const operation = (): ReceivedSpan | undefined => collector.spans().find((span) => span.name === `query ${name}`)
    await expect.poll(operation).toBeDefined()
    const request = named(await whole(operation()?.traceId ?? ''), 'POST /graphql')
    expect(request.parentSpanId).toBeUndefined()
    expect(request.traceId).not.toContain('4bf92f3577b34da6a3ce929d0e0e4736')
  })

  it('takes neither the state nor the baggage of its caller', async () => {
    const { id, traceparent } = newTrace()
    await ask('query Stateless { site { name } }', {}, { traceparent, tracestate: 'x=grace-hopper', baggage: 'user=grace-hopper' })
    await whole(id)
    expect(collector.payload()).not.toContain('grace-hopper')
  })
})

describe('the trace of a job', () => {
  it('is linked to the request that asked for it, and has its statements and tools', async () => {
    await expect.poll(() => collector.spans().filter(({ name }) => name === 'process media.ladder')).toHaveLength(1)
    const job = named(collector.spans(), 'process media.prepare')
    expect(job).toMatchObject({ kind: 5, links: [expect.anything()] })
    expect(job.parentSpanId).toBeUndefined()
    const cause = collector.spans().find(({ spanId }) => spanId === job.links[0]?.spanId)
    expect(cause).toMatchObject({ name: 'POST /api/files/video/:id', traceId: job.links[0]?.traceId })
    const below = ofTrace(job.traceId).filter(({ parentSpanId }) => parentSpanId === job.spanId)
    expect(below.map(({ name }) => name)).toEqual(expect.arrayContaining(['ffmpeg', 'select']))
    expect(named(collector.spans(), 'process media.ladder').links).toEqual([expect.objectContaining({ traceId: job.traceId })])
  })
})

it('has no personal data, ids of people or secrets in any span, and is OTLP', async () => {
  const { creator, contents } = library
  const { id, traceparent } = newTrace()
  const headers = { traceparent, authorization: `Bearer ${creator.token}`, 'user-agent': 'Navigateur-de-Grace' }
  await ask('query Found($q: String!) { search(query: $q) { contents { nodes { id } } } }', { q: searched }, headers)
  await fetch(`${running.url}/api/users/${creator.user.id}?q=${searched}`, { headers })
  await fetch(`${running.url}/api/contents/${contents[0]?.id}`, { headers: { ...headers, 'x-forwarded-for': '203.0.113.77' } })
  await whole(id)
  await expect.poll(() => ofTrace(id).map(({ name }) => name)).toContain('GET /api/users/:id')
  await expect.poll(() => ofTrace(id).filter(({ name }) => name === 'GET /api/contents/:id')).not.toEqual([])
  const { id: userId, username, firstname, lastname } = creator.user
  const personal = [creator.email, creator.token, userId, username, firstname, lastname, title, searched, 'Grace', '203.0.113', '127.0.0.1']
  const payload = collector.payload()
  expect(personal.filter((word) => payload.includes(word))).toEqual([])
  expect(payload).not.toContain(contents[0]?.id)
  expect(collector.faults()).toEqual([])
})
