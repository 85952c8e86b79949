import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { silentLog } from '../../src/shared/log.ts'
import { type ClaimedTask, storedFileSchema } from '../../src/shared/remoteWork.ts'
import { startRemoteWorker } from '../../src/worker/remote/remoteWorker.ts'
import { createRemoteTask } from '../../src/worker/remote/remoteTask.ts'
import { ClaimLost, SiteClient, SiteRefusal } from '../../src/worker/remote/siteClient.ts'

type Answer = (request: IncomingMessage, response: ServerResponse, body: Buffer) => void

let folder: string
let answers: Answer[]
let requests: string[]
let client: SiteClient
let end: () => void
const { signal } = new AbortController()

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lucarne-client-'))
  ;[answers, requests] = [[], []]
  const server = createServer(async (request, response) => {
    requests.push(`${request.method} ${request.url} ${request.headers.range ?? ''}`.trim())
    const body = Buffer.concat(await request.toArray())
    const answer = answers.shift()
    if (answer) answer(request, response, body)
    else response.writeHead(500).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  client = new SiteClient(`http://127.0.0.1:${address.port}`, 'jeton', silentLog)
  end = () => {
    server.close()
    server.closeAllConnections()
  }
})
afterEach(async () => {
  end()
  await rm(folder, { recursive: true })
})

const says =
  (status: number, body: unknown = {}): Answer =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const refuses = (status: number, code: string): Answer => says(status, { error: { code, message: 'Non', requestId: '1' } })

describe('a request to the site', () => {
  it.each([502, 503, 507, 429])('is repeated after %i', async (status) => {
    answers = [says(status), says(200)]
    await client.tell('PUT', '/claims', { signal })
    expect(requests).toEqual(['PUT /api/worker/claims', 'PUT /api/worker/claims'])
  })

  it('is repeated after a lost connection', async () => {
    answers = [(request) => request.socket.destroy(), says(200)]
    await client.tell('PUT', '/claims', { signal })
    expect(requests).toHaveLength(2)
  })

  it('is not repeated once the claim is lost, nor after another refusal', async () => {
    answers = [refuses(410, 'GONE'), refuses(401, 'UNAUTHENTICATED')]
    await expect(client.tell('PUT', '/claims', { signal })).rejects.toThrow(ClaimLost)
    await expect(client.tell('PUT', '/claims', { signal })).rejects.toThrow(SiteRefusal)
    expect(requests).toHaveLength(2)
  })

  it('ends with its signal', async () => {
    const stopping = new AbortController()
    answers = Array.from({ length: 5 }, () => (_: IncomingMessage, response: ServerResponse) => {
      response.writeHead(503).end()
      stopping.abort(new Error('stopped'))
    })
    await expect(client.tell('PUT', '/claims', { signal: stopping.signal })).rejects.toThrow()
    expect(requests).toHaveLength(1)
  })
})

it('a request for a job says which process asks', async () => {
  const asked = Promise.withResolvers<IncomingMessage>()
  const none: Answer = (request, response) => {
    response.writeHead(204).end()
    asked.resolve(request)
  }
  answers = [none, none]
  const tools = {
    ffmpeg: '',
    ffprobe: '',
    version: '',
    refused: [],
    canToneMap: false,
    encoder: undefined,
    wrappers: [],
    sandbox: undefined,
  }
  const worker = startRemoteWorker({ site: client, log: silentLog, tools, tempPath: () => folder, isLow: async () => false })
  const { url, headers } = await asked.promise
  expect([url, headers['x-worker-host'], headers['x-worker-pid']]).toEqual(['/api/worker/claims', hostname(), String(process.pid)])
  await worker.stop()
})

describe('a file', () => {
  it('is sent with its digest, and again when it arrived altered', async () => {
    const path = join(folder, 'file')
    await writeFile(path, 'segment')
    const received: unknown[] = []
    const take: Answer = ({ headers }, response, body) => {
      received.push([headers['content-digest'], headers['content-length'], headers.authorization, body.toString()])
      says(200, { key: 'contents/x' })(undefined as never, response, body)
    }
    answers = [refuses(400, 'UPLOAD_INTERRUPTED'), take]
    expect(await client.sendFile('/files', path, storedFileSchema, signal)).toEqual({ key: 'contents/x' })
    const digest = createHash('sha256').update('segment').digest('base64')
    expect(received).toEqual([[`sha-256=:${digest}:`, '7', 'Bearer jeton', 'segment']])
  })

  it('is fetched from where an interruption has left it', async () => {
    const path = join(folder, 'file')
    const bytes = randomBytes(2 * 1024 * 1024)
    const cut: Answer = (_, response) => {
      response.writeHead(200, { 'content-length': bytes.length }).write(bytes.subarray(0, bytes.length / 2), () => response.socket?.end())
    }
    const rest: Answer = ({ headers }, response) =>
      void response.writeHead(206).end(bytes.subarray(Number(/^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1])))
    answers = [cut, rest]
    await client.fetchFile('/original', path, bytes.length, signal)
    expect((await readFile(path)).equals(bytes)).toBe(true)
    expect(requests).toEqual(['GET /api/worker/original bytes=0-', expect.stringMatching(/ bytes=[1-9]\d*-$/)])
  })

  it('is fetched anew where a proxy sends all of it for a part', async () => {
    const path = join(folder, 'file')
    const bytes = randomBytes(1024)
    await writeFile(path, bytes.subarray(0, 100))
    answers = [(_, response) => void response.writeHead(200).end(bytes)]
    await client.fetchFile('/original', path, bytes.length, signal)
    expect((await readFile(path)).equals(bytes)).toBe(true)
  })
})

describe('the original of a remote task', () => {
  const id = '00000000-0000-4000-8000-000000000000'
  const claimed: ClaimedTask = {
    claim: { queue: 'media.prepare', job: id, attempt: 0 },
    upload: { content_uuid: id, upload_uuid: id },
    media: { state: 'received', progress: 0, playlist_key: null, duration: 0, trim_start: null, trim_end: null },
    original: { extension: 'mp4', bytes: 10 },
    keys: { version: 'v', storyboard: 's', storyboardUrl: '/media/s' },
    isTranscribed: false,
    highestRendition: 1080,
  }
  const originalIn = (place: string): Promise<string> => {
    const deps = { site: client, isLow: async () => false }
    return createRemoteTask(deps, claimed, { media: claimed.media, onRecorded: () => undefined }, place, signal).files.original()
  }

  it('is missing when the site says so: the file is at fault', async () => {
    answers = [refuses(422, 'VIDEO_REQUIRED')]
    await expect(originalIn(folder)).rejects.toMatchObject({ code: 'ENOENT' })
  })

  it('is not missing when this machine has lost its folder: the job is retried', async () => {
    answers = [says(200)]
    const error: unknown = await originalIn(join(folder, 'gone')).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toHaveProperty('code')
  })
})
