import { createHash, randomFillSync } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { open, readdir, readFile, stat } from 'node:fs/promises'
import { type ClientRequest, createServer, type IncomingMessage, request, type Server } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { contentSchema } from '../../../src/shared/entities/content.ts'
import { addContent, addCreator, callApi, type Creator } from '../../support/creator.ts'
import { clipMaker, type ClipMaker } from '../../support/media.ts'
import { makeDataDir, type RunningLucarne, startLucarne } from '../../support/process.ts'
import { hasProxy, type Proxy, startCaddy, startNginx } from '../../support/proxies.ts'
import { siteFolder } from '../../support/siteFolder.ts'

const MB = 1024 * 1024
/** PROXY_TEST_MB=2047 sends the largest video that Lucarne accepts. */
const bytes = Number(process.env['PROXY_TEST_MB'] ?? 48) * MB
const waiting = { timeout: 60_000, interval: 50 }

let clips: ClipMaker
/** A video of `bytes` bytes: a clip, and a box of noise that players skip. */
let video: string
let digest: string

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

async function grow(path: string): Promise<void> {
  const file = await open(path, 'a')
  const rest = bytes - (await file.stat()).size
  const head = Buffer.alloc(8)
  head.writeUInt32BE(rest, 0)
  head.write('free', 4, 'latin1')
  await file.write(head)
  const noise = Buffer.alloc(MB)
  for (let left = rest - head.length; left > 0; left -= noise.length)
    await file.write(randomFillSync(noise).subarray(0, Math.min(left, noise.length)))
  await file.close()
}

beforeAll(async () => {
  clips = await clipMaker()
  video = await clips.make({ name: 'large.mp4', seconds: 6 })
  await grow(video)
  digest = await digestOf(video)
})
afterAll(() => clips.remove())

const proxies = [
  { name: 'nginx', start: (folder: string, port: number) => startNginx(folder, [port], { mediaSeconds: 2 }) },
  { name: 'caddy', start: (folder: string, port: number) => startCaddy(folder, [port]) },
] as const

describe.each(proxies)('behind $name', ({ name, start }) => {
  // Tests of a program run where it is installed.
  describe.runIf(hasProxy(name))('as deploy/ configures it', { timeout: 600_000 }, () => {
    let folder: Awaited<ReturnType<typeof siteFolder>>
    let lucarne: RunningLucarne
    let proxy: Proxy
    let creator: Creator

    beforeAll(async () => {
      folder = await siteFolder()
      lucarne = await startLucarne(folder.path, { METRICS_TOKEN: 'a'.repeat(16) })
      proxy = await start(join(folder.path, 'proxy'), Number(new URL(lucarne.url).port))
      creator = await addCreator(lucarne)
    })
    afterAll(async () => {
      await proxy.stop()
      await lucarne.stop('SIGKILL')
      await folder.remove()
    })

    const authorization = (): { authorization: string } => ({ authorization: `Bearer ${creator.token}` })

    async function filesUnder(part: string): Promise<string[]> {
      const entries = await readdir(folder.path, { recursive: true, withFileTypes: true })
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .filter((path) => path.includes(part))
    }

    /** Sends half of a body, waits until the site has most of it, looks at the proxy, and sends the rest. @returns the answer's status */
    async function sendInHalves(sending: ClientRequest, head: string, tail: string, arrivesIn: string): Promise<number> {
      const answered = once(sending, 'response') as Promise<[IncomingMessage]>
      answered.catch(() => undefined)
      const write = (chunk: Buffer | string): Promise<unknown> | undefined => (sending.write(chunk) ? undefined : once(sending, 'drain'))
      const half = Math.floor(bytes / 2)
      await write(head)
      for await (const chunk of createReadStream(video, { end: half - 1 })) await write(chunk as Buffer)
      await vi.waitFor(async () => {
        const sizes = await Promise.all((await filesUnder(arrivesIn)).map(async (path) => (await stat(path)).size))
        expect(Math.max(0, ...sizes), 'the site receives what has been sent, before the end').toBeGreaterThan(half - 8 * MB)
      }, waiting)
      expect(proxy.buffers()).toEqual([])
      for await (const chunk of createReadStream(video, { start: half })) await write(chunk as Buffer)
      sending.end(tail)
      const [answer] = await answered
      answer.resume()
      return answer.statusCode ?? 0
    }

    const originalOf = async (content: string): Promise<string> => {
      const [path, ...others] = await filesUnder(join('originals', content))
      expect(others).toEqual([])
      return digestOf(String(path))
    }

    it('a large form arrives as it was sent, while it is sent', async () => {
      const content = await addContent(lucarne, creator)
      const head = '--b\r\nContent-Disposition: form-data; name="video"; filename="f.mp4"\r\n\r\n'
      const tail = '\r\n--b--\r\n'
      const sending = request(`${proxy.url}/api/files/video/${content}`, {
        method: 'POST',
        headers: {
          ...authorization(),
          'content-type': 'multipart/form-data; boundary=b',
          'content-length': head.length + bytes + tail.length,
        },
      })
      expect(await sendInHalves(sending, head, tail, `${join(folder.path, 'tmp')}/`)).toBeLessThan(300)
      expect(await originalOf(content)).toBe(digest)
    })

    it('so does a part of a resumable upload', async () => {
      const content = await addContent(lucarne, creator)
      const tus = { ...authorization(), 'tus-resumable': '1.0.0' }
      const metadata = Object.entries({ key: crypto.randomUUID(), fingerprint: 'large', content })
      const begun = await fetch(`${proxy.url}/api/uploads`, {
        method: 'POST',
        headers: {
          ...tus,
          'upload-length': String(bytes),
          'upload-metadata': metadata.map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`).join(','),
        },
      })
      expect(begun.status).toBe(201)
      const url = new URL(String(begun.headers.get('location')), proxy.url)
      const sending = request(url, {
        method: 'PATCH',
        headers: { ...tus, 'upload-offset': 0, 'content-type': 'application/offset+octet-stream', 'content-length': bytes },
      })
      expect(await sendInHalves(sending, '', '', join('incoming', content))).toBe(204)
      expect((await fetch(`${url}/finish`, { method: 'POST', headers: tus })).status).toBe(200)
      expect(await originalOf(content)).toBe(digest)
    })

    it('events come as they happen', async () => {
      const content = await addContent(lucarne, creator)
      const aborting = new AbortController()
      const { body } = await fetch(`${proxy.url}/api/events?topics=content:${content}`, { signal: aborting.signal })
      if (!body) throw new Error('no stream')
      const reader = body.pipeThrough(new TextDecoderStream()).getReader()
      expect((await reader.read()).value).toContain(': listening')
      await callApi(lucarne, 'PUT', `/contents/${content}`, creator.token, { title: 'Un autre titre' })
      expect((await reader.read()).value).toContain(content)
      aborting.abort()
    })

    it('parts of a file come from /media, and its address ends with its publicity', async () => {
      const content = await addContent(lucarne, creator)
      const form = new FormData()
      form.append('video', new Blob([await readFile(await clips.make({ name: 'clip.mp4', seconds: 6 }))]), 'clip.mp4')
      await callApi(lucarne, 'POST', `/files/video/${content}`, creator.token, form)
      const playlist = await vi.waitFor(async () => {
        const { media, video_url } = contentSchema.parse(await callApi(lucarne, 'GET', `/contents/${content}`, creator.token))
        expect(media.state).toBe('complete')
        return new URL(String(video_url), proxy.url)
      }, waiting)
      const segment = (await filesUnder(join('contents', content))).find(
        (path) => path.endsWith('.m4s') && playlist.pathname.includes(String(path.split('/').at(-3))),
      )
      const whole = await readFile(String(segment))
      const url = `${proxy.url}/media${String(segment).slice(String(segment).indexOf('/contents/'))}`
      const head = await fetch(url, { headers: { range: 'bytes=10-99' } })
      expect([head.status, head.headers.get('content-range')]).toEqual([206, `bytes 10-99/${whole.length}`])
      expect(Buffer.from(await head.arrayBuffer()).equals(whole.subarray(10, 100))).toBe(true)
      expect(Buffer.from(await (await fetch(url)).arrayBuffer()).equals(whole)).toBe(true)

      await callApi(lucarne, 'PUT', `/contents/${content}`, creator.token, { statuts: 'private' })
      await vi.waitFor(async () => expect((await fetch(url)).status).toBe(404), waiting)
    })

    it('a client’s own X-Forwarded-For is not believed', async () => {
      const trial = (index: number): Promise<Response> =>
        fetch(`${proxy.url}/api/auth/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${index}` },
          body: JSON.stringify({ email: `personne${index}@exemple.fr`, password: 'Passe-partout7!' }),
        })
      const statuses: number[] = []
      for (let index = 0; index < 61; index += 1) statuses.push((await trial(index)).status)
      expect(statuses.at(0)).toBe(401)
      expect(statuses.at(-1), 'the limit of one address').toBe(429)
    })

    it('measures are not for the outside', async () => {
      expect((await fetch(`${lucarne.url}/metrics`)).status).toBe(401)
      expect((await fetch(`${proxy.url}/metrics`)).status).toBe(404)
    })
  })
})

describe.runIf(hasProxy('nginx'))('two versions behind nginx', () => {
  it('have each a half of the scripts, and each page gets those that it names', async () => {
    const folder = await makeDataDir()
    const serve = async (own: string): Promise<Server> => {
      const server = createServer(({ url }, response) => response.writeHead(url === own ? 200 : 404).end())
      await once(server.listen(0, '127.0.0.1'), 'listening')
      return server
    }
    const servers = [await serve('/assets/old-1.js'), await serve('/assets/new-2.js')]
    const ports = servers.map((server) => {
      const address = server.address()
      return typeof address === 'object' && address ? address.port : 0
    })
    const proxy = await startNginx(join(folder.path, 'proxy'), ports, { mediaSeconds: 2 })
    try {
      const statuses = async (path: string): Promise<Set<number>> => {
        const found = new Set<number>()
        for (let count = 0; count < 8; count += 1) found.add((await fetch(`${proxy.url}${path}`)).status)
        return found
      }
      expect(await statuses('/assets/old-1.js')).toEqual(new Set([200]))
      expect(await statuses('/assets/new-2.js')).toEqual(new Set([200]))
      expect(await statuses('/assets/none-3.js')).toEqual(new Set([404]))
    } finally {
      await proxy.stop()
      for (const server of servers) server.close()
      await folder.remove()
    }
  })
})
