import { readdir, readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { type Content, contentSchema } from '../../../src/shared/entities/content.ts'
import { type BucketServer, startBucketServer } from '../../support/bucket/bucketServer.ts'
import { addContent, addCreator, callApi, type Creator } from '../../support/creator.ts'
import { readMetrics } from '../../support/dashboard.ts'
import { clipMaker, type ClipMaker, padMp4 } from '../../support/media.ts'
import { type RunningLucarne, startLucarne } from '../../support/process.ts'
import { siteFolder } from '../../support/siteFolder.ts'

const MiB = 1024 * 1024
const waiting = { timeout: 90_000, interval: 200 }

let clips: ClipMaker
let clip: Buffer
let server: BucketServer
const cleanups: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  clips = await clipMaker()
  const path = await clips.make({ name: 'clip.mp4', seconds: 5 })
  // Larger than what is kept in memory of an arriving file.
  await padMp4(path, 30 * MiB)
  clip = await readFile(path)
  server = await startBucketServer()
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await clips.remove()
})
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

/** Starts a site whose files are in the bucket. */
async function start(dataDir: string, env: NodeJS.ProcessEnv = {}): Promise<RunningLucarne> {
  const running = await startLucarne(dataDir, { ROLES: 'api,worker', STORAGE_URL: server.url, ...server.env, ...env })
  cleanups.push(() => running.stop('SIGKILL'))
  return running
}

const read = async (site: RunningLucarne, content: string, token: string): Promise<Content> =>
  contentSchema.parse(await callApi(site, 'GET', `/contents/${content}`, token))

async function converted(site: RunningLucarne, content: string, { token }: Creator): Promise<Content> {
  return vi.waitFor(async () => {
    const row = await read(site, content, token)
    expect(row.media.state).toBe('complete')
    return row
  }, waiting)
}

/** The addresses of a playlist and of all that it names, with their statuses. */
async function statusesOf(master: string): Promise<Map<string, number>> {
  const statuses = new Map<string, number>()
  const visit = async (address: string): Promise<void> => {
    const answer = await fetch(address)
    statuses.set(address, answer.status)
    const body = await answer.text()
    if (!address.endsWith('.m3u8')) return
    const names = [...body.matchAll(/^[\w./-]+$/gm), ...body.matchAll(/(?<=URI=")[^"]+/g)].map(([name]) => name)
    for (const name of names) if (!statuses.has(new URL(name, address).href)) await visit(new URL(name, address).href)
  }
  await visit(master)
  return statuses
}

const tusHeaders = ({ token }: Creator): Record<string, string> => ({ authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' })

async function beginUpload(site: RunningLucarne, creator: Creator, content: string): Promise<string> {
  const values = { key: crypto.randomUUID(), content, fingerprint: 'clip' }
  const metadata = Object.entries(values).map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
  const headers = { ...tusHeaders(creator), 'upload-length': String(clip.length), 'upload-metadata': metadata.join() }
  const answer = await fetch(`${site.url}/api/uploads`, { method: 'POST', headers })
  expect(answer.status).toBe(201)
  return String(answer.headers.get('location'))
}

it('takes an upload on after the process was killed, converts it, plays it, hides it and deletes it, without a file on its disk', async () => {
  const folder = await siteFolder()
  cleanups.push(folder.remove)
  const first = await start(folder.path)
  const creator = await addCreator(first)
  const content = await addContent(first, creator)
  const upload = await beginUpload(first, creator, content)

  // Half of it is sent, and the process is killed once a piece of it is in the bucket.
  const headers = { ...tusHeaders(creator), 'content-type': 'application/offset+octet-stream' }
  const sending = request(`${first.url}${upload}`, {
    method: 'PATCH',
    headers: { ...headers, 'upload-offset': 0, 'content-length': clip.length },
  })
  sending.on('error', () => undefined)
  sending.write(clip.subarray(0, 15 * MiB))
  const pieces = (): number =>
    server.requests.filter(({ method, key }) => method === 'PUT' && key.startsWith(`incoming/${content}/`)).length
  await vi.waitFor(() => expect(pieces()).toBe(1), waiting)
  await vi.waitFor(async () => {
    const { headers: now } = await fetch(`${first.url}${upload}`, { method: 'HEAD', headers: tusHeaders(creator) })
    expect(Number(now.get('upload-offset'))).toBeGreaterThan(0)
  }, waiting)
  await first.stop('SIGKILL')

  const site = await start(folder.path)
  const kept = Number((await fetch(`${site.url}${upload}`, { method: 'HEAD', headers: tusHeaders(creator) })).headers.get('upload-offset'))
  expect(kept).toBeGreaterThanOrEqual(8 * MiB)
  const rest = await fetch(`${site.url}${upload}`, {
    method: 'PATCH',
    headers: { ...headers, 'upload-offset': String(kept) },
    body: new Uint8Array(clip.subarray(kept)),
  })
  expect(rest.status).toBe(204)
  await callApi(site, 'POST', `${upload.slice('/api'.length)}/finish`, creator.token)
  const stored =
    server.requests.findLast(({ key }) => key.startsWith(`originals/${content}/`) && /\.mp4/.test(key))?.key.replace(/\?.*/, '') ?? ''
  expect((await server.readObject(stored)).equals(clip)).toBe(true)

  const { video_url } = await converted(site, content, creator)
  const address = `${site.url}${video_url}`
  const playable = await statusesOf(address)
  expect(playable.size).toBeGreaterThan(6)
  expect([...playable.values()].filter((status) => status !== 200)).toEqual([])
  expect(await readdir(join(folder.path, 'tmp'))).toEqual([])
  expect(await readdir(folder.path)).not.toContain('storage')

  await callApi(site, 'PUT', `/contents/${content}`, creator.token, { statuts: 'private' })
  expect(new Set((await Promise.all([...playable.keys()].map((old) => fetch(old)))).map(({ status }) => status))).toEqual(new Set([404]))
  const hidden = await read(site, content, creator.token)
  expect(hidden.video_url).not.toBe(video_url)
  expect(new Set((await statusesOf(`${site.url}${hidden.video_url}`)).values())).toEqual(new Set([200]))

  await callApi(site, 'DELETE', `/contents/${content}`, creator.token)
  await vi.waitFor(async () => {
    expect((await fetch(`${site.url}${hidden.video_url}`)).status).toBe(404)
    await expect(server.readObject(stored)).rejects.toThrow(/ENOENT|does not exist/)
  }, waiting)
})

it('takes forms in as well, and gives the videos’ files the address of MEDIA_URL', async () => {
  const folder = await siteFolder()
  cleanups.push(folder.remove)
  const token = 'jeton-de-mesure-0123456789'
  const site = await start(folder.path, { MEDIA_URL: server.publicUrl, ROLES: 'web,gateway,api,worker', METRICS_TOKEN: token })
  const creator = await addCreator(site)
  const content = await addContent(site, creator)
  const form = new FormData()
  form.append('fileTypes', 'video')
  form.append('fileTypes', 'thumbnail')
  form.append('files', new Blob([new Uint8Array(clip)]), 'clip.mp4')
  form.append(
    'files',
    new Blob([await readFile(join(import.meta.dirname, '../../../docs/screens/accueil-390-light.webp'))]),
    'vignette.webp',
  )
  await callApi(site, 'POST', `/files/video-with-thumbnail/${content}`, creator.token, form)
  const row = await converted(site, content, creator)
  expect(row.video_url).toMatch(new RegExp(`^${server.publicUrl}/contents/${content}/[0-9a-f]{32}/master\\.m3u8$`))
  expect(new Set((await statusesOf(String(row.video_url))).values())).toEqual(new Set([200]))
  // Pictures have the site's address, where their sizes are made.
  expect(row.thumbnail_url).toMatch(/^\/media\/contents\//)
  const small = await fetch(`${site.url}${row.thumbnail_url}.320`, { headers: { accept: 'image/avif' } })
  expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/avif'])
  const policy = (await fetch(site.url)).headers.get('content-security-policy')
  expect(policy).toContain(`media-src 'self' blob: ${new URL(server.publicUrl).origin}`)
  expect((await fetch(`${site.url}/api/ready`)).status).toBe(200)

  const { samples } = readMetrics(await (await fetch(`${site.url}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text())
  const requests = (operation: string, status: string): number =>
    samples.find(
      ({ name, labels }) =>
        name === 'lucarne_bucket_request_duration_seconds_count' && labels['operation'] === operation && labels['status'] === status,
    )?.value ?? 0
  // The clip arrives in pieces, which the server joins itself, and no picture had its small size before it was asked for.
  expect(requests('PutObject', '200')).toBeGreaterThanOrEqual(4)
  expect(requests('UploadPartCopy', '200')).toBeGreaterThan(0)
  expect(requests('HeadObject', '404')).toBeGreaterThan(0)
  expect(requests('PutObject', '500')).toBe(0)
})
