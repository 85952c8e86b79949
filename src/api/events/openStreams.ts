import { PassThrough } from 'node:stream'
import type { ChangeFeed } from '../../db/changes.ts'
import type { Change } from '../../shared/entities/change.ts'
import { AppError } from '../../shared/errors.ts'
import type { Viewer } from '../frame/viewer.ts'
import { isAbout, type Topic } from './topics.ts'

/** Proxies and clients give up on a silent connection. */
const heartbeatMs = 20_000
/** A reader this many bytes behind is gone: it will come back and read again. */
const bufferedBytesMax = 64 * 1024
/** A stream holds a connection for as long as it is read: nobody may take all of a process's. */
const streamsMax = { perAddress: 100, inAll: 5000 }

/** Who reads: `address` is the network's. */
type Reader = { viewer: Viewer | null; address: string }

/** The Server-Sent Events of one API: each ends when its reader leaves or signs out, all when the process stops. */
export class OpenStreams {
  readonly #changes: ChangeFeed
  readonly #streams = new Set<PassThrough>()
  readonly #byAddress = new Map<string, number>()

  readonly #isOpen: (viewer: Viewer) => Promise<boolean>

  /** @param isOpen does the session still live that somebody listens in the name of? Never rejects. */
  constructor(changes: ChangeFeed, isOpen: (viewer: Viewer) => Promise<boolean>) {
    this.#changes = changes
    this.#isOpen = isOpen
  }

  /**
   * Listens from now on: the stream's first bytes say so.
   * @throws AppError TOO_MANY_REQUESTS when the address, or the process, has none left
   */
  open(topics: readonly Topic[], { viewer, address }: Reader): PassThrough {
    const open = this.#byAddress.get(address) ?? 0
    if (open >= streamsMax.perAddress || this.#streams.size >= streamsMax.inAll) throw new AppError('TOO_MANY_REQUESTS')
    this.#byAddress.set(address, open + 1)
    const stream = new PassThrough()
    const write = (text: string): void => {
      if (stream.writableLength > bufferedBytesMax) stream.destroy()
      else stream.write(text)
    }
    const unsubscribe = this.#changes.subscribe((change) => {
      if (viewer && isSessionOf(change, viewer)) void this.#endIfClosed(stream, viewer)
      if (isAbout(change, topics)) write(`data: ${JSON.stringify(change)}\n\n`)
    })
    const heartbeat = setInterval(() => write(': still here\n\n'), heartbeatMs)
    heartbeat.unref()
    stream.once('close', () => {
      clearInterval(heartbeat)
      unsubscribe()
      this.#leave(stream, address)
    })
    this.#streams.add(stream)
    write(': listening\n\n')
    return stream
  }

  async #endIfClosed(stream: PassThrough, viewer: Viewer): Promise<void> {
    if (!(await this.#isOpen(viewer))) stream.end()
  }

  #leave(stream: PassThrough, address: string): void {
    this.#streams.delete(stream)
    const left = (this.#byAddress.get(address) ?? 1) - 1
    if (left > 0) this.#byAddress.set(address, left)
    else this.#byAddress.delete(address)
  }

  closeAll(): void {
    for (const stream of this.#streams) stream.end()
  }
}

const isSessionOf = (change: Change, viewer: Viewer): boolean => change.kind === 'session' && change.user_uuid === viewer.uuid
