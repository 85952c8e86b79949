import { DataStore, type Locker, Server, Upload } from '@tus/server'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { readLargestVideoBytes } from '../../../db/site/site.ts'
import { findBegunUpload, openUpload, type ResumableUpload } from '../../../db/upload/resumableUploads.ts'
import type { ErrorCode } from '../../../shared/errorCodes.ts'
import { AppError } from '../../../shared/errors.ts'
import { idSchema } from '../../http/inputs.ts'
import type { Viewer } from '../../http/viewer.ts'
import { mustFit } from '../../quota/mustFit.ts'
import type { IngestDeps } from '../ingestVideo.ts'
import { hasVideoFile, mustManageContent, mustStillManage } from '../policy.ts'
import { rulesOfSite, tooLarge } from '../rules.ts'
import { refuseUpload } from './finishUpload.ts'
import { arrivedBytes, type PartDeps, receivePart } from './receivePart.ts'
import { stopWriter } from './writers.ts'

/** A request of the tus protocol. `upload`: the one that its path names, checked to be the viewer's own. */
export type TusCall = { request: FastifyRequest; viewer: Viewer; deps: IngestDeps & PartDeps; upload?: ResumableUpload }

const metadataSchema = z.object({ key: idSchema, content: idSchema, fingerprint: z.string().min(1).max(200) })

const passedOn = ['tus-resumable', 'upload-length', 'upload-offset', 'upload-metadata', 'upload-defer-length', 'content-length'] as const
const answered = ['tus-resumable', 'upload-length', 'upload-offset', 'location'] as const

/** The catalogue's code for a refusal of the protocol's library, by its status. */
const codes: Readonly<Record<number, ErrorCode>> = {
  404: 'UPLOAD_NOT_FOUND',
  409: 'UPLOAD_OFFSET_MISMATCH',
  410: 'UPLOAD_NOT_FOUND',
  412: 'MALFORMED_REQUEST',
  413: 'PAYLOAD_TOO_LARGE',
}

class UploadStore extends DataStore {
  readonly #call: TusCall

  constructor(call: TusCall) {
    super()
    this.extensions = ['creation']
    this.#call = call
  }

  get #upload(): ResumableUpload {
    const { upload } = this.#call
    if (!upload) throw new AppError('UPLOAD_NOT_FOUND')
    if (upload.refusal) throw new AppError(upload.refusal)
    return upload
  }

  override async create(file: Upload): Promise<Upload> {
    const { deps, viewer } = this.#call
    const { db } = deps.database
    const { key, content, fingerprint } = parseMetadata(file.metadata)
    const { owner_uuid } = await mustManageContent(viewer, db, content)
    const bytes = file.size ?? 0
    if (bytes === 0) throw new AppError('EMPTY_FILE')
    const upload = { uuid: key, user_uuid: viewer.uuid, content_uuid: content, bytes, fingerprint }
    const rules = rulesOfSite(await readLargestVideoBytes(db))
    const rule = (await hasVideoFile(db, content)) ? rules.editVideo : rules.video
    // What was begun under a larger limit may arrive.
    if (bytes > rule.maxBytes && !(await findBegunUpload(db, upload))) throw tooLarge(rule)
    const room = await deps.storage.reserve(bytes)
    room.release()
    const opened = await openUpload(db, upload, async (tx) => {
      await mustStillManage(tx, upload)
      await mustFit(tx, { ...upload, owner_uuid })
    })
    if (!opened) throw new AppError('CONFLICT')
    file.id = opened.uuid
    return file
  }

  override async getUpload(): Promise<Upload> {
    const upload = this.#upload
    return new Upload({ id: upload.uuid, size: upload.bytes, offset: await arrivedBytes(this.#call.deps, upload) })
  }

  // The body is read from the request itself: passing it through the library's web streams doubles the cost of each byte.
  override async write(_body: unknown, _id: string, offset: number): Promise<number> {
    const { request, deps } = this.#call
    const upload = this.#upload
    try {
      return await receivePart(request, deps, upload, offset)
    } catch (error) {
      if (error instanceof AppError && error.code === 'UNSUPPORTED_VIDEO') await refuseUpload(deps, upload, error)
      throw error
    }
  }
}

function parseMetadata(metadata: Upload['metadata']): z.output<typeof metadataSchema> {
  const parsed = metadataSchema.safeParse(metadata ?? {})
  if (!parsed.success) throw new AppError('MALFORMED_REQUEST', { cause: parsed.error })
  return parsed.data
}

/** A client that asks where to resume has left its earlier request, which this process may not know yet. */
const locker: Locker = { newLock: (id) => ({ lock: () => stopWriter(id), unlock: async () => undefined }) }

/**
 * Lets the tus library answer a request: it checks the protocol's headers and offsets.
 * @returns the headers of its answer
 * @throws AppError of the catalogue
 */
export async function answerTus(call: TusCall, path: string): Promise<Record<string, string>> {
  let failure: unknown
  const server = new Server({
    path,
    locker,
    datastore: new UploadStore(call),
    relativeLocation: true,
    generateUrl: (_request, { id }) => `${path}/${id}`,
    namingFunction: (_request, metadata) => parseMetadata(metadata).key,
    onResponseError: (_request, error) => void (failure = error),
  })
  const { method, headers, url } = call.request
  const sent = passedOn.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]] as [string, string]] : []))
  if (method === 'PATCH') sent.push(['content-type', String(headers['content-type'])])
  const response = await server.handleWeb(new Request(new URL(url, 'http://localhost'), { method, headers: sent }))
  if (failure instanceof Error) throw failure
  if (response.status >= 400) throw new AppError(codes[response.status] ?? 'MALFORMED_REQUEST', { cause: failure })
  return Object.fromEntries(answered.flatMap((name) => (response.headers.has(name) ? [[name, response.headers.get(name) ?? '']] : [])))
}
