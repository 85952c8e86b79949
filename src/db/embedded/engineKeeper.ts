import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from '../../shared/log.ts'
import { diskFullError, isDiskFull } from '../fullDisk.ts'
import type { Room } from '../room.ts'
import { watch } from './watchdog.ts'
import { WorkerEngine } from './workerEngine.ts'

const lookEveryMs = 1000

type Options = { dataDir: string; room: Room; log: Log; onFatal: (error: Error) => void }

/**
 * Keeps an engine running. One that a full disk has broken is started anew as soon as there is room: all that was acknowledged is in its
 * log, as after any crash. Whatever else breaks it is the end, and told once.
 */
export class EngineKeeper {
  readonly #options: Options
  #engine: WorkerEngine
  #endWatch: () => void = () => undefined
  #isClosing = false
  #reopening = Promise.resolve()

  constructor(options: Options) {
    this.#options = options
    this.#engine = this.#start()
  }

  /** Every call of an engine that is lost fails with the reason. */
  current(): WorkerEngine {
    return this.#engine
  }

  /** From now on it is looked after: calls that last long are no migrations any more. */
  watch(): void {
    const engine = this.#engine
    this.#endWatch = watch({ ping: () => engine.ping(), fail: (error) => void this.#failStuck(engine, error) })
  }

  /** The end for a reason from outside, whatever the disk holds. */
  giveUp(error: Error): void {
    if (this.#isClosing) return
    this.#isClosing = true
    this.#endWatch()
    this.#engine.fail(error)
    this.#options.onFatal(error)
  }

  async close(): Promise<void> {
    this.#isClosing = true
    this.#endWatch()
    await this.#reopening
    await this.#engine.close()
  }

  #start(): WorkerEngine {
    const { dataDir } = this.#options
    const engine = new WorkerEngine({ dataDir }, (error) => void this.#lose(engine, error))
    return engine
  }

  // On a full disk its thread spins for ever, too.
  async #failStuck(engine: WorkerEngine, error: Error): Promise<void> {
    engine.fail((await this.#options.room.isLow()) ? diskFullError(error) : error)
  }

  async #lose(engine: WorkerEngine, error: Error): Promise<void> {
    const { room, log, onFatal } = this.#options
    if (engine !== this.#engine || this.#isClosing) return
    this.#endWatch()
    if (!isDiskFull(error) && !(await room.isLow())) {
      this.#isClosing = true
      onFatal(error)
      return
    }
    log.error({ err: error }, 'the embedded database was stopped by a full disk, and starts again when there is room')
    this.#reopening = this.#reopen()
  }

  async #reopen(): Promise<void> {
    const { room, log } = this.#options
    while (!this.#isClosing) {
      await delay(lookEveryMs, undefined, { ref: false })
      if (this.#isClosing || (await room.isLow())) continue
      const engine = this.#start()
      try {
        await engine.ping()
      } catch (error) {
        log.warn({ err: error }, 'the embedded database does not open yet')
        await engine.close()
        continue
      }
      this.#engine = engine
      this.watch()
      log.info('the embedded database goes on')
      return
    }
  }
}
