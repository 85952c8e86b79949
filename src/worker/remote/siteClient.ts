import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { type Dispatcher, request } from 'undici'
import type { z } from 'zod'
import { errorBodySchema } from '../../shared/entities/common.ts'
import type { Log } from '../../shared/log.ts'

/** The attempt is no longer this worker's. */
export class ClaimLost extends Error {
  constructor() {
    super('the site has given the job to another worker, or it has ended')
    this.name = 'ClaimLost'
  }
}

/** An answer of the site that is not a success. */
export class SiteRefusal extends Error {
  readonly status: number
  readonly code: string

  constructor(call: string, status: number, body: string) {
    const { code, message } = errorOf(body)
    super(`${call} was answered ${status} ${code}: ${message}`)
    this.name = 'SiteRefusal'
    this.status = status
    this.code = code
  }
}

function errorOf(body: string): { code: string; message: string } {
  try {
    return errorBodySchema.parse(JSON.parse(body)).error
  } catch {
    // A proxy's own page.
    return { code: '', message: body.slice(0, 200) }
  }
}

/** The site is away, busy or full: it will answer later. */
const passing: ReadonlySet<number> = new Set([408, 429, 502, 503, 504, 507])
/** Answers that a repetition may change: a file that arrived altered, or an error of the site. */
const repeatedAtMost = 5
const mayBeRepeated = ({ status, code }: SiteRefusal): boolean => status >= 500 || code === 'UPLOAD_INTERRUPTED'

/** Milliseconds before each repetition. */
const pauseAfter = (failures: number): number => Math.min(30_000, 500 * 2 ** Math.min(failures, 6))
const requestTimeoutMs = 30_000
const fileTimeoutMs = 120_000

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Body = { json: unknown } | { file: string } | undefined
type Call = { body?: Body; signal?: AbortSignal | undefined; headers?: Record<string, string>; timeoutMs?: number }

/** Requests to the site's API for remote workers. */
export class SiteClient {
  readonly #base: string
  readonly #token: string
  readonly #log: Log

  /** @param siteUrl without a slash at the end */
  constructor(siteUrl: string, token: string, log: Log) {
    this.#base = `${siteUrl}/api/worker`
    this.#token = token
    this.#log = log
  }

  /**
   * Sends one request.
   * @throws ClaimLost, SiteRefusal; errors of the network
   */
  async once(
    method: Method,
    path: string,
    { body, signal, headers = {}, timeoutMs = requestTimeoutMs }: Call = {},
  ): Promise<Dispatcher.ResponseData> {
    const answer = await request(`${this.#base}${path}`, {
      method,
      headers: { ...headers, authorization: `Bearer ${this.#token}`, ...(await headersOf(body)) },
      body: body === undefined ? null : 'json' in body ? JSON.stringify(body.json) : createReadStream(body.file),
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
      ...(signal && { signal }),
    })
    if (answer.statusCode < 300) return answer
    const text = await answer.body.text()
    if (answer.statusCode === 410) throw new ClaimLost()
    throw new SiteRefusal(`${method} ${path}`, answer.statusCode, text)
  }

  /** Sends a request again until the site has answered it, with growing pauses. @throws ClaimLost, SiteRefusal; the signal's reason */
  async send(method: Method, path: string, call: Call & { signal: AbortSignal }): Promise<Dispatcher.ResponseData> {
    return this.#repeat(`${method} ${path}`, call.signal, () => this.once(method, path, call))
  }

  /** Sends a request whose answer has no body. */
  async tell(method: Method, path: string, call: Call & { signal: AbortSignal }): Promise<void> {
    await (await this.send(method, path, call)).body.dump()
  }

  /** Sends a file. @returns the site's answer */
  async sendFile<Answer>(path: string, file: string, answer: z.ZodType<Answer>, signal: AbortSignal): Promise<Answer> {
    const { body } = await this.send('PUT', path, { body: { file }, signal, timeoutMs: fileTimeoutMs })
    return answer.parse(await body.json())
  }

  /** Copies a file of the site; what has arrived before an interruption stays. @param bytes its size */
  async fetchFile(path: string, target: string, bytes: number, signal: AbortSignal): Promise<void> {
    await this.#repeat(`GET ${path}`, signal, async () => {
      const have = (await stat(target).catch(() => ({ size: 0 }))).size
      if (have === bytes) return
      const range = have < bytes ? { range: `bytes=${have}-` } : {}
      const { body, statusCode } = await this.once('GET', path, { signal, headers: range, timeoutMs: fileTimeoutMs })
      // A proxy may send the whole file instead of a part.
      await pipeline(body, createWriteStream(target, { flags: statusCode === 206 ? 'a' : 'w' }), { signal })
      const { size } = await stat(target)
      if (size !== bytes) throw new Error(`${size} of ${bytes} bytes have arrived`)
    })
  }

  async #repeat<Result>(call: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    for (let failures = 0; ; failures += 1) {
      try {
        return await work()
      } catch (error) {
        signal.throwIfAborted()
        if (error instanceof ClaimLost || isLocal(error)) throw error
        if (error instanceof SiteRefusal && !passing.has(error.status)) {
          if (!mayBeRepeated(error) || failures >= repeatedAtMost) throw error
        }
        this.#log.warn(
          { call, reason: error instanceof Error ? error.message : String(error) },
          'the site does not answer: the request is repeated',
        )
      }
      await delay(pauseAfter(failures), undefined, { signal })
      signal.throwIfAborted()
    }
  }
}

/** True for errors of this machine's files, which a repetition does not change. */
const isLocal = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT', 'ENOENT', 'EACCES', 'EIO'].includes(String(error.code))

async function headersOf(body: Body): Promise<Record<string, string>> {
  if (body === undefined) return {}
  if ('json' in body) return { 'content-type': 'application/json' }
  const hash = createHash('sha256')
  await pipeline(createReadStream(body.file), hash)
  const { size } = await stat(body.file)
  return {
    'content-type': 'application/octet-stream',
    'content-length': String(size),
    'content-digest': `sha-256=:${hash.digest('base64')}:`,
  }
}
