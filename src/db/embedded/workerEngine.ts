import { extname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Engine, StatementResult } from './engine.ts'
import { readResult } from './answers.ts'
import { isFatal, toError } from './errorFacts.ts'
import type { Command, Reply, Result, WorkerOptions } from './messages.ts'

const closeGraceMs = 10_000

type Pending = { resolve: (result: Result) => void; reject: (error: Error) => void }

/** The engine in its worker thread: each call is one request message and one reply. */
export class WorkerEngine implements Engine {
  readonly #worker: Worker
  readonly #pending = new Map<number, Pending>()
  readonly #onFatal: (error: Error) => void
  #nextId = 1
  #broken: Error | undefined
  #closing = false

  /** @param onFatal called once when the engine broke or its thread ended unexpectedly */
  constructor(options: WorkerOptions, onFatal: (error: Error) => void) {
    this.#onFatal = onFatal
    this.#worker = new Worker(join(import.meta.dirname, `worker${extname(import.meta.filename)}`), {
      workerData: options,
      name: 'lucarne-database',
      // The database's own memory is WebAssembly's; its JavaScript only passes rows on.
      resourceLimits: { maxYoungGenerationSizeMb: 6 },
    })
    this.#worker.on('message', (reply: Reply) => this.#settle(reply))
    this.#worker.on('error', (error) => this.fail(error))
    this.#worker.on('exit', () => this.fail(new Error('the thread of the embedded database ended')))
  }

  async query(text: string, params: readonly unknown[], options: { mayStayOpen: boolean }): Promise<StatementResult> {
    const answer = await this.#ask({ kind: 'query', text, params, ...options })
    if (!(answer instanceof Uint8Array)) throw new Error('The embedded database gave no answer to a statement')
    try {
      return readResult(answer)
    } catch (error) {
      if (error instanceof Error && isFatal(error)) this.fail(error)
      throw error
    }
  }

  async script(text: string): Promise<StatementResult> {
    const result = await this.#ask({ kind: 'script', text })
    if (!result || result instanceof Uint8Array) throw new Error('The embedded database gave no result of a script')
    return result
  }

  /** Resolves when the thread is free and answers. */
  async ping(): Promise<void> {
    await this.#ask({ kind: 'ping' })
  }

  /** Closes the engine. A thread that does not close in time is terminated: PostgreSQL recovers at the next start. */
  async close(): Promise<void> {
    this.#closing = true
    // The call fails when the engine is already broken: then there is nothing to close.
    const closed = this.#ask({ kind: 'close' }).catch(() => undefined)
    await Promise.race([closed, delay(closeGraceMs, undefined, { ref: false })])
    await this.#worker.terminate()
  }

  /** Gives the engine up: every call fails from now on, and the thread is terminated even in the middle of a loop. */
  fail(error: Error): void {
    if (this.#broken) return
    this.#broken = error
    for (const { reject } of this.#pending.values()) reject(error)
    this.#pending.clear()
    void this.#worker.terminate()
    if (!this.#closing) this.#onFatal(error)
  }

  #ask(command: Command): Promise<Result> {
    if (this.#broken) return Promise.reject(this.#broken)
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    const id = this.#nextId++
    this.#pending.set(id, { resolve, reject })
    this.#worker.postMessage({ ...command, id }, [])
    return promise
  }

  #settle(reply: Reply): void {
    const pending = this.#pending.get(reply.id)
    this.#pending.delete(reply.id)
    if (reply.ok) return pending?.resolve(reply.result)
    const error = toError(reply.error)
    pending?.reject(error)
    if (reply.fatal) this.fail(error)
  }
}
