import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../db/connection/database.ts'
import {
  enterUpload,
  leaveUpload,
  type QuotaCharge,
  renewUpload,
  uploadLeaseSeconds,
  type UploadRefusal,
} from '../../db/upload/uploadsInFlight.ts'
import { TooManyRequests } from '../http/tooMany.ts'
import type { UploadBounds } from './uploadBounds.ts'

/** It is unknown when another upload will end: short enough that a place is not unused for long. */
const retryAfterSeconds = 10

const inGigabytes = (bytes: number): string => `${Math.round(bytes / 1024 ** 3)}\u00a0Go`

const reasons: Readonly<Record<UploadRefusal, (bounds: UploadBounds) => string>> = {
  tooMany: ({ atOnce }) => `Vous envoyez déjà ${atOnce}\u00a0fichiers\u00a0: attendez que l’un d’eux soit arrivé`,
  tooMuch: ({ bytesInFlight }) =>
    `Vos envois en cours dépassent ${inGigabytes(bytesInFlight)} au plus\u00a0: attendez que l’un d’eux soit arrivé`,
}

/**
 * Reserves one of a user's places for an upload of so many bytes.
 * @returns a function that releases the place
 * @throws TooManyRequests when there is none; QUOTA_EXCEEDED when the upload's charge does not fit
 */
export async function takePlace(
  db: Db,
  log: FastifyBaseLogger,
  upload: { user: string; bytes: number; charge?: QuotaCharge | null },
  bounds: UploadBounds,
): Promise<() => Promise<void>> {
  const entered = await enterUpload(db, upload, { uploads: bounds.atOnce, bytes: bounds.bytesInFlight })
  if ('refused' in entered) throw new TooManyRequests(retryAfterSeconds, reasons[entered.refused](bounds))
  const { uuid } = entered
  const warn = (error: unknown): void => log.warn({ err: error }, 'the size of a running upload could not be recorded')
  const timer = setInterval(() => void renewUpload(db, uuid).catch(warn), (uploadLeaseSeconds * 1000) / 4)
  return async () => {
    clearInterval(timer)
    // A place that cannot be released counts until its lease expires.
    await leaveUpload(db, uuid).catch(warn)
  }
}
