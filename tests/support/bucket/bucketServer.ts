import { createServer, type IncomingMessage, request as send, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { bucketCredentials, externalEndpoint, openExternal } from './externalServer.ts'
import { startS3rver } from './localServer.ts'

export { bucketCredentials } from './externalServer.ts'

/**
 * What goes wrong with a request on its way: an error of the server, an answer that is cut or whose bytes are changed, or none. `full`: no room
 * for more objects. `silent`: no answer, on an open connection. `stalled`: half an answer, then silence. `slow`: bit by bit.
 */
export type Fault = 'error' | 'cut' | 'lost' | 'full' | 'changed' | 'silent' | 'stalled' | 'slow'
/** A request to the bucket. `key` with the query */
export type BucketRequest = { method: string; key: string }

export type BucketServer = AsyncDisposable & {
  /** for STORAGE_URL */
  url: string
  /** of the bucket, whose objects everybody may read: for MEDIA_URL */
  publicUrl: string
  /** for the environment of a process */
  env: Readonly<Record<string, string>>
  requests: BucketRequest[]
  /** Decides which requests fail, until it is called again. */
  breakRequests(choose: (request: BucketRequest) => Fault | undefined): void
  /** Reads an object past the proxy. @throws when there is none */
  readObject(key: string): Promise<Buffer>
}

/** Between two pieces of a slow answer. */
export const slowPauseMs = 50

const answers: Readonly<Record<'error' | 'full', { status: number; code: string }>> = {
  error: { status: 500, code: 'InternalError' },
  full: { status: 507, code: 'InsufficientStorage' },
}

/** Passes the first half of an answer on. */
async function half(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  let left = Number(answer.headers['content-length'] ?? 0) / 2
  for await (const chunk of answer) {
    const part: Buffer = chunk.subarray(0, left)
    left -= part.length
    await new Promise((resolve) => response.write(part, resolve))
    if (left < 1) break
  }
}

/** Cuts an answer into 16 pieces with a pause before each. */
async function* slowly(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const all = await buffer(source)
  const size = Math.ceil(all.length / 16)
  for (let at = 0; at < all.length; at += size) {
    await delay(slowPauseMs)
    yield all.subarray(at, at + size)
  }
}

async function* change(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of source) yield Buffer.from(chunk.map((byte) => byte ^ 1))
}

const passes: Readonly<
  Record<'cut' | 'stalled' | 'changed' | 'slow' | 'none', (answer: IncomingMessage, to: ServerResponse) => Promise<unknown>>
> = {
  cut: (answer, to) => half(answer, to).then(() => to.destroy()),
  stalled: half,
  changed: (answer, to) => pipeline(answer, change, to),
  slow: (answer, to) => pipeline(answer, slowly, to),
  none: (answer, to) => pipeline(answer, to),
}

/**
 * Opens an empty bucket of a real S3 server, on a free port behind a proxy that can break its requests: of one that it starts, or of the one at
 * TEST_S3_ENDPOINT.
 */
export async function startBucketServer(): Promise<BucketServer> {
  const { bucket, host, port, readObject, close } = await (externalEndpoint === undefined ? startS3rver() : openExternal(externalEndpoint))
  let choose: (request: BucketRequest) => Fault | undefined = () => undefined
  const requests: BucketRequest[] = []

  const proxy = createServer((incoming, response) => {
    const { method = 'GET', url = '/', headers } = incoming
    const asked = { method, key: decodeURIComponent(url.slice(`/${bucket}/`.length)) }
    requests.push(asked)
    const fault = choose(asked)
    if (fault === 'lost') return incoming.socket.destroy()
    if (fault === 'silent') return incoming.resume()
    if (fault === 'error' || fault === 'full') {
      const { status, code } = answers[fault]
      incoming.resume()
      return response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`)
    }
    // The signature is that of the address that the client knows.
    const passed = send({ host, port, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      passes[fault ?? 'none'](answer, response).catch(() => response.destroy())
    })
    pipeline(incoming, passed).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const address = proxy.address()
  if (typeof address !== 'object' || address === null) throw new Error('no address')
  return {
    url: `s3://${bucket}?endpoint=http://127.0.0.1:${address.port}`,
    publicUrl: `http://127.0.0.1:${address.port}/${bucket}`,
    env: bucketCredentials,
    requests,
    breakRequests: (decide) => void (choose = decide),
    readObject,
    async [Symbol.asyncDispose]() {
      proxy.closeAllConnections()
      await new Promise((resolve) => proxy.close(resolve))
      await close()
    },
  }
}
