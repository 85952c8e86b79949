import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../shared/errors.ts'
import { limits } from '../../shared/limits.ts'
import type { RemoteFileKind } from '../../shared/remoteWork.ts'
import { averageColor, loadSharp } from '../../storage/sharp.ts'
import type { ApiDeps } from '../deps.ts'
import { watchPace } from '../upload/pace.ts'
import { beginReceiving } from '../upload/receiving.ts'
import { defaultUploadBounds } from '../upload/uploadBounds.ts'
import { toUploadError } from '../upload/uploadErrors.ts'
import type { ResultKeys } from './resultKeys.ts'

const MB = 1024 * 1024
const textBytes = 8 * MB
const pictureBytes = 16 * MB
/** A poster is at most this wide and high. */
const posterSide = 1280
const checkedEveryBytes = 16 * MB
/** Room for the request line and the headers. */
const requestOverheadBytes = 64 * 1024

/**
 * The names that files of each kind may have, and their largest sizes in bytes. A segment may be a whole video, which may have arrived under a
 * larger limit than the site has now.
 */
const rules: Readonly<Record<RemoteFileKind, readonly { name: RegExp; maxBytes: number }[]>> = {
  version: [
    { name: /^(?:master|[a-z0-9]{1,16}\/index)\.m3u8$/, maxBytes: textBytes },
    { name: /^[a-z0-9]{1,16}\/(?:init(?:_\d{1,2})?\.mp4|seg\d{5,6}\.m4s)$/, maxBytes: 2 * limits.videoBytes },
  ],
  storyboard: [
    { name: /^storyboard\.vtt$/, maxBytes: textBytes },
    { name: /^storyboard\.webp$/, maxBytes: pictureBytes },
  ],
  poster: [{ name: /^poster\.webp$/, maxBytes: pictureBytes }],
}

/** What a request says of the file in its body. `digest`: its SHA-256 in base64. */
type Announced = { bytes: number; digest: string }

/** @throws AppError MALFORMED_REQUEST, PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, EMPTY_FILE */
function announcedBy({ headers }: FastifyRequest, kind: RemoteFileKind, name: string): Announced {
  const rule = rules[kind].find((each) => each.name.test(name))
  if (!rule) throw new AppError('MALFORMED_REQUEST', { fields: { name: 'Ce nom n’est pas attendu' } })
  if (headers['content-type'] !== 'application/octet-stream') throw new AppError('UNSUPPORTED_MEDIA_TYPE')
  const digest = /^sha-256=:([A-Za-z0-9+/]{43}=):$/.exec(String(headers['content-digest'] ?? ''))?.[1]
  const bytes = Number(headers['content-length'])
  if (digest === undefined || headers['content-length'] === undefined || !Number.isSafeInteger(bytes)) {
    throw new AppError('MALFORMED_REQUEST', {
      fields: { 'content-digest': 'Content-Length et Content-Digest (sha-256) sont obligatoires' },
    })
  }
  if (bytes === 0) throw new AppError('EMPTY_FILE')
  if (bytes > rule.maxBytes) throw new AppError('PAYLOAD_TOO_LARGE')
  return { bytes, digest }
}

/** Returns the key of a poster, whose name ends in its colour. @throws AppError UNSUPPORTED_IMAGE */
async function posterKeyOf(path: string, { poster }: ResultKeys): Promise<string> {
  const sharp = await loadSharp()
  const facts = await sharp(path)
    .metadata()
    .catch(() => undefined)
  const isPoster = facts?.format === 'webp' && facts.width <= posterSide && facts.height <= posterSide
  if (!isPoster) throw new AppError('UNSUPPORTED_IMAGE')
  return poster(
    await averageColor(path).catch((cause: unknown) => {
      throw new AppError('UNSUPPORTED_IMAGE', { cause })
    }),
  )
}

async function write(request: FastifyRequest, { storage, uploads }: Deps, path: string, { bytes, digest }: Announced): Promise<void> {
  const room = await storage.reserve(bytes)
  const pace = watchPace(
    request.raw,
    { ...defaultUploadBounds, ...uploads },
    { bytes: bytes + requestOverheadBytes, error: new AppError('MALFORMED_REQUEST') },
  )
  const hash = createHash('sha256')
  let unchecked = 0
  try {
    await pipeline(
      request.raw,
      async function* (source: AsyncIterable<Buffer>) {
        for await (const chunk of source) {
          hash.update(chunk)
          await room.spend(chunk.length)
          // For a bucket, no room is reserved on this machine's disk.
          unchecked += chunk.length
          if (unchecked >= checkedEveryBytes) {
            unchecked = 0
            if (await storage.isLow()) throw new AppError('STORAGE_FULL')
          }
          yield chunk
        }
      },
      createWriteStream(path),
      { signal: pace.signal },
    )
  } catch (error) {
    throw pace.signal.aborted ? pace.signal.reason : error
  } finally {
    pace.end()
    room.release()
  }
  if (hash.digest('base64') !== digest)
    throw new AppError('UPLOAD_INTERRUPTED', { message: 'Le fichier est arrivé altéré, il faut le renvoyer' })
}

type Deps = Pick<ApiDeps, 'storage' | 'uploads'>

/**
 * Receives one file of a conversion's results, and stores it under the key that the site chooses.
 * @param mayStore runs once it has arrived: when it throws, the file is not stored
 * @returns the key: of a poster itself, of another file its folder
 * @throws AppError MALFORMED_REQUEST, PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, EMPTY_FILE, UPLOAD_INTERRUPTED, UNSUPPORTED_IMAGE,
 * STORAGE_FULL
 */
export async function receiveFile(
  request: FastifyRequest,
  deps: Deps,
  { kind, name }: { kind: RemoteFileKind; name: string },
  resultKeys: ResultKeys,
  mayStore: () => Promise<unknown>,
): Promise<string> {
  const { storage } = deps
  const announced = announcedBy(request, kind, name)
  if (await storage.isLow()) throw new AppError('STORAGE_FULL')
  const endReceiving = beginReceiving(request.raw)
  const path = storage.tempPath()
  try {
    await write(request, deps, path, announced)
    await mayStore()
    if (kind === 'poster') {
      const key = await posterKeyOf(path, resultKeys)
      await storage.adopt(path, key)
      return key
    }
    await storage.adopt(path, `${resultKeys[kind]}/${name}`)
    return resultKeys[kind]
  } catch (error) {
    throw toUploadError(error)
  } finally {
    endReceiving()
    await rm(path, { force: true })
  }
}
