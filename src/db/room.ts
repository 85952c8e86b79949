import { statfs } from 'node:fs/promises'
import { defaultFloorBytes, lastBytes, smallestFloorBytes } from '../shared/diskFloor.ts'
import type { Log } from '../shared/log.ts'
import { diskFullError, isConnectionLost, isDiskFull } from './fullDisk.ts'

const lookEveryMs = 100
const tryAgainEveryMs = 2000

/**
 * Whether the database has room to write. It is asked for the disk that it lies on, where that is one of this machine's, so that writes
 * are refused before they fail; and it hears of the writes that failed nevertheless.
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

  /**
   * @param folder a folder on the database's disk; null when that is another machine's
   * @param floorBytes free bytes that files never take; the database goes on down to half of them
   */
  constructor(folder: string | null, floorBytes: number | undefined, log: Log) {
    this.#folder = folder
    this.#floorBytes = floorBytes
    this.#log = log
  }

  /** @param tryWriting resolves when something that needs new room could be written; asked after a write that failed */
  watch(tryWriting: () => Promise<void>): void {
    this.#tryWriting = tryWriting
  }

  /** Is so little left that nothing should be written? Looked at ten times a second at most. */
  async isLow(): Promise<boolean> {
    if (performance.now() - this.#lookedAt < lookEveryMs) return this.#isLow
    this.#lookedAt = performance.now()
    const disk = await this.#ask()
    if (!disk) return this.#isLow
    const isLow = disk.freeBytes < lastBytes(this.#floorBytes ?? defaultFloorBytes(disk.bytes))
    if (isLow !== this.#isLow) {
      const freeMB = Math.floor(disk.freeBytes / 1024 / 1024)
      if (isLow) this.#log.error({ freeMB }, 'the disk of the database is nearly full: nothing is written until there is room')
      else this.#log.info({ freeMB }, 'the disk of the database has room again')
    }
    this.#isLow = isLow
    this.#hasBeenLow ||= isLow
    return isLow
  }

  /** Was it low at any time, so that sessions may be left that refuse writes? */
  get hasBeenLow(): boolean {
    return this.#hasBeenLow
  }

  /** Can be written? False from a write that failed until one succeeds. */
  async isThere(): Promise<boolean> {
    return this.#full === undefined && !(await this.isLow())
  }

  /** What an error of the database comes to. While it is full, its server restarts: then the disk is the reason, too. */
  async explain(error: unknown): Promise<unknown> {
    // A server that panics for want of room takes its connections with it before it has said why.
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
      this.#log.warn({ err: error }, 'the disk of the database cannot be asked')
      return undefined
    }
  }

  /** Is there not even room for the next piece of the database's log? */
  async #isCramped(): Promise<boolean> {
    const disk = await this.#ask()
    return (await this.isLow()) || (disk !== undefined && disk.freeBytes < lastBytes(smallestFloorBytes))
  }

  #noteFull(error: unknown): void {
    if (this.#full !== undefined || this.#isLow) return
    this.#log.error({ err: error }, 'the database has no room left')
    this.#tryLater()
  }

  #tryLater(): void {
    this.#full = setTimeout(async () => {
      try {
        await this.#tryWriting()
        this.#full = undefined
        this.#log.info('the database has room again')
      } catch {
        // Still none, or its server is not back: what was said at the beginning still holds.
        this.#tryLater()
      }
    }, tryAgainEveryMs).unref()
  }
}
