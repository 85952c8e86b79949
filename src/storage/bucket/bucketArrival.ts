import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Arrival, ArrivedFile } from '../arrival.ts'
import type { Bucket, FilePart } from './bucket.ts'

/** What is kept in memory of an arriving file until it is a piece in the bucket. Servers accept parts from 5 MiB on. */
const pieceBytes = 8 * 1024 * 1024
const leastPartBytes = 5 * 1024 * 1024
const piecesAtOnce = 2
/** A larger file is not copied for a look: the worker finds what is wrong with it. */
const mostLocalBytes = 64 * 1024 * 1024

/** A stored piece of a file. `start`: its first byte in the file; `end`: that behind its last */
type Piece = { key: string; start: number; end: number }

/** The part of a piece that comes next in the file. */
type Stretch = Piece & { from: number }

const nameShape = /\/(?<start>\d+)-(?<end>\d+)$/

// The end in the name: two requests may have written different lengths from the same byte on.
const pieceKey = (key: string, start: number, end: number): string => `${key}/${String(start).padStart(12, '0')}-${end}`

/** Returns the pieces, or their rests, that follow one another from byte 0 on; of several, the longest. */
export function stretchesOf(pieces: readonly Piece[]): Stretch[] {
  const stretches: Stretch[] = []
  for (let from = 0; ;) {
    const next = pieces.filter(({ start, end }) => start <= from && end > from).toSorted((one, other) => other.end - one.end)[0]
    if (!next) return stretches
    stretches.push({ ...next, from })
    from = next.end
  }
}

/** Returns the parts of a multipart upload: pieces are copied on the server, those that are too small for it are read and joined. */
export function partsOf(stretches: readonly Stretch[], read: (stretch: Stretch) => Promise<Buffer>): FilePart[] {
  const parts: FilePart[] = []
  let small: Stretch[] = []
  let smallBytes = 0
  const join = (): void => {
    const joined = small
    if (joined.length > 0) parts.push({ bytes: async () => Buffer.concat(await Promise.all(joined.map(read))) })
    small = []
    smallBytes = 0
  }
  for (const stretch of stretches) {
    const { key, start, end, from } = stretch
    const range = from === start ? undefined : { first: from - start, last: end - start - 1 }
    if (small.length === 0 && end - from >= leastPartBytes) parts.push({ key, range })
    else {
      small.push(stretch)
      smallBytes += end - from
      if (smallBytes >= leastPartBytes) join()
    }
  }
  join()
  return parts
}

/** A file that arrives in a bucket: as pieces in a folder of its key, which any process can continue. */
export function bucketArrival(bucket: Bucket, key: string, tempPath: () => string): Arrival {
  async function stretches(): Promise<Stretch[]> {
    const objects = await bucket.objects(`${key}/`)
    return stretchesOf(
      objects.flatMap((object) => {
        const { start, end } = nameShape.exec(object.key)?.groups ?? {}
        return start === undefined || end === undefined ? [] : [{ key: object.key, start: Number(start), end: Number(end) }]
      }),
    )
  }
  const readPart = ({ key: piece, start }: Stretch, first: number, end: number): Promise<Buffer> =>
    bucket.read(piece, { first: first - start, last: end - start - 1 })

  async function open(): Promise<ArrivedFile> {
    const all = await stretches()
    const size = all.at(-1)?.end ?? 0
    let copy: string | undefined
    const read = async (position: number, length: number): Promise<Buffer> => {
      const end = Math.min(size, position + length)
      const touched = all.filter((stretch) => stretch.from < end && stretch.end > position)
      return Buffer.concat(
        await Promise.all(touched.map((stretch) => readPart(stretch, Math.max(stretch.from, position), Math.min(stretch.end, end)))),
      )
    }
    return {
      size,
      read,
      async local() {
        if (size > mostLocalBytes) return undefined
        copy ??= tempPath()
        await pipeline(async function* () {
          for (const stretch of all)
            yield* bucket.chunks(stretch.key, { first: stretch.from - stretch.start, last: stretch.end - stretch.start - 1 })
        }, createWriteStream(copy))
        return copy
      },
      async [Symbol.asyncDispose]() {
        if (copy !== undefined) await rm(copy, { force: true })
      },
    }
  }

  return {
    size: async () => (await stretches()).at(-1)?.end ?? 0,
    open,
    async write(offset, source) {
      let [at, held, heldBytes] = [offset, new Array<Buffer>(), 0]
      const sending = new Set<Promise<void>>()
      const send = (): void => {
        if (heldBytes === 0) return
        const [start, end, bytes] = [at, at + heldBytes, Buffer.concat(held)]
        ;[at, held, heldBytes] = [end, [], 0]
        const sent = bucket.put(pieceKey(key, start, end), bytes)
        // Rejects below, where all of them are awaited.
        sent.then(
          () => sending.delete(sent),
          () => undefined,
        )
        sending.add(sent)
      }
      const sendAll = async (): Promise<void> => {
        send()
        const failed = (await Promise.allSettled(sending)).find((sent) => sent.status === 'rejected')
        if (failed) throw failed.reason
      }
      try {
        for await (const chunk of source) {
          held.push(chunk)
          heldBytes += chunk.length
          if (heldBytes < pieceBytes) continue
          send()
          if (sending.size >= piecesAtOnce) await Promise.race(sending)
        }
      } catch (error) {
        // What has arrived before an interruption stays.
        await sendAll()
        throw error
      }
      await sendAll()
    },
    async storeAs(target) {
      const all = await stretches()
      const [only, ...others] = all
      if (only && others.length === 0) return bucket.copy(only.key, target)
      await bucket.putParts(
        target,
        partsOf(all, (stretch) => readPart(stretch, stretch.from, stretch.end)),
      )
    },
    takeBack: (target) => bucket.remove(target),
    remove: () => bucket.remove(key),
  }
}
