import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { copyFile, stat } from 'node:fs/promises'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { type BucketServer, bucketCredentials, startBucketServer } from '../tests/support/bucket/bucketServer.ts'
import { readBucketUrl } from '../src/storage/bucket/bucketUrl.ts'
import { padMp4 } from '../tests/support/media.ts'
import { makeDataDir, startLucarne } from '../tests/support/process.ts'
import { creator } from './account.ts'
import { forgetPeakMemory, peakMemoryMb } from './processFigures.ts'
import { median, type Row } from './report.ts'
import { sendByTus } from './upload.ts'
import { makeVideo } from './videos.ts'

const gigabyte = 1024 ** 3
const megabytes = gigabyte / 1e6

/** Puts a file into a bucket past the site, in one request. @returns seconds */
async function put({ url }: BucketServer, path: string): Promise<number> {
  const { bucket, endpoint = '', region } = readBucketUrl(url)
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    credentials: { accessKeyId: bucketCredentials.AWS_ACCESS_KEY_ID, secretAccessKey: bucketCredentials.AWS_SECRET_ACCESS_KEY },
  })
  const { size } = await stat(path)
  const body = createReadStream(path, { highWaterMark: 1024 * 1024 })
  const started = performance.now()
  await client.send(new PutObjectCommand({ Bucket: bucket, Key: 'bench', Body: body, ContentLength: size }))
  client.destroy()
  return (performance.now() - started) / 1000
}

/** Measures a 1 GB upload to a site whose storage is a bucket: MB/s, and its peak memory. */
export async function bucketUpload(runs = 3): Promise<Row[]> {
  const folder = await makeDataDir()
  const large = join(folder.path, 'large.mp4')
  const small = join(folder.path, 'small.mp4')
  await makeVideo(large, 1)
  await copyFile(large, small)
  await padMp4(small, gigabyte / 64)
  await padMp4(large, gigabyte)
  await using bucket = await startBucketServer()
  const lucarne = await startLucarne(join(folder.path, 'data'), { STORAGE_URL: bucket.url, ...bucket.env })
  const by = await creator(lucarne.url)
  const peaks = { small: [] as number[], large: [] as number[] }
  const speeds: number[] = []
  const directSpeeds: number[] = []
  for (let index = 0; index < runs; index += 1) {
    for (const [name, path] of [
      ['small', small],
      ['large', large],
    ] as const) {
      const content = await by.newContent('grand fichier')
      await forgetPeakMemory(lucarne.pid)
      const seconds = await sendByTus(lucarne, by, content, path)
      peaks[name].push(await peakMemoryMb(lucarne.pid))
      if (name === 'large') speeds.push(megabytes / seconds)
    }
    directSpeeds.push(megabytes / (await put(bucket, large)))
  }
  await lucarne.stop()
  await folder.remove()
  return [
    {
      name: 'envoi d’un fichier de 1 Go par tus, dans un bucket',
      value: median(speeds),
      unit: 'Mo/s',
      runs,
      against: 'le même fichier mis dans le bucket en une requête, sans le site',
      ratio: median(speeds) / median(directSpeeds),
    },
    {
      name: 'mémoire au plus haut pendant l’envoi d’1 Go dans un bucket',
      value: median(peaks.large),
      unit: 'Mo',
      runs,
      against: 'le même envoi de 16 Mo',
      ratio: median(peaks.large) / median(peaks.small),
    },
  ]
}
