import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { restOf } from '../../e2e/library.ts'
import { type DatabasePlace, databasePlace } from '../../support/database.ts'
import { clipMaker } from '../../support/media.ts'
import { type RunningLucarne, startLucarne } from '../../support/process.ts'

const token = 'jeton-de-mesure-0123456789'
let place: DatabasePlace
let running: RunningLucarne
let user: { id: string; token: string }
let video: Buffer
const backup = { begun: 0, ended: 0 }
let content: string

beforeAll(async () => {
  place = await databasePlace()
  // A real backup: with the embedded database, the site is not running yet.
  const elsewhere = await mkdtemp(join(tmpdir(), 'lucarne-metrics-'))
  const databaseUrl = place.url === undefined ? {} : { DATABASE_URL: place.url }
  const env = { ...process.env, DATA_DIR: place.dataDir, DATABASE_URL: '', STORAGE_URL: '', ...databaseUrl }
  await mkdir(join(place.dataDir, 'storage'), { recursive: true })
  backup.begun = Date.now() / 1000
  execFileSync(process.execPath, ['scripts/backup.ts', join(elsewhere, 'monday')], { env })
  backup.ended = Date.now() / 1000
  await rm(elsewhere, { recursive: true, force: true })
  running = await startLucarne(place.dataDir, {
    ...(place.url === undefined ? {} : { DATABASE_URL: place.url }),
    METRICS_TOKEN: token,
  })
  const clips = await clipMaker()
  const clip = await clips.make({ name: 'video.mp4', seconds: 1 })
  const { creator, contents } = await restOf(running.url).addLibrary('Belvedere', ['Le toit'], clip)
  video = await readFile(clip)
  content = contents[0]?.id ?? ''
  await clips.remove()
  user = { id: creator.user.id, token: creator.token }
}, 300_000)
afterAll(async () => {
  await running.stop()
  await place.remove()
})

const scrape = (authorization?: string): Promise<Response> =>
  fetch(`${running.url}/metrics`, { headers: authorization === undefined ? {} : { authorization } })

/** The samples as `name{labels}` with their value. */
async function samples(): Promise<Map<string, number>> {
  const answer = await scrape(`Bearer ${token}`)
  expect(answer.status).toBe(200)
  const lines = (await answer.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]))
}

describe('/metrics', () => {
  it.each([undefined, 'Bearer', 'Bearer autre-jeton-0123456789', token, `Basic ${token}`])('is refused with %s', async (authorization) => {
    const answer = await scrape(authorization)
    expect(answer.status).toBe(401)
    expect(answer.headers.get('www-authenticate')).toBe('Bearer')
    expect(await answer.text()).toBe('')
  })

  it('answers in the format of Prometheus, and is kept by no cache', async () => {
    const { headers } = await scrape(`Bearer ${token}`)
    expect(headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('counts answers by the pattern of their route, their method and their status', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000'
    const named = (route: string, status: number): string =>
      `lucarne_http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"}`
    const before = await samples()
    for (let count = 0; count < 3; count += 1) await (await fetch(`${running.url}/api/contents/${unknown}`)).text()
    await (await fetch(`${running.url}/api/contents`)).text()
    const after = await samples()
    const more = (name: string): number => (after.get(name) ?? 0) - (before.get(name) ?? 0)
    expect(more(named('/api/contents/:id', 404))).toBe(3)
    expect(more(named('/api/contents', 200))).toBe(1)
    expect([...after.keys()].filter((name) => name.includes(unknown))).toEqual([])
  })

  it('counts the event streams that are open, which are no durations', async () => {
    expect((await samples()).get('lucarne_event_streams')).toBe(0)
    const ending = new AbortController()
    const stream = await fetch(`${running.url}/api/events?topics=user:${user.id}`, {
      headers: { authorization: `Bearer ${user.token}` },
      signal: ending.signal,
    })
    expect([stream.status, stream.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8'])
    expect((await samples()).get('lucarne_event_streams')).toBe(1)
    ending.abort()
    await expect.poll(async () => (await samples()).get('lucarne_event_streams')).toBe(0)
    expect([...(await samples()).keys()].filter((name) => name.includes('route="/api/events",status="200"'))).toEqual([])
  })

  it('has the queue, the free space and the connections of the database', async () => {
    const found = await samples()
    expect(found.get('lucarne_jobs{queue="media.prepare",state="active"}')).toBe(0)
    expect(found.get('lucarne_jobs{queue="media.dead",state="failed"}')).toBe(0)
    expect(found.get('lucarne_storage_free_bytes')).toBeGreaterThan(1_000_000)
    expect(found.get('lucarne_database_free_bytes')).toBeGreaterThan(1_000_000)
    const connections = [...found.keys()].filter((name) => name.startsWith('lucarne_database_connections'))
    expect(connections).toHaveLength(place.url === undefined ? 0 : 3)
    // What the scrape itself asks of the database is no request that waits.
    expect(found.get('lucarne_database_connections{state="waiting"}')).toBe(place.url === undefined ? undefined : 0)
    expect(found.get('lucarne_storage_floor_bytes')).toBeGreaterThan(1_000_000)
    expect(found.get('lucarne_ready')).toBe(1)
  })

  it('counts the bytes that arrive of files, by the way and the kind', async () => {
    const counted = async (way: string, kind: string): Promise<number | undefined> =>
      (await samples()).get(`lucarne_uploaded_bytes_total{way="${way}",kind="${kind}"}`)
    expect([await counted('form', 'video'), await counted('form', 'avatar'), await counted('resumable', 'video')]).toEqual([
      video.length,
      0,
      0,
    ])
    const headers = { authorization: `Bearer ${user.token}`, 'tus-resumable': '1.0.0' }
    const encoded = (text: string): string => Buffer.from(text).toString('base64')
    const key = randomUUID()
    const metadata = `key ${encoded(key)},content ${encoded(content)},fingerprint ${encoded('essai')}`
    const begun = await fetch(`${running.url}/api/uploads`, {
      method: 'POST',
      headers: { ...headers, 'upload-length': String(video.length), 'upload-metadata': metadata },
    })
    expect(begun.status).toBe(201)
    // A part, after which the video stays as it is.
    const part = new Uint8Array(video.subarray(0, 5000))
    const sent = await fetch(`${running.url}/api/uploads/${key}`, {
      method: 'PATCH',
      headers: { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
      body: part,
    })
    expect(sent.status).toBe(204)
    expect([await counted('form', 'video'), await counted('resumable', 'video')]).toEqual([video.length, 5000])
  })

  it('says when the last backup was finished', async () => {
    const at = (await samples()).get('lucarne_last_backup_timestamp_seconds') ?? 0
    expect(at).toBeGreaterThanOrEqual(backup.begun)
    expect(at).toBeLessThanOrEqual(backup.ended)
  })

  it('has the duration of each job, by its outcome', async () => {
    await expect
      .poll(async () => (await samples()).get('lucarne_job_duration_seconds_count{queue="media.ladder",outcome="completed"}'))
      .toBe(1)
    const found = await samples()
    expect(found.get('lucarne_job_duration_seconds_count{queue="media.prepare",outcome="completed"}')).toBe(1)
    expect(found.get('lucarne_job_duration_seconds_sum{queue="media.prepare",outcome="completed"}')).toBeGreaterThan(0.01)
    // One second of video, in all its renditions.
    expect(found.get('lucarne_converted_video_seconds_total')).toBeCloseTo(1, 0)
    // The former version is removed in six hours.
    expect(found.get('lucarne_jobs{queue="media.cleanup",state="created"}')).toBe(1)
    expect(found.get('lucarne_jobs_due{queue="media.cleanup"}')).toBe(0)
    expect(found.get('lucarne_oldest_due_job_seconds{queue="media.cleanup"}')).toBe(0)
    // Prometheus sees the first failure only as a step from a zero.
    for (const outcome of ['refused', 'failed', 'returned'])
      expect(found.get(`lucarne_job_duration_seconds_count{queue="media.prepare",outcome="${outcome}"}`)).toBe(0)
  })
})

it('is no address of a site without METRICS_TOKEN', async () => {
  const other = await databasePlace()
  const site = await startLucarne(other.dataDir, other.url === undefined ? {} : { DATABASE_URL: other.url })
  try {
    expect((await fetch(`${site.url}/metrics`, { headers: { authorization: `Bearer ${token}` } })).status).toBe(404)
  } finally {
    await site.stop()
    await other.remove()
  }
})
