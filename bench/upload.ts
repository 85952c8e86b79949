import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { request } from 'undici'
import { padMp4 } from '../tests/support/media.ts'
import { makeDataDir, type RunningLucarne, startLucarne } from '../tests/support/process.ts'
import { type BenchCreator, creator } from './account.ts'
import { startBare } from './bare.ts'
import { forgetPeakMemory, peakMemoryMb } from './processFigures.ts'
import { median, type Row } from './report.ts'
import { makeVideo, sendForm } from './videos.ts'

const gigabyte = 1024 ** 3
const smallBytes = gigabyte / 64
const atOnce = 5

/** Sends a file as the web app sends videos: announced, its bytes in one part, then finished. @returns seconds until the last response */
export async function sendByTus(lucarne: RunningLucarne, by: BenchCreator, contentUuid: string, path: string): Promise<number> {
  const { size } = await stat(path)
  const encoded = (value: string): string => Buffer.from(value).toString('base64')
  const key = randomUUID()
  const metadata = `key ${encoded(key)},content ${encoded(contentUuid)},fingerprint ${encoded(`${size}-${key}`)}`
  const headers = { authorization: by.headers['authorization'] ?? '', 'tus-resumable': '1.0.0' }
  const ask = async (method: 'POST' | 'PATCH', part: string, more: Record<string, string>, body: Readable | null = null): Promise<void> => {
    const answer = await request(`${lucarne.url}/api/uploads${part}`, { method, headers: { ...headers, ...more }, body })
    const text = await answer.body.text()
    if (answer.statusCode >= 300) throw new Error(`${method} ${part}: ${answer.statusCode} ${text}`)
  }
  const started = performance.now()
  await ask('POST', '', { 'upload-length': String(size), 'upload-metadata': metadata })
  const part = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream', 'content-length': String(size) }
  await ask('PATCH', `/${key}`, part, createReadStream(path, { highWaterMark: 1024 * 1024 }))
  await ask('POST', `/${key}/finish`, {})
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

/** Sends five files together, then the same five one after the other. @returns seconds until the last response of each */
async function sendFive(lucarne: RunningLucarne, by: BenchCreator, path: string): Promise<{ together: number; inTurn: number }> {
  const contents = await Promise.all(Array.from({ length: 2 * atOnce }, (_, index) => by.newContent(`fichier ${index}`)))
  const started = performance.now()
  await Promise.all(contents.slice(0, atOnce).map((content) => sendByTus(lucarne, by, content, path)))
  const together = (performance.now() - started) / 1000
  let inTurn = 0
  for (const content of contents.slice(atOnce)) inTurn += await sendByTus(lucarne, by, content, path)
  return { together, inTurn }
}

/** Measures a 1 GB upload: MB/s, and peak memory; and five uploads at once. */
export async function upload(runs = 3): Promise<Row[]> {
  const folder = await makeDataDir()
  const large = join(folder.path, 'large.mp4')
  const small = join(folder.path, 'small.mp4')
  await makeVideo(large, 1)
  await copyFile(large, small)
  await padMp4(small, smallBytes)
  const fifth = join(folder.path, 'fifth.mp4')
  await copyFile(large, fifth)
  await padMp4(fifth, Math.floor(gigabyte / atOnce))
  await padMp4(large, gigabyte)
  const lucarne = await startLucarne(join(folder.path, 'data'))
  const by = await creator(lucarne.url)
  const megabytes = gigabyte / 1e6

  const peaks = { small: [] as number[], large: [] as number[] }
  /** Sends a file as a new content. @returns the seconds, and the peak memory in MB */
  const sendWatched = async (path: string): Promise<{ seconds: number; peakMb: number }> => {
    const content = await by.newContent('grand fichier')
    await forgetPeakMemory(lucarne.pid)
    const seconds = await sendForm(lucarne, by, content, path)
    return { seconds, peakMb: await peakMemoryMb(lucarne.pid) }
  }
  const speeds: number[] = []
  const tusSpeeds: number[] = []
  const bareSpeeds: number[] = []
  const five: { together: number; inTurn: number }[] = []
  for (let index = 0; index < runs; index += 1) {
    peaks.small.push((await sendWatched(small)).peakMb)
    const { seconds, peakMb } = await sendWatched(large)
    peaks.large.push(peakMb)
    speeds.push(megabytes / seconds)
    tusSpeeds.push(megabytes / (await sendByTus(lucarne, by, await by.newContent('grand fichier'), large)))
    bareSpeeds.push(megabytes / (await sendBare(large, join(folder.path, 'sink'))))
  }
  for (const name of ['banc_cinq', 'banc_dix']) five.push(await sendFive(lucarne, await creator(lucarne.url, name), fifth))
  await lucarne.stop()
  await folder.remove()
  const against = 'un serveur Node nu qui écrit le fichier'
  return [
    {
      name: 'envoi d’un fichier de 1 Go par tus',
      value: median(tusSpeeds),
      unit: 'Mo/s',
      runs,
      against,
      ratio: median(tusSpeeds) / median(bareSpeeds),
    },
    { name: 'envoi d’un fichier de 1 Go', value: median(speeds), unit: 'Mo/s', runs, against, ratio: median(speeds) / median(bareSpeeds) },
    {
      name: 'cinq envois de 200 Mo à la fois, par tus',
      value: median(five.map(({ together }) => together)),
      unit: 's',
      runs: five.length,
      against: 'les mêmes l’un après l’autre',
      ratio: median(five.map(({ together }) => together)) / median(five.map(({ inTurn }) => inTurn)),
    },
    {
      name: 'mémoire au plus haut pendant l’envoi d’1 Go',
      value: median(peaks.large),
      unit: 'Mo',
      runs,
      against: 'le même envoi de 16 Mo',
      ratio: median(peaks.large) / median(peaks.small),
    },
  ]
}
