import { execFile } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { copyFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Readable } from 'node:stream'
import { request } from 'undici'
import { z } from 'zod'
import { padMp4 } from '../tests/support/media.ts'
import { makeDataDir, type RunningLucarne, startLucarne } from '../tests/support/process.ts'
import { type BenchCreator, creator } from './account.ts'
import { startBare } from './bare.ts'
import { forgetPeakMemory, peakMemoryMb } from './processFigures.ts'
import { median, type Row } from './report.ts'

const run = promisify(execFile)
const gigabyte = 1024 ** 3
const smallBytes = gigabyte / 64

/** Makes a video of moving test patterns with a tone. @param seconds length */
async function makeVideo(path: string, seconds: number): Promise<void> {
  const sources = [
    '-f',
    'lavfi',
    '-i',
    `testsrc2=size=1280x720:rate=30:duration=${seconds}`,
    '-f',
    'lavfi',
    '-i',
    `sine=frequency=440:duration=${seconds}`,
  ]
  await run('ffmpeg', [
    '-v',
    'error',
    '-y',
    ...sources,
    '-c:v',
    'libx264',
    '-preset',
    'veryfast',
    '-pix_fmt',
    'yuv420p',
    '-c:a',
    'aac',
    '-movflags',
    '+faststart',
    path,
  ])
}

/** Sends a file as the web app does, as one multipart field. @returns seconds until the response */
async function send(lucarne: RunningLucarne, by: BenchCreator, contentUuid: string, path: string): Promise<number> {
  const boundary = 'lucarne-bench-boundary'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="video"; filename="clip.mp4"\r\ncontent-type: video/mp4\r\n\r\n`
  const tail = `\r\n--${boundary}--\r\n`
  const { size } = await stat(path)
  async function* body(): AsyncGenerator<Buffer> {
    yield Buffer.from(head)
    for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 })) yield Buffer.from(chunk)
    yield Buffer.from(tail)
  }
  const started = performance.now()
  const answer = await request(`${lucarne.url}/api/files/video/${contentUuid}`, {
    method: 'POST',
    headers: {
      authorization: by.headers['authorization'] ?? '',
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': String(head.length + size + tail.length),
    },
    body: Readable.from(body()),
  })
  const text = await answer.body.text()
  if (answer.statusCode >= 300) throw new Error(`upload: ${answer.statusCode} ${text}`)
  return (performance.now() - started) / 1000
}

async function sendBare(path: string, sink: string): Promise<number> {
  const bare = await startBare(new Uint8Array(), sink)
  const started = performance.now()
  const answer = await request(bare.url, { method: 'PUT', body: createReadStream(path, { highWaterMark: 1024 * 1024 }) })
  await answer.body.dump()
  const seconds = (performance.now() - started) / 1000
  await bare.stop()
  await rm(sink)
  return seconds
}

/** Polls until a first rendition is ready, then decodes one frame of it. @returns seconds from the call */
async function untilFirstFrame(lucarne: RunningLucarne, by: BenchCreator, contentUuid: string): Promise<number> {
  const started = performance.now()
  const shape = z.object({ video_url: z.string().nullable(), media: z.object({ state: z.string() }) })
  for (;;) {
    const answer = await request(`${lucarne.url}/api/contents/${contentUuid}`, { headers: by.headers })
    const content = shape.parse(await answer.body.json())
    if (content.media.state === 'failed') throw new Error('the clip could not be converted')
    if (content.video_url !== null) {
      await run('ffmpeg', ['-v', 'error', '-i', `${lucarne.url}${content.video_url}`, '-frames:v', '1', '-f', 'null', '-'])
      return (performance.now() - started) / 1000
    }
    await pause(50)
  }
}

/** Measures a 1 GB upload (MB/s, peak memory), and the time until a 20 s clip of 720p can be watched. */
export async function upload(runs = 3): Promise<Row[]> {
  const folder = await makeDataDir()
  const large = join(folder.path, 'large.mp4')
  const small = join(folder.path, 'small.mp4')
  const short = join(folder.path, 'short.mp4')
  await makeVideo(large, 1)
  await copyFile(large, small)
  await padMp4(small, smallBytes)
  await padMp4(large, gigabyte)
  await makeVideo(short, 20)
  const lucarne = await startLucarne(join(folder.path, 'data'))
  const by = await creator(lucarne.url)
  const megabytes = gigabyte / 1e6

  const firstFrames: number[] = []
  for (let index = 0; index < runs; index += 1) {
    const content = await by.newContent(`clip ${index}`)
    await send(lucarne, by, content, short)
    firstFrames.push(await untilFirstFrame(lucarne, by, content))
  }
  const peaks = { small: [] as number[], large: [] as number[] }
  /** Sends a file as a new content. @returns the seconds, and the peak memory in MB */
  const sendWatched = async (path: string): Promise<{ seconds: number; peakMb: number }> => {
    const content = await by.newContent('grand fichier')
    await forgetPeakMemory(lucarne.pid)
    const seconds = await send(lucarne, by, content, path)
    return { seconds, peakMb: await peakMemoryMb(lucarne.pid) }
  }
  const speeds: number[] = []
  const bareSpeeds: number[] = []
  for (let index = 0; index < runs; index += 1) {
    peaks.small.push((await sendWatched(small)).peakMb)
    const { seconds, peakMb } = await sendWatched(large)
    peaks.large.push(peakMb)
    speeds.push(megabytes / seconds)
    bareSpeeds.push(megabytes / (await sendBare(large, join(folder.path, 'sink'))))
  }
  await lucarne.stop()
  await folder.remove()
  const against = 'un serveur Node nu qui écrit le fichier'
  return [
    { name: 'envoi d’un fichier de 1 Go', value: median(speeds), unit: 'Mo/s', runs, against, ratio: median(speeds) / median(bareSpeeds) },
    {
      name: 'mémoire au plus haut pendant l’envoi d’1 Go',
      value: median(peaks.large),
      unit: 'Mo',
      runs,
      against: 'le même envoi de 16 Mo',
      ratio: median(peaks.large) / median(peaks.small),
    },
    {
      name: 'première image d’un clip de 20 s en 720p',
      value: median(firstFrames),
      unit: 's',
      runs,
      against: 'sa durée',
      ratio: median(firstFrames) / 20,
    },
  ]
}
