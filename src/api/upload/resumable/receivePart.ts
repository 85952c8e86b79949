import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import { type ResumableUpload, renewResumableUpload } from '../../../db/upload/resumableUploads.ts'
import { AppError } from '../../../shared/errors.ts'
import { keys } from '../../../storage/keys.ts'
import type { Arrival } from '../../../storage/arrival.ts'
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

export type PartDeps = Pick<ApiDeps, 'database' | 'storage' | 'uploads' | 'observeUpload'>

/** Returns how many bytes of an upload have arrived. */
export async function arrivedBytes({ storage }: Pick<ApiDeps, 'storage'>, upload: ResumableUpload): Promise<number> {
  if (upload.accepted_at) return upload.bytes
  return storage.arrival(keys.incoming(upload.content_uuid, upload.uuid)).size()
}

/** Room for the request line and the headers. */
const requestOverheadBytes = 64 * 1024

/** Returns the bytes that decide what a file is, as far as they have arrived. */
async function headOf(arrival: Arrival, arrived: number): Promise<Buffer> {
  if (arrived === 0) return Buffer.alloc(0)
  await using file = await arrival.open()
  return file.read(0, sniffedBytes)
}

/** Passes the bytes on, and refuses a file as soon as its first bytes are not those of a video. */
function check({ bytes }: ResumableUpload, offset: number, before: Buffer, room: Reservation, observe: ApiDeps['observeUpload']) {
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
      observe?.({ way: 'resumable', kind: 'video', bytes: chunk.length })
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
  const arrival = storage.arrival(keys.incoming(upload.content_uuid, upload.uuid))
  const left = upload.bytes - offset
  const ends: (() => unknown)[] = [beginReceiving(request.raw)]

  const write = async (signal: AbortSignal): Promise<void> => {
    const room = await storage.reserve(left)
    ends.push(room.release)
    const head = offset < sniffedBytes ? await headOf(arrival, offset) : Buffer.alloc(0)
    const pace = watchPace(request.raw, bounds, { bytes: left + requestOverheadBytes, error: new AppError('MALFORMED_REQUEST') })
    ends.push(pace.end)
    const stop = AbortSignal.any([signal, pace.signal])
    const write = (source: AsyncIterable<Buffer>): Promise<void> => arrival.write(offset, source)
    await pipeline(request.raw, check(upload, offset, head, room, deps.observeUpload), write, { signal: stop }).catch((error: unknown) => {
      throw pace.signal.aborted ? pace.signal.reason : signal.aborted ? new AppError('UPLOAD_INTERRUPTED', { cause: error }) : error
    })
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
