import { constants } from 'node:fs'
import { mkdir, open, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import { type ResumableUpload, renewResumableUpload } from '../../../db/upload/resumableUploads.ts'
import { AppError } from '../../../shared/errors.ts'
import { keys } from '../../../storage/keys.ts'
import type { Reservation } from '../../../storage/space.ts'
import type { ApiDeps } from '../../deps.ts'
import { announcingArrival } from '../arrival.ts'
import { sniffedBytes, sniffVideo } from '../inspect/sniff.ts'
import { watchPace } from '../pace.ts'
import { beginReceiving } from '../receiving.ts'
import { defaultUploadBounds } from '../uploadBounds.ts'
import { toUploadError } from '../uploadErrors.ts'
import { takePlace } from '../uploadPlace.ts'
import { asWriter } from './writers.ts'

export type PartDeps = Pick<ApiDeps, 'database' | 'storage' | 'uploads'>

/** Returns how many bytes of an upload have arrived. */
export async function arrivedBytes({ storage }: Pick<ApiDeps, 'storage'>, upload: ResumableUpload): Promise<number> {
  if (upload.accepted_at) return upload.bytes
  const facts = await stat(storage.path(keys.incoming(upload.content_uuid, upload.uuid))).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return { size: 0 }
    throw error
  })
  return facts.size
}

/** Room for the request line and the headers. */
const requestOverheadBytes = 64 * 1024

/** Returns the bytes that decide what a file is, as far as they have arrived. */
async function headOf(path: string, arrived: number): Promise<Buffer> {
  if (arrived === 0) return Buffer.alloc(0)
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(sniffedBytes), 0, sniffedBytes, 0)
  return buffer.subarray(0, bytesRead)
}

/** Passes the bytes on, and refuses a file as soon as its first bytes are not those of a video. */
function check({ bytes }: ResumableUpload, offset: number, before: Buffer, room: Reservation) {
  return async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let head = before
    let isDecided = offset >= sniffedBytes
    let size = offset
    for await (const chunk of source) {
      size += chunk.length
      if (size > bytes) throw new AppError('MALFORMED_REQUEST')
      if (!isDecided) {
        head = Buffer.concat([head, chunk])
        isDecided = head.length >= Math.min(sniffedBytes, bytes)
        if (isDecided && !(await sniffVideo(head.subarray(0, sniffedBytes)))) throw new AppError('UNSUPPORTED_VIDEO')
      }
      await room.spend(chunk.length)
      yield chunk
    }
  }
}

/**
 * Appends the body of a request to an upload's file. What has arrived before an interruption stays.
 * @param offset the size of the file so far
 * @returns the new size
 * @throws AppError UNSUPPORTED_VIDEO, UPLOAD_INTERRUPTED, STORAGE_FULL, TOO_MANY_REQUESTS
 */
export async function receivePart(request: FastifyRequest, deps: PartDeps, upload: ResumableUpload, offset: number): Promise<number> {
  const { storage, database } = deps
  const bounds = { ...defaultUploadBounds, ...deps.uploads }
  const path = storage.path(keys.incoming(upload.content_uuid, upload.uuid))
  const left = upload.bytes - offset
  const ends: (() => unknown)[] = [beginReceiving(request.raw)]

  const write = async (signal: AbortSignal): Promise<void> => {
    const room = await storage.reserve(left)
    ends.push(room.release)
    await mkdir(dirname(path), { recursive: true })
    const head = offset < sniffedBytes ? await headOf(path, offset) : Buffer.alloc(0)
    // At its place and not at the end: another process may still write the same bytes for a request that its client has left.
    const file = await open(path, constants.O_RDWR | constants.O_CREAT)
    const pace = watchPace(request.raw, bounds, { bytes: left + requestOverheadBytes, error: new AppError('MALFORMED_REQUEST') })
    ends.push(pace.end)
    const stop = AbortSignal.any([signal, pace.signal])
    await pipeline(request.raw, check(upload, offset, head, room), file.createWriteStream({ start: offset }), { signal: stop }).catch(
      (error: unknown) => {
        throw pace.signal.aborted ? pace.signal.reason : signal.aborted ? new AppError('UPLOAD_INTERRUPTED', { cause: error }) : error
      },
    )
  }

  try {
    ends.push(await takePlace(database.db, request.log, { user: upload.user_uuid, bytes: left }, bounds))
    await renewResumableUpload(database.db, upload.uuid)
    await announcingArrival({ database, log: request.log }, upload.content_uuid, () => asWriter(upload.uuid, write))
    return await arrivedBytes(deps, upload)
  } catch (error) {
    throw toUploadError(error)
  } finally {
    for (const end of ends) await end()
  }
}
