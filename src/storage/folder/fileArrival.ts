import { constants } from 'node:fs'
import { mkdir, open, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Arrival } from '../arrival.ts'
import { isMissing } from './isMissing.ts'

async function openFile(path: string) {
  const file = await open(path)
  const { size } = await file.stat()
  return {
    size,
    async read(position: number, length: number): Promise<Buffer> {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
      return buffer.subarray(0, bytesRead)
    },
    local: async () => path,
    [Symbol.asyncDispose]: () => file.close(),
  }
}

/** Returns a file that arrives at a path of this machine. */
export function fileArrival(path: string, moves: Pick<Arrival, 'storeAs' | 'takeBack'>): Arrival {
  return {
    async size() {
      const facts = await stat(path).catch((error: unknown) => {
        if (isMissing(error)) return { size: 0 }
        throw error
      })
      return facts.size
    },
    async write(offset, source) {
      await mkdir(dirname(path), { recursive: true })
      // At its place and not at the end: another process may still write the same bytes for a request that its client has left.
      const file = await open(path, constants.O_RDWR | constants.O_CREAT)
      await pipeline(source, file.createWriteStream({ start: offset }))
    },
    open: () => openFile(path),
    ...moves,
    remove: () => rm(path, { force: true }),
  }
}
