import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from '../../shared/log.ts'
import { diskFullError, isDiskFull } from '../disk/fullDisk.ts'
import type { Room } from '../disk/room.ts'
import { watch } from './watchdog.ts'
import { WorkerEngine } from './workerEngine.ts'

const lookEveryMs = 1000

type Options = { dataDir: string; room: Room; log: Log; onFatal: (error: Error) => void }

/**
 * Keeps an engine running. An engine that broke on a full disk is restarted as soon as there is room: all acknowledged writes are in its
 * log, as after any crash. Any other failure is final and reported once.
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

  /** Returns the current engine. On a lost engine every call fails with the reason. */
  current(): WorkerEngine {
    return this.#engine
  }

  /** Starts the watchdog. Call it after the migrations: they may run too long for it. */
  watch(): void {
    const engine = this.#engine
    this.#endWatch = watch({ ping: () => engine.ping(), fail: (error) => void this.#failStuck(engine, error) })
  }

  /** Stops the engine for an external reason, even when the disk is full. */
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

  // On a full disk, the engine's thread also spins forever.
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
    log.error({ err: error }, 'the embedded database was stopped by a full disk, and restarts when there is space')
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
      log.info('the embedded database runs again')
      return
    }
  }
}
