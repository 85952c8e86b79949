import { randomUUID } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import { readLargestVideoBytes } from '../../db/site/site.ts'
import { AppError } from '../../shared/errors.ts'
import type { Tx } from '../../db/connection/database.ts'
import type { Arrival } from '../../storage/arrival.ts'
import { keys } from '../../storage/keys.ts'
import type { Reservation } from '../../storage/space.ts'
import type { Storage } from '../../storage/storage.ts'
import type { ApiDeps } from '../deps.ts'
import { sniffedBytes } from './inspect/sniff.ts'
import { watchPace } from './pace.ts'
import { chargeOf } from '../quota/mustFit.ts'
import type { UploadTarget } from './policy.ts'
import { beginReceiving } from './receiving.ts'
import {
  type FileKind,
  type FileRule,
  fileRules,
  type FileRules,
  type ImageKind,
  isVideo,
  rulesOfSite,
  tooLarge,
  type VideoKind,
} from './rules.ts'
import { defaultUploadBounds } from './uploadBounds.ts'
import { toUploadError } from './uploadErrors.ts'
import { takePlace } from './uploadPlace.ts'

/** A completely received file. `path`: of an image, which is small, on this machine. */
export type ReceivedFile = { kind: VideoKind; arrival: Arrival } | { kind: ImageKind; path: string }
/** The kinds of files that a form field may hold, and how many files. */
export type Form = { field: string; kinds: readonly FileKind[]; count: number }
/**
 * Who sends a form. `content`: whose video it has, which counts in the person's quota; null for a form of images. `mustStillBeAllowed` throws what the
 * same request would get if it were sent now: a form may arrive for hours after its sender has lost the right to send it.
 */
export type Sender = { user: string; content: UploadTarget | null; mustStillBeAllowed: RightsCheck }
/** Its locks keep the rights as they are until the transaction ends. It runs after the writes, which take their locks first. */
export type RightsCheck = (tx: Tx) => Promise<void>
export type ReceivedForm = { files: ReceivedFile[]; texts: { name: string; value: string }[] }

/** Room for boundaries, part headers and short text fields around the files. */
const formOverheadBytes = 64 * 1024

/** Returns the largest size of a valid form of this shape. */
function largestBody({ kinds, count }: Form, rules: FileRules): number {
  const sizes = kinds.map((kind) => rules[kind].maxBytes)
  const files = kinds.length === 1 ? Math.max(...sizes) * count : sizes.reduce((sum, size) => sum + size, 0)
  return files + formOverheadBytes
}

/** Returns which of the kinds a file is, by its first bytes. */
async function kindOf(head: Uint8Array, kinds: readonly FileKind[]): Promise<FileKind> {
  const [first] = kinds
  if (head.length === 0 || !first) throw new AppError('EMPTY_FILE')
  for (const kind of kinds) {
    if (await fileRules[kind].isAccepted(head)) return kind
  }
  throw new AppError(fileRules[first].unsupported)
}

type Checked = { kind: FileKind | undefined }

/** Passes the bytes on, determines the kind by the first of them, and counts them all. */
function check(kinds: readonly FileKind[], rules: FileRules, room: Reservation, found: Checked, observe: ApiDeps['observeUpload']) {
  const count = (bytes: number): void => {
    if (found.kind) observe?.({ way: 'form', kind: found.kind, bytes })
  }
  return async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let head: Buffer = Buffer.alloc(0)
    let rule: FileRule | undefined
    let size = 0
    const decide = async (): Promise<void> => {
      found.kind = await kindOf(head, kinds)
      rule = rules[found.kind]
    }
    for await (const chunk of source) {
      size += chunk.length
      if (!rule) {
        head = Buffer.concat([head, chunk])
        if (head.length < sniffedBytes) continue
        await decide()
      }
      if (rule && size > rule.maxBytes) throw tooLarge(rule)
      const bytes = head.length > 0 ? head : chunk
      head = Buffer.alloc(0)
      await room.spend(bytes.length)
      count(bytes.length)
      yield bytes
    }
    if (rule) return
    await decide()
    await room.spend(head.length)
    count(head.length)
    yield head
  }
}

/** Yields the items until the signal aborts. @throws the reason of the signal */
async function* untilAborted<Item>(items: AsyncIterable<Item>, signal: AbortSignal): AsyncGenerator<Item> {
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const abort = (): void => reject(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  const iterator = items[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = iterator.next()
      // When `aborted` wins the race, this promise rejects later, when the connection closes.
      next.catch(() => undefined)
      const { done, value } = await Promise.race([next, aborted])
      if (done) return
      yield value
    }
  } finally {
    signal.removeEventListener('abort', abort)
  }
}

async function* together(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first
  yield* { [Symbol.asyncIterator]: () => rest }
}

/** Writes the bytes of one file: a video where it will stay, an image to a file of this machine. */
async function writeFile(source: AsyncIterable<Buffer>, storage: Storage, found: Checked, arriving: Arriving): Promise<ReceivedFile> {
  const rest = source[Symbol.asyncIterator]()
  // The kind is found before the first of them comes out.
  const { done, value } = await rest.next()
  const { kind } = found
  if (done || !kind) throw new AppError('EMPTY_FILE')
  const path = storage.tempPath()
  const arrival = isVideo(kind) ? storage.receive(keys.incoming(arriving.sender, randomUUID())) : storage.arrived(path)
  arriving.files.push(arrival)
  await arrival.write(0, together(value, rest))
  return isVideo(kind) ? { kind, arrival } : { kind, path }
}

/** The files of a form, to be removed at its end. `sender`: the person's uuid */
type Arriving = { sender: string; files: Arrival[] }

async function receiveParts(
  request: FastifyRequest,
  { storage, observeUpload }: Pick<ApiDeps, 'storage' | 'observeUpload'>,
  form: Form,
  rules: FileRules,
  room: Reservation,
  arriving: Arriving,
  signal: AbortSignal,
): Promise<ReceivedForm> {
  const received: ReceivedForm = { files: [], texts: [] }
  const limits = {
    fileSize: Number.MAX_SAFE_INTEGER,
    files: form.count,
    fields: 10,
    parts: form.count + 10,
    fieldSize: 1000,
    headerPairs: 50,
  }
  for await (const part of untilAborted(request.parts({ limits }), signal)) {
    if (part.type === 'field') {
      received.texts.push({ name: part.fieldname, value: String(part.value) })
      continue
    }
    if (part.fieldname !== form.field)
      throw new AppError('MALFORMED_REQUEST', { fields: { [part.fieldname]: 'Ce champ n’est pas attendu' } })
    const found: Checked = { kind: undefined }
    const write = (source: AsyncIterable<Buffer>): Promise<ReceivedFile> => writeFile(source, storage, found, arriving)
    const file = await pipeline(part.file, check(form.kinds, rules, room, found, observeUpload), write, { signal }).catch(
      (error: unknown) => {
        throw signal.aborted ? signal.reason : error
      },
    )
    received.files.push(file)
  }
  return received
}

/**
 * Streams the files of a multipart form into the storage, and passes them to `take` when their sender may still send them. Files that are
 * left afterwards are removed, so that an interrupted, refused or failed upload leaves nothing. A form that is too large, finds no disk
 * space, or exceeds the sender's limits is refused before it is read.
 * @param take makes the files current, in a transaction that ends with `mustStillBeAllowed`
 * @throws AppError of the catalogue
 */
export async function receiveForm<Result>(
  request: FastifyRequest,
  deps: Pick<ApiDeps, 'storage' | 'database' | 'uploads' | 'observeUpload'>,
  { user, content, mustStillBeAllowed }: Sender,
  form: Form,
  take: (received: ReceivedForm, mustStillBeAllowed: RightsCheck) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) throw new AppError('UNSUPPORTED_MEDIA_TYPE')
  const [first = 'file'] = form.kinds
  // They hold for this form to its end, whatever is chosen meanwhile.
  const rules = content === null ? fileRules : rulesOfSite(await readLargestVideoBytes(deps.database.db))
  const largest = largestBody(form, rules)
  const announced = request.headers['content-length'] === undefined ? largest : Number(request.headers['content-length'])
  if (announced > largest) throw tooLarge(rules[first])
  const { storage, database } = deps
  const bounds = { ...defaultUploadBounds, ...deps.uploads }
  const doneReceiving = beginReceiving(request.raw)
  const ends: (() => unknown)[] = [doneReceiving]
  const arriving: Arriving = { sender: user, files: [] }
  try {
    const charge = content === null ? null : chargeOf(user, content, announced)
    const bytes = Math.max(0, announced - formOverheadBytes)
    ends.push(await takePlace(database.db, request.log, { user, bytes, charge }, bounds))
    const room = await storage.reserve(announced)
    ends.push(room.release)
    const pace = watchPace(request.raw, bounds, { bytes: largest, error: tooLarge(rules[first]) })
    const received = await receiveParts(request, deps, form, rules, room, arriving, pace.signal).finally(pace.end)
    await database.db.transaction().execute(mustStillBeAllowed)
    if (received.files.length === 0) throw new AppError(fileRules[first].missing)
    return await take(received, mustStillBeAllowed)
  } catch (error) {
    throw toUploadError(error)
  } finally {
    for (const end of ends) await end()
    for (const arrival of arriving.files) {
      // The answer is decided: what is left is swept later.
      await arrival.remove().catch((error: unknown) => request.log.warn({ err: error }, 'what has arrived of a form is left'))
    }
  }
}
