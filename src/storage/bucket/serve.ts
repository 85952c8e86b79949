import { GetObjectCommand, HeadObjectCommand, type HeadObjectCommandOutput } from '@aws-sdk/client-s3'
import { Readable } from 'node:stream'
import type { Storage } from '../storage.ts'
import { type Bucket, statusOf } from './bucket.ts'

const dateOf = (header: string | undefined): Date | undefined => {
  const date = new Date(header ?? '')
  return Number.isNaN(date.getTime()) ? undefined : date
}

function headersOf({ ETag, LastModified, ContentLength, ContentRange }: HeadObjectCommandOutput): Record<string, string> {
  return {
    'accept-ranges': 'bytes',
    ...(ETag !== undefined && { etag: ETag }),
    ...(LastModified && { 'last-modified': LastModified.toUTCString() }),
    ...(ContentLength !== undefined && { 'content-length': String(ContentLength) }),
    ...(ContentRange !== undefined && { 'content-range': ContentRange }),
  }
}

/** The longest key that S3 knows, in bytes. */
const longestKey = 1024

/** Whether a client that has a part of an object may get another one (`If-Range`): as long as it is the same object. */
async function isSame(bucket: Bucket, key: string, condition: string): Promise<boolean> {
  const { ETag, LastModified } = await bucket.client.send(new HeadObjectCommand({ Bucket: bucket.name, Key: key }))
  if (condition.includes('"')) return condition === ETag
  const date = dateOf(condition)
  return date !== undefined && LastModified !== undefined && LastModified <= date
}

/** Passes requests for files on to a bucket: ranges and conditions are answered by its server. */
export function serveFrom(bucket: Bucket): NonNullable<Storage['serve']> {
  return async (key, { range, 'if-none-match': etag, 'if-modified-since': since, 'if-range': condition }, method) => {
    if (Buffer.byteLength(key) > longestKey) return undefined
    const asked = {
      Bucket: bucket.name,
      Key: key,
      IfNoneMatch: etag,
      IfModifiedSince: etag === undefined ? dateOf(since) : undefined,
    }
    try {
      // A range is for the bytes of an answer: HEAD has none.
      if (method === 'HEAD') return { status: 200, headers: headersOf(await bucket.client.send(new HeadObjectCommand(asked))), body: null }
      const isRange = range !== undefined && /^bytes=(\d+-\d*|-\d+)$/.test(range)
      const Range = isRange && (condition === undefined || (await isSame(bucket, key, condition))) ? range : undefined
      const answer = await bucket.client.send(new GetObjectCommand({ ...asked, Range }))
      const { Body } = answer
      if (!(Body instanceof Readable)) throw new Error(`no bytes for ${key}`)
      return { status: answer.ContentRange === undefined ? 200 : 206, headers: headersOf(answer), body: Body }
    } catch (error) {
      const status = statusOf(error)
      if (status === 404) return undefined
      if (status === 304) return { status, headers: etag === undefined ? {} : { etag }, body: null }
      if (status === 416) {
        const bytes = (await bucket.find(key))?.bytes ?? 0
        return { status, headers: { 'content-range': `bytes */${bytes}` }, body: null }
      }
      throw error
    }
  }
}
