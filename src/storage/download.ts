import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type FileReader, readWhole } from './fileReader.ts'

/** Writes a stored file to a path of this machine. @returns the SHA-256 of what was read, in hexadecimal */
export async function download(from: Pick<FileReader, 'read'>, key: string, bytes: number, path: string): Promise<string> {
  const hash = createHash('sha256')
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  await pipeline(readWhole(from, key, bytes), hashing, createWriteStream(path))
  return hash.digest('hex')
}
