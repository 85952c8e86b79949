import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
  UploadPartCopyCommand,
} from '@aws-sdk/client-s3'
import { Readable } from 'node:stream'
import { AppError } from '../../shared/errors.ts'
import { cacheControlOf, contentTypeOf } from '../served.ts'
import type { BucketRequest, ByteRange } from '../storage.ts'
import type { BucketUrl } from './bucketUrl.ts'
import { inParallel } from '../inParallel.ts'

/** `changedAt`: milliseconds since 1970. */
export type StoredObject = { key: string; bytes: number; changedAt: number }

/** A part of a file that is put together: bytes, or a range of an object that the server copies itself. */
export type FilePart = { bytes: () => Promise<Uint8Array> } | { key: string; range: ByteRange | undefined }

/** A server answers with an error for a moment: the client tries again, with growing pauses. */
const attempts = 5
/** How often the rest of an object is asked for again after its answer was cut. */
const resumptions = 4
const partsAtOnce = 4
/** A server that says nothing for so long does not answer. An answer may take any time as long as its bytes come. */
const silenceMs = 30_000

/** Returns the HTTP status of an error of the client; undefined when the server did not answer. */
export const statusOf = (error: unknown): number | undefined => {
  if (!(error instanceof Error) || !('$metadata' in error)) return undefined
  const { $metadata: metadata } = error
  if (typeof metadata !== 'object' || metadata === null || !('httpStatusCode' in metadata)) return undefined
  return typeof metadata.httpStatusCode === 'number' ? metadata.httpStatusCode : undefined
}

const statusOfResponse = (response: unknown): number | null =>
  typeof response === 'object' && response !== null && 'statusCode' in response && typeof response.statusCode === 'number'
    ? response.statusCode
    : null

/** True for the answer about an object that does not exist. */
export const isMissingObject = (error: unknown): boolean => statusOf(error) === 404

// Of Ceph, MinIO and others; the status is that of WebDAV, which several use.
const fullNames: ReadonlySet<string> = new Set(['QuotaExceeded', 'XMinioStorageFull', 'InsufficientStorage', 'StorageFull'])
const isFull = (error: unknown): boolean => statusOf(error) === 507 || (error instanceof Error && fullNames.has(error.name))

/** @throws AppError STORAGE_FULL in place of the server's error */
async function orFull<Result>(answer: Promise<Result>): Promise<Result> {
  return answer.catch((error: unknown) => {
    throw isFull(error) ? new AppError('STORAGE_FULL', { cause: error }) : error
  })
}

const rangeHeader = ({ first, last }: ByteRange): string => `bytes=${first}-${last}`

/** The objects of one bucket. Credentials come from AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or the machine's role. */
export class Bucket {
  readonly name: string
  readonly client: S3Client

  constructor({ bucket, endpoint, region }: BucketUrl, options: { silenceMs: number } = { silenceMs }) {
    this.name = bucket
    this.client = new S3Client({
      region,
      ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
      maxAttempts: attempts,
      // Checksums in trailers are unknown to most servers but Amazon's.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: 5_000, socketTimeout: options.silenceMs },
    })
  }

  /** Calls the listener for each attempt of a request, also those that are repeated, once its answer has begun. */
  observe(listener: (request: BucketRequest) => void): void {
    this.client.middlewareStack.add(
      (next, { commandName = 'unknown' }) =>
        async (args) => {
          const begun = performance.now()
          const note = (status: number | null): void =>
            listener({ operation: commandName.replace(/Command$/, ''), status, seconds: (performance.now() - begun) / 1000 })
          try {
            const answer = await next(args)
            note(statusOfResponse(answer.response))
            return answer
          } catch (error) {
            note(statusOf(error) ?? null)
            throw error
          }
        },
      // Behind the step that repeats requests.
      { step: 'deserialize', priority: 'high', name: 'observe' },
    )
  }

  /** @throws Error when the bucket does not exist or cannot be reached */
  async mustExist(): Promise<void> {
    await this.client.send(new HeadBucketCommand({ Bucket: this.name }))
  }

  /** @throws AppError STORAGE_FULL */
  async put(key: string, bytes: Uint8Array): Promise<void> {
    await orFull(this.client.send(new PutObjectCommand({ ...this.#described(key), Body: bytes, ContentLength: bytes.length })))
  }

  /** Puts an object together from several parts: all of them but the last one take 5 MiB at least. @throws AppError STORAGE_FULL */
  async putParts(key: string, parts: readonly FilePart[]): Promise<void> {
    const place = { Bucket: this.name, Key: key }
    const { UploadId } = await orFull(this.client.send(new CreateMultipartUploadCommand(this.#described(key))))
    const upload = { ...place, UploadId }
    try {
      const etags = await inParallel(parts, partsAtOnce, (part, index) => this.#putPart({ ...upload, PartNumber: index + 1 }, part))
      const Parts = etags.map((ETag, index) => ({ ETag, PartNumber: index + 1 }))
      await orFull(this.client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } })))
    } catch (error) {
      // The first error tells more; what cannot be aborted now is up to the bucket's rule about unfinished uploads.
      await this.client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined)
      throw error
    }
  }

  async #putPart(
    place: { Bucket: string; Key: string; UploadId: string | undefined; PartNumber: number },
    part: FilePart,
  ): Promise<string | undefined> {
    if ('bytes' in part) {
      const Body = await part.bytes()
      return (await orFull(this.client.send(new UploadPartCommand({ ...place, Body, ContentLength: Body.length })))).ETag
    }
    const { CopyPartResult } = await orFull(
      this.client.send(
        new UploadPartCopyCommand({
          ...place,
          CopySource: `${this.name}/${part.key}`,
          CopySourceRange: part.range && rangeHeader(part.range),
        }),
      ),
    )
    return CopyPartResult?.ETag
  }

  /** Copies an object on the server. @throws AppError STORAGE_FULL */
  async copy(from: string, to: string): Promise<void> {
    const place = { ...this.#described(to), CopySource: `${this.name}/${from}`, MetadataDirective: 'REPLACE' as const }
    await orFull(this.client.send(new CopyObjectCommand(place)))
  }

  /** @returns undefined when there is no such object */
  async find(key: string): Promise<StoredObject | undefined> {
    try {
      const { ContentLength = 0, LastModified } = await this.client.send(new HeadObjectCommand({ Bucket: this.name, Key: key }))
      return { key, bytes: ContentLength, changedAt: LastModified?.getTime() ?? Date.now() }
    } catch (error) {
      if (isMissingObject(error)) return undefined
      throw error
    }
  }

  /** Reads an object from one byte to another. An answer that is cut is continued from where it ended. */
  async *chunks(key: string, { first, last }: ByteRange): AsyncGenerator<Buffer> {
    let at = first
    for (let left = resumptions; at <= last; left -= 1) {
      const Range = rangeHeader({ first: at, last })
      const { Body } = await this.client.send(new GetObjectCommand({ Bucket: this.name, Key: key, Range }))
      if (!(Body instanceof Readable)) throw new Error(`no bytes for ${key}`)
      try {
        for await (const chunk of Body) {
          at += chunk.length
          yield chunk
        }
        if (at <= last) throw new Error(`${key} ends at byte ${at} of ${last + 1}`)
      } catch (error) {
        if (left === 0) throw error
      }
    }
  }

  async read(key: string, range: ByteRange): Promise<Buffer> {
    const chunks: Buffer[] = []
    for await (const chunk of this.chunks(key, range)) chunks.push(chunk)
    return Buffer.concat(chunks)
  }

  /** Returns all objects whose keys begin with `prefix`. */
  async objects(prefix: string): Promise<StoredObject[]> {
    const found: StoredObject[] = []
    for await (const { objects } of this.#pages(prefix)) found.push(...objects)
    return found
  }

  /** Yields the objects and the folders directly in a folder, in pages. `folders`: keys without the slash at their ends */
  async *entries(folder: string): AsyncGenerator<{ objects: StoredObject[]; folders: string[] }> {
    yield* this.#pages(`${folder}/`, '/')
  }

  async *#pages(prefix: string, delimiter?: string): AsyncGenerator<{ objects: StoredObject[]; folders: string[] }> {
    let token: string | undefined
    do {
      const page = await this.client.send(
        new ListObjectsV2Command({ Bucket: this.name, Prefix: prefix, Delimiter: delimiter, ContinuationToken: token }),
      )
      yield {
        objects: (page.Contents ?? []).flatMap(({ Key, Size = 0, LastModified }) =>
          Key === undefined ? [] : [{ key: Key, bytes: Size, changedAt: LastModified?.getTime() ?? Date.now() }],
        ),
        folders: (page.CommonPrefixes ?? []).flatMap(({ Prefix }) => (Prefix === undefined ? [] : [Prefix.slice(0, -1)])),
      }
      token = page.IsTruncated === true ? page.NextContinuationToken : undefined
    } while (token !== undefined)
  }

  /** Returns the first object whose key begins with `prefix`, in the order of the alphabet. */
  async first(prefix: string): Promise<StoredObject | undefined> {
    const { Contents = [] } = await this.client.send(new ListObjectsV2Command({ Bucket: this.name, Prefix: prefix, MaxKeys: 1 }))
    const [object] = Contents
    if (object?.Key === undefined) return undefined
    return { key: object.Key, bytes: object.Size ?? 0, changedAt: object.LastModified?.getTime() ?? Date.now() }
  }

  /** Removes the object of a key, and all objects in a folder of this name, those of HLS playlists first. */
  async remove(key: string): Promise<void> {
    const keys = (await this.objects(`${key}/`)).map((object) => object.key)
    const isPlaylist = (each: string): boolean => each.endsWith('.m3u8')
    for (const group of [[key, ...keys.filter(isPlaylist)], keys.filter((each) => !isPlaylist(each))]) {
      // One by one: the command for many needs a checksum that some servers do not know.
      await inParallel(group, 16, (each) => this.client.send(new DeleteObjectCommand({ Bucket: this.name, Key: each })))
    }
  }

  #described(key: string): { Bucket: string; Key: string; ContentType: string; CacheControl: string } {
    return { Bucket: this.name, Key: key, ContentType: contentTypeOf(key), CacheControl: cacheControlOf(key) }
  }
}
