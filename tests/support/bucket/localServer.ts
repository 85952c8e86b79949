import S3rver from '@20minutes/s3rver'
import crypto from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cors, type Upstream } from './upstream.ts'

const bucket = 'lucarne-test'

// The server encrypts the tokens of its pages with DES, which Node no longer has. Three times the same key in triple DES is DES.
const { createCipheriv, createDecipheriv } = crypto
const triple = (key: Buffer): Buffer => Buffer.concat([key, key, key])
const isDes = (name: unknown, key: unknown): key is Buffer => name === 'des' && Buffer.isBuffer(key)
Object.assign(crypto, {
  createCipheriv: (...args: Parameters<typeof createCipheriv>) =>
    isDes(args[0], args[1]) ? createCipheriv('des-ede3-cbc', triple(args[1]), args[2]) : createCipheriv(...args),
  createDecipheriv: (...args: Parameters<typeof createDecipheriv>) =>
    isDes(args[0], args[1]) ? createDecipheriv('des-ede3-cbc', triple(args[1]), args[2]) : createDecipheriv(...args),
})

/** Starts a server with one bucket in a temporary folder. */
export async function startS3rver(): Promise<Upstream> {
  const directory = await mkdtemp(join(tmpdir(), 'lucarne-bucket-'))
  // It signs the address of a bucket without its last slash.
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: bucket, configs: [cors] }],
  })
  const { port } = await server.run()
  return {
    bucket,
    host: '127.0.0.1',
    port,
    readObject: (key) => readFile(join(directory, bucket, `${key}._S3rver_object`)),
    async close() {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
