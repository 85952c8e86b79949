import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { contentSchema } from '../../../src/shared/entities/content.ts'
import { errorBodySchema } from '../../../src/shared/entities/common.ts'
import { type BucketRequest, type BucketServer, startBucketServer } from '../../support/bucket/bucketServer.ts'
import { addContent, addCreator, callApi, type Creator } from '../../support/creator.ts'
import { clipMaker, type ClipMaker } from '../../support/media.ts'
import { type RunningLucarne, startLucarne } from '../../support/process.ts'
import { siteFolder } from '../../support/siteFolder.ts'

const waiting = { timeout: 90_000, interval: 200 }
const refusal = { status: 507, code: 'STORAGE_FULL', message: 'L’espace de stockage est plein, l’envoi est impossible' }

let clips: ClipMaker
let video: Blob
let picture: Blob
let server: BucketServer
let site: RunningLucarne
let creator: Creator
let watchable: string
const cleanups: (() => Promise<unknown>)[] = []

const stores = ({ method }: BucketRequest): boolean => method === 'PUT' || method === 'POST'
const fills = (): void => server.breakRequests((request) => (stores(request) ? 'full' : undefined))
const makesRoom = (): void => server.breakRequests(() => undefined)

const formOf = (name: string, file: Blob): FormData => {
  const form = new FormData()
  form.append(name, file, 'fichier')
  return form
}
const stateOf = async (content: string) => {
  const { media, video_url } = contentSchema.parse(await callApi(site, 'GET', `/contents/${content}`, creator.token))
  return { state: media.state, address: video_url }
}
const converted = (content: string): Promise<void> =>
  vi.waitFor(async () => expect((await stateOf(content)).state).toBe('complete'), waiting)

async function refusalOf(method: string, path: string, body: FormData): Promise<unknown> {
  const answer = await fetch(`${site.url}/api${path}`, { method, headers: { authorization: `Bearer ${creator.token}` }, body })
  const { code, message } = errorBodySchema.parse(await answer.json()).error
  return { status: answer.status, code, message }
}

beforeAll(async () => {
  clips = await clipMaker()
  video = new Blob([new Uint8Array(await readFile(await clips.make({ name: 'clip.mp4', seconds: 2 })))])
  picture = new Blob([
    new Uint8Array(
      await sharp({ create: { width: 640, height: 360, channels: 3, background: 'teal' } })
        .png()
        .toBuffer(),
    ),
  ])
  server = await startBucketServer()
  const folder = await siteFolder()
  cleanups.push(folder.remove)
  site = await startLucarne(folder.path, { ROLES: 'api,worker', STORAGE_URL: server.url, ...server.env })
  cleanups.push(() => site.stop('SIGKILL'))
  creator = await addCreator(site)
  watchable = await addContent(site, creator)
  await callApi(site, 'POST', `/files/video/${watchable}`, creator.token, formOf('video', video))
  await converted(watchable)
}, 120_000)
afterAll(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
  await server[Symbol.asyncDispose]()
  await clips.remove()
})

it('refuses each file with 507 in French while the bucket is full, still plays and deletes, and takes them once there is room', async () => {
  const content = await addContent(site, creator)
  const sends: [string, string, () => FormData][] = [
    ['POST', `/files/video/${content}`, () => formOf('video', video)],
    ['PUT', `/files/video/${watchable}`, () => formOf('video', video)],
    ['POST', `/files/thumbnail/${content}`, () => formOf('thumbnail', picture)],
    ['POST', `/files/banner/${creator.channel}`, () => formOf('banner', picture)],
    ['POST', '/files/upload', () => formOf('file', picture)],
  ]
  fills()
  for (const [method, path, body] of sends) expect([path, await refusalOf(method, path, body())]).toEqual([path, refusal])
  expect((await stateOf(content)).state).toBe('awaitingFile')
  const { state, address } = await stateOf(watchable)
  expect(state).toBe('complete')
  expect((await fetch(`${site.url}${address}`)).status).toBe(200)
  const other = await addContent(site, creator)
  await callApi(site, 'DELETE', `/contents/${other}`, creator.token)

  makesRoom()
  for (const [method, path, body] of sends) await callApi(site, method, path, creator.token, body())
  await Promise.all([converted(content), converted(watchable)])
})

it('keeps an original whose conversion finds no room, and converts it once there is', async () => {
  const content = await addContent(site, creator)
  // The original still fits, what is made of it does not.
  server.breakRequests((request) => (stores(request) && request.key.startsWith('contents/') ? 'full' : undefined))
  await callApi(site, 'POST', `/files/video/${content}`, creator.token, formOf('video', video))
  const refused = (): number =>
    server.requests.filter((request) => stores(request) && request.key.startsWith(`contents/${content}/`)).length
  await vi.waitFor(() => expect(refused()).toBeGreaterThan(0), waiting)
  expect((await stateOf(content)).state).toMatch(/^(received|processing)$/)
  makesRoom()
  await vi.waitFor(async () => expect((await stateOf(content)).state).toBe('complete'), { timeout: 250_000, interval: 500 })
}, 300_000)
