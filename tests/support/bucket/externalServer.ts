import {
  CreateBucketCommand,
  DeleteBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  PutBucketAclCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { randomUUID } from 'node:crypto'
import type { Upstream } from './upstream.ts'

/** http://host:port of a server that is tested instead of the one that the tests start. */
export const externalEndpoint = process.env['TEST_S3_ENDPOINT']

/** Of the tested server. */
export const bucketCredentials = {
  AWS_ACCESS_KEY_ID: process.env['TEST_S3_ACCESS_KEY_ID'] ?? 'S3RVER',
  AWS_SECRET_ACCESS_KEY: process.env['TEST_S3_SECRET_ACCESS_KEY'] ?? 'S3RVER',
}

/** Makes a bucket whose objects everybody may read, and removes it with all its objects at the end. */
export async function openExternal(endpoint: string): Promise<Upstream> {
  const { hostname, port } = new URL(endpoint)
  const Bucket = `lucarne-${randomUUID()}`
  const client = new S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    credentials: { accessKeyId: bucketCredentials.AWS_ACCESS_KEY_ID, secretAccessKey: bucketCredentials.AWS_SECRET_ACCESS_KEY },
  })
  await client.send(new CreateBucketCommand({ Bucket }))
  await client.send(new PutBucketAclCommand({ Bucket, ACL: 'public-read' }))
  return {
    bucket: Bucket,
    host: hostname,
    port: Number(port),
    async readObject(Key) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
      if (!Body) throw new Error(`no bytes for ${Key}`)
      return Buffer.from(await Body.transformToByteArray())
    },
    async close() {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket }))
        for (const { Key } of Contents) await client.send(new DeleteObjectCommand({ Bucket, Key }))
      await client.send(new DeleteBucketCommand({ Bucket }))
      client.destroy()
    },
  }
}
