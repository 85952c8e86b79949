import { randomUUID } from 'node:crypto'
import type { Tx } from '../../db/connection/database.ts'
import { despiteDeadlocks } from '../../db/connection/deadlocks.ts'
import { insertReceipt } from '../../db/quota/quotas.ts'
import { receiveUpload, type UploadRef } from '../../db/media/media.ts'
import type { ErrorCode } from '../../shared/errorCodes.ts'
import { AppError } from '../../shared/errors.ts'
import type { Log } from '../../shared/log.ts'
import type { MediaFailureCode } from '../../shared/mediaFailures.ts'
import { readStructure } from '../../shared/video/structure.ts'
import type { Arrival, ArrivedFile } from '../../storage/arrival.ts'
import { keys } from '../../storage/keys.ts'
import type { ApiDeps } from '../deps.ts'
import { sniffedBytes, type SniffedVideo, sniffVideo } from './inspect/sniff.ts'

export type IngestDeps = Pick<ApiDeps, 'database' | 'storage' | 'jobs' | 'findFault'> & { log: Log }

/** The client waits for the response: what the inspection does not find in this time, the worker finds. */
const lookMs = 20_000

const refusals: Readonly<Partial<Record<MediaFailureCode, ErrorCode>>> = {
  NOT_A_VIDEO: 'NOT_A_VIDEO',
  ENCRYPTED: 'ENCRYPTED_VIDEO',
  TRUNCATED: 'TRUNCATED_VIDEO',
  TOO_MANY_PIXELS: 'VIDEO_TOO_MANY_PIXELS',
  TOO_LONG: 'VIDEO_TOO_LONG',
}

async function mustHavePicture({ findFault, log }: IngestDeps, file: ArrivedFile): Promise<void> {
  const path = findFault && (await file.local())
  if (!findFault || path === undefined) return
  const fault = await findFault(path, AbortSignal.timeout(lookMs)).catch((error: unknown) => {
    log.warn({ err: error }, 'a video could not be probed on arrival: the worker will probe it')
  })
  const refusal = fault && refusals[fault]
  if (refusal) throw new AppError(refusal)
}

/**
 * Determines the kind of a received file, and checks that it is complete and contains a picture.
 * @throws AppError EMPTY_FILE, UNSUPPORTED_VIDEO, TRUNCATED_VIDEO, NOT_A_VIDEO, ENCRYPTED_VIDEO, VIDEO_TOO_MANY_PIXELS, VIDEO_TOO_LONG
 */
export async function inspectVideo(deps: IngestDeps, arrival: Arrival): Promise<SniffedVideo> {
  await using file = await arrival.open()
  if (file.size === 0) throw new AppError('EMPTY_FILE')
  const kind = await sniffVideo(await file.read(0, sniffedBytes))
  if (!kind) throw new AppError('UNSUPPORTED_VIDEO')
  if ((await readStructure(file.read, file.size, kind.container)) === 'truncated') throw new AppError('TRUNCATED_VIDEO')
  await mustHavePicture(deps, file)
  return kind
}

/** How `ingestVideo` treats a file. */
export type IngestOptions = {
  /** throws in the transaction that accepts the file when its sender may not send it any more */
  mustStillBeAllowed?: (tx: Tx) => Promise<void>
  /** the result of `inspectVideo`, when it has run already */
  inspected?: SniffedVideo
  /** names the upload; a new one by default */
  uploadUuid?: string
  /** written in the transaction that accepts the file */
  alsoWrite?: (tx: Tx) => Promise<void>
  /** of its conversion, see `enqueue` */
  priority?: number
}

/**
 * Accepts a completely received file: it becomes its content's current upload, and the conversion job is committed with it. The
 * caller removes what is left of its arrival; after an error, it may accept it later.
 * @throws AppError of the catalogue when the file is refused or the content does not exist
 */
export async function ingestVideo(
  deps: IngestDeps,
  contentUuid: string,
  arrival: Arrival,
  options: IngestOptions = {},
): Promise<UploadRef> {
  const { database, storage, jobs, log } = deps
  const { inspected, uploadUuid = randomUUID(), mustStillBeAllowed, alsoWrite, priority = 0 } = options
  const { extension } = inspected ?? (await inspectVideo(deps, arrival))
  const upload: UploadRef = { content_uuid: contentUuid, upload_uuid: uploadUuid }
  const key = keys.original(contentUuid, upload.upload_uuid, extension)
  const bytes = await arrival.size()
  await arrival.storeAs(key)
  const accept = async (tx: Tx) => {
    const row = await receiveUpload(tx, { ...upload, original_key: key, original_bytes: bytes })
    await mustStillBeAllowed?.(tx)
    if (!row) throw new AppError('CONTENT_NOT_FOUND')
    await insertReceipt(tx, contentUuid, bytes)
    await alsoWrite?.(tx)
    await jobs.enqueue('media.prepare', upload, { tx, priority })
    return row
  }
  const received = await despiteDeadlocks(() => database.db.transaction().execute(accept), log).catch(async (error: unknown) => {
    await arrival.takeBack(key)
    throw error
  })
  jobs.wake('media.prepare')
  if (received.replaced_key !== null) {
    // The clean-up after the conversion removes it too: a failure here only costs disk space.
    await storage
      .remove(received.replaced_key)
      .catch((error: unknown) => log.warn({ err: error, ...upload }, 'a replaced file could not be removed yet'))
  }
  await database.changes.publish({ kind: 'media', content_uuid: contentUuid, channel_uuid: received.channel_uuid })
  return upload
}
