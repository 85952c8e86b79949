import { PassThrough } from 'node:stream'
import type { ChangeFeed } from '../../db/events/changes.ts'
import type { Change } from '../../shared/entities/change.ts'
import type { Viewer } from '../http/viewer.ts'
import { isAbout, type Topic } from './topics.ts'

/** Proxies and clients close a silent connection. */
const heartbeatMs = 20_000
/** A client this many bytes behind is disconnected: it reconnects and reads again. */
const bufferedBytesMax = 64 * 1024

/** The Server-Sent Events streams of one API. A stream ends when its client disconnects, signs out
 * or may not have its topics any more; all end when the process stops. */
export class OpenStreams {
  readonly #changes: ChangeFeed
  readonly #streams = new Set<PassThrough>()

  readonly #isOpen: (viewer: Viewer, topics: readonly Topic[]) => Promise<boolean>

  /** @param isOpen whether the subscriber's session is still valid, and allows these topics; never rejects */
  constructor(changes: ChangeFeed, isOpen: (viewer: Viewer, topics: readonly Topic[]) => Promise<boolean>) {
    this.#changes = changes
    this.#isOpen = isOpen
  }

  /** Subscribes at once; the first bytes of the stream confirm it. */
  open(topics: readonly Topic[], viewer: Viewer | null): PassThrough {
    const stream = new PassThrough()
    const write = (text: string): void => {
      if (stream.writableLength > bufferedBytesMax) stream.destroy()
      else stream.write(text)
    }
    const unsubscribe = this.#changes.subscribe((change) => {
      // Media get new addresses where somebody may not see them any more.
      const mayEnd = change.kind === 'addresses' ? isAbout(change, topics) : isSessionOf(change, viewer)
      if (viewer && mayEnd) void this.#endIfClosed(stream, viewer, topics)
      if (isAbout(change, topics)) write(`data: ${JSON.stringify(change)}\n\n`)
    })
    const heartbeat = setInterval(() => write(': still here\n\n'), heartbeatMs)
    heartbeat.unref()
    stream.once('close', () => {
      clearInterval(heartbeat)
      unsubscribe()
      this.#streams.delete(stream)
    })
    this.#streams.add(stream)
    write(': listening\n\n')
    return stream
  }

  async #endIfClosed(stream: PassThrough, viewer: Viewer, topics: readonly Topic[]): Promise<void> {
    if (!(await this.#isOpen(viewer, topics))) stream.end()
  }

  closeAll(): void {
    for (const stream of this.#streams) stream.end()
  }
}

const isSessionOf = (change: Change, viewer: Viewer | null): boolean => change.kind === 'session' && change.user_uuid === viewer?.uuid
