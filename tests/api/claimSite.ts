import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { json } from 'node:stream/consumers'
import sharp from 'sharp'
import { z } from 'zod'
import { type ClaimedTask, claimedTaskSchema } from '../../src/shared/remoteWork.ts'
import { type Creator, must, startApi, type TestAnswer, type TestApi } from '../support/api.ts'

export const token = 'jeton-des-workers-0123456789abcdefghij'
const worker = { token }

/** A site with remote workers, and the requests of one. */
export type ClaimSite = TestApi & {
  owner: Creator
  /** Sends a video to a new content. @returns its uuid */
  upload(clip: string): Promise<string>
  claim(queue?: string): Promise<ClaimedTask>
  /** Claims the job that waits for its next attempt. */
  claimAgain(): Promise<ClaimedTask>
  ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', task: ClaimedTask, path: string, body?: unknown): Promise<TestAnswer>
  /** Sends one file of a result. `headers` replace those that a worker sends. */
  send(task: ClaimedTask, kind: string, name: string, bytes: Buffer, headers?: Record<string, string>): Promise<TestAnswer>
  /** Sends one file but for its last byte, which `end` sends. Resolves once the site receives it. */
  sendSlowly(task: ClaimedTask, kind: string, name: string, bytes: Buffer): Promise<{ end(): void; answer: Promise<unknown> }>
  /** Sends a whole version with one rendition. */
  sendVersion(task: ClaimedTask): Promise<void>
  job(content: string, queue?: string): Promise<unknown>
}

export const pathOf = ({ claim: { queue, job, attempt } }: ClaimedTask): string => `/worker/claims/${queue}/${job}/${attempt}`

export const versionFiles: Readonly<Record<string, string>> = {
  'master.m3u8': '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1,RESOLUTION=320x180\n180p/index.m3u8\n',
  '180p/index.m3u8': '#EXTM3U\n#EXT-X-MAP:URI="init.mp4"\n#EXTINF:2,\nseg00000.m4s\n#EXT-X-ENDLIST\n',
  '180p/init.mp4': 'init',
  '180p/seg00000.m4s': 'segment',
}

/** A result that makes a claimed video watchable. */
export const watchable = ({ keys }: ClaimedTask) => ({
  patch: {
    state: 'watchable',
    playlist_key: `${keys.version}/master.m3u8`,
    renditions: [{ height: 180, width: 320, bitrate: 400_000 }],
    duration: 2,
    progress: 20,
  },
  next: [] as object[],
})

export const poster = (): Promise<Buffer> =>
  sharp({ create: { width: 320, height: 180, channels: 3, background: '#ff0000' } })
    .webp()
    .toBuffer()

const headersOf = (bytes: Buffer): Record<string, string> => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/octet-stream',
  'content-digest': `sha-256=:${createHash('sha256').update(bytes).digest('base64')}:`,
})

export async function startClaimSite(): Promise<ClaimSite> {
  const site = await startApi({ listen: true, remoteWorkers: { token, isTranscribed: true } })
  const owner = await site.creator()
  const send: ClaimSite['send'] = async (task, kind, name, bytes, headers = {}) => {
    const response = await fetch(`${site.url}${pathOf(task)}/files/${kind}?${new URLSearchParams({ name })}`, {
      method: 'PUT',
      body: new Uint8Array(bytes),
      headers: { ...headersOf(bytes), ...headers },
    })
    return { status: response.status, body: await response.json(), headers: Object.fromEntries(response.headers) }
  }
  const claim: ClaimSite['claim'] = async (queue = 'media.prepare') =>
    claimedTaskSchema.parse(must(await site.call('POST', '/worker/claims', { as: worker, body: { queue, protocol: 1 } }), 200))
  return {
    ...site,
    owner,
    send,
    claim,
    async claimAgain() {
      await site.database.sql.executeSql(`update pgboss.job set start_after = now() where state = 'retry'`)
      return claim()
    },
    async sendSlowly(task, kind, name, bytes) {
      const address = `${site.url}${pathOf(task)}/files/${kind}?${new URLSearchParams({ name })}`
      const sent = request(address, { method: 'PUT', headers: { ...headersOf(bytes), 'content-length': bytes.length } })
      const answer = once(sent, 'response').then(async ([response]: IncomingMessage[]) => {
        if (!response) throw new Error('no answer')
        return {
          status: response.statusCode,
          code: z.object({ error: z.object({ code: z.string() }) }).parse(await json(response)).error.code,
        }
      })
      const arrived = once(site.app.server, 'request')
      sent.write(bytes.subarray(0, -1))
      await arrived
      return { end: () => sent.end(bytes.subarray(-1)), answer }
    },
    async upload(clip) {
      const content = await site.content(owner)
      const form = new FormData()
      form.append('video', new Blob([await readFile(clip)]), 'clip.mp4')
      must(await site.call('POST', `/files/video/${content}`, { as: owner, body: form }), 201)
      return content
    },
    ask: (method, task, path, body) => site.call(method, `${pathOf(task)}${path}`, { as: worker, body }),
    async sendVersion(task) {
      for (const [name, text] of Object.entries(versionFiles)) must(await send(task, 'version', name, Buffer.from(text)), 200)
    },
    async job(content, queue = 'media.prepare') {
      const text = `select state::text, retry_count, retry_limit, data->>'content_uuid' as content from pgboss.job
        where name = $1 and data->>'content_uuid' = $2`
      return (await site.database.sql.executeSql(text, [queue, content])).rows[0]
    },
  }
}
