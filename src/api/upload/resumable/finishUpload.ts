import { setTimeout as delay } from 'node:timers/promises'
import {
  findResumableUpload,
  listOpenUploads,
  markAccepted,
  markRefused,
  type ResumableUpload,
} from '../../../db/upload/resumableUploads.ts'
import type { Tx } from '../../../db/connection/database.ts'
import { AppError } from '../../../shared/errors.ts'
import { keys } from '../../../storage/keys.ts'
import type { Arrival } from '../../../storage/arrival.ts'
import type { Storage } from '../../../storage/storage.ts'
import { type IngestDeps, ingestVideo, inspectVideo } from '../ingestVideo.ts'
import { mustStillManage } from '../policy.ts'

const running = new Map<string, Promise<void>>()
/** How often is looked whether another process has finished an upload. */
const lookAgainMs = 200

/**
 * Makes a file that has arrived completely the current one of its content. Called again, or by two requests at once, also in two processes,
 * it accepts the file once and gives the same answer.
 * @throws AppError why the file is refused; UPLOAD_INCOMPLETE when bytes are missing; UPLOAD_NOT_FOUND
 */
export async function finishUpload(deps: IngestDeps, upload: ResumableUpload): Promise<void> {
  const { uuid } = upload
  const finishing =
    running.get(uuid) ??
    finishInOneProcess(deps, upload).finally(() => {
      running.delete(uuid)
    })
  running.set(uuid, finishing)
  await finishing
}

/** Of two processes, the second one would move the file away while the first one accepts it. */
async function finishInOneProcess(deps: IngestDeps, upload: ResumableUpload): Promise<void> {
  while (!(await deps.database.exclusively(`upload ${upload.uuid}`, () => finish(deps, upload)))) await delay(lookAgainMs)
}

async function finish(deps: IngestDeps, { uuid }: ResumableUpload): Promise<void> {
  const { storage, database } = deps
  // Read again: another request may have finished it.
  const upload = await findResumableUpload(database.db, uuid)
  if (!upload) throw new AppError('UPLOAD_NOT_FOUND')
  if (upload.accepted_at) return
  if (upload.refusal) throw new AppError(upload.refusal)
  const arrival = storage.arrival(keys.incoming(upload.content_uuid, uuid))
  await takeBack(storage, upload, arrival)
  if ((await arrival.size()) < upload.bytes) throw new AppError('UPLOAD_INCOMPLETE')
  const inspected = await inspectVideo(deps, arrival).catch(async (error: unknown) => {
    if (error instanceof AppError) await refuseUpload(deps, upload, error)
    throw error
  })
  let loss: AppError | undefined
  const mustStillBeAllowed = (tx: Tx): Promise<void> =>
    mustStillManage(tx, upload).catch((error: unknown) => {
      if (error instanceof AppError) loss = error
      throw error
    })
  await ingestVideo(deps, upload.content_uuid, arrival, {
    inspected,
    uploadUuid: uuid,
    mustStillBeAllowed,
    alsoWrite: (tx) => markAccepted(tx, uuid),
  }).catch(async (error: unknown) => {
    if (loss) await refuseUpload(deps, upload, loss)
    throw error
  })
  // Else housekeeping removes it with the upload.
  await arrival.remove().catch((error: unknown) => deps.log.warn({ err: error, upload: uuid }, 'the pieces of an upload are left'))
}

/** A process that died between the move of the file and the transaction has left it under the name that it was about to get. */
async function takeBack(storage: Storage, { content_uuid, uuid }: ResumableUpload, arrival: Arrival): Promise<void> {
  for await (const page of storage.list(keys.originals(content_uuid))) {
    const moved = page.find(({ name }) => name.startsWith(`${uuid}.`))
    if (moved) return arrival.takeBack(moved.key)
  }
}

/** Records why a file is refused, and deletes what has arrived of it. */
export async function refuseUpload({ database, storage }: IngestDeps, upload: ResumableUpload, { code }: AppError): Promise<void> {
  await markRefused(database.db, upload.uuid, code)
  await storage.remove(keys.incoming(upload.content_uuid, upload.uuid))
}

/** Finishes what has arrived completely without anybody waiting for it: the process died, or the browser was closed at the last byte. */
export async function finishComplete(deps: IngestDeps): Promise<void> {
  for (const upload of await listOpenUploads(deps.database.db)) {
    try {
      await finishUpload(deps, upload)
    } catch (error) {
      if (!(error instanceof AppError)) deps.log.error({ err: error, upload: upload.uuid }, 'an upload could not be finished')
    }
  }
}
