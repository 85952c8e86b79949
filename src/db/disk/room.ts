import { AsyncLocalStorage } from 'node:async_hooks'
import { statfs } from 'node:fs/promises'
import { defaultFloorBytes, databaseFloorBytes, type DiskRoom, smallestFloorBytes } from '../../shared/diskFloor.ts'
import type { Log } from '../../shared/log.ts'
import { diskFullError, isConnectionLost, isDiskFull } from './fullDisk.ts'

const lookEveryMs = 100
const tryAgainEveryMs = 2000

/**
 * Checks whether the database's disk has room for writes. Where the disk belongs to this machine, it reads the free space, so that writes
 * are refused before they fail. It also takes failed writes into account.
 */
export class Room {
  readonly #folder: string | null
  readonly #floorBytes: number | undefined
  readonly #log: Log
  #lookedAt = -Infinity
  #isLow = false
  #hasBeenLow = false
  #full: NodeJS.Timeout | undefined
  #tryWriting: () => Promise<void> = async () => undefined
  readonly #insisting = new AsyncLocalStorage<true>()

  /**
   * @param folder a folder on the database's disk; null when the disk belongs to another machine
   * @param floorBytes free bytes that files never take; the database may use half of them
   */
  constructor(folder: string | null, floorBytes: number | undefined, log: Log) {
    this.#folder = folder
    this.#floorBytes = floorBytes
    this.#log = log
  }

  /** @param tryWriting resolves when something that needs new room could be written; called after a write has failed */
  watch(tryWriting: () => Promise<void>): void {
    this.#tryWriting = tryWriting
  }

  /** True when so little room is left that nothing should be written. Reads the disk at most ten times a second. */
  async isLow(): Promise<boolean> {
    if (performance.now() - this.#lookedAt < lookEveryMs) return this.#isLow
    this.#lookedAt = performance.now()
    const disk = await this.#ask()
    if (!disk) return this.#isLow
    const isLow = disk.freeBytes < databaseFloorBytes(this.#floorBytes ?? defaultFloorBytes(disk.bytes))
    if (isLow !== this.#isLow) {
      const freeMB = Math.floor(disk.freeBytes / 1024 / 1024)
      if (isLow) this.#log.error({ freeMB }, 'the disk of the database is nearly full: writes are refused until there is space')
      else this.#log.info({ freeMB }, 'the disk of the database has space again')
    }
    this.#isLow = isLow
    this.#hasBeenLow ||= isLow
    return isLow
  }

  /** Returns what is free of the disk, and what files leave free of it; null when it belongs to another machine. */
  async disk(): Promise<DiskRoom | null> {
    const disk = await this.#ask()
    return disk ? { freeBytes: disk.freeBytes, floorBytes: this.#floorBytes ?? defaultFloorBytes(disk.bytes) } : null
  }

  /** Runs work whose writes are allowed however little room is left, because deleting makes room. */
  async allowWrites<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#insisting.run(true, work)
  }

  /** True when too little room is left for the writes of the running code. */
  async refusesWrites(): Promise<boolean> {
    return this.#insisting.getStore() === undefined && (await this.isLow())
  }

  /** True when the room was ever low, so that some sessions may still refuse writes. */
  get hasBeenLow(): boolean {
    return this.#hasBeenLow
  }

  /** True when the database can be written. False from a failed write until one succeeds. */
  async isWritable(): Promise<boolean> {
    return this.#full === undefined && !(await this.isLow())
  }

  /**
   * Returns the error that callers see: a disk-full error when the disk is the cause. The server restarts when its disk is full, so lost
   * connections count, too.
   */
  async explain(error: unknown): Promise<unknown> {
    // A server that panics on a full disk closes its connections before it reports the reason.
    const isReason = isDiskFull(error) || (isConnectionLost(error) && (this.#full !== undefined || (await this.#isCramped())))
    if (!isReason) return error
    this.#noteFull(error)
    return diskFullError(error)
  }

  close(): void {
    clearTimeout(this.#full)
  }

  async #ask(): Promise<{ freeBytes: number; bytes: number } | undefined> {
    if (this.#folder === null) return undefined
    try {
      const { bavail, blocks, bsize } = await statfs(this.#folder)
      return { freeBytes: bavail * bsize, bytes: blocks * bsize }
    } catch (error) {
      this.#log.warn({ err: error }, 'the free space of the database disk could not be read')
      return undefined
    }
  }

  /** True when there is not even room for the next segment of the database's log. */
  async #isCramped(): Promise<boolean> {
    const disk = await this.#ask()
    return (await this.isLow()) || (disk !== undefined && disk.freeBytes < databaseFloorBytes(smallestFloorBytes))
  }

  #noteFull(error: unknown): void {
    if (this.#full !== undefined || this.#isLow) return
    this.#log.error({ err: error }, 'the database disk is full')
    this.#tryLater()
  }

  #tryLater(): void {
    this.#full = setTimeout(async () => {
      try {
        await this.#tryWriting()
        this.#full = undefined
        this.#log.info('the database disk has space again')
      } catch {
        // The disk is still full, or the server is not back yet. The first log entry still applies.
        this.#tryLater()
      }
    }, tryAgainEveryMs).unref()
  }
}
