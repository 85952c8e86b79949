import { execFile } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { request } from 'undici'
import type { RunningLucarne } from '../tests/support/process.ts'
import type { BenchCreator } from './account.ts'

const run = promisify(execFile)

const browserCoding = ['-c:v', 'libx264', '-preset', 'veryfast', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-movflags', '+faststart']

/** Makes a video of moving test patterns in 720p with a tone. @param seconds length @param coding what browsers play, by default */
export async function makeVideo(path: string, seconds: number, coding: readonly string[] = browserCoding): Promise<void> {
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
  await run('ffmpeg', ['-v', 'error', '-y', ...sources, ...coding, path])
}

/** Sends a file as the web app does, as one multipart field. @returns seconds until the response */
export async function sendForm(lucarne: RunningLucarne, by: BenchCreator, contentUuid: string, path: string): Promise<number> {
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
