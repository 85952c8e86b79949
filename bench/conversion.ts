import { execFile } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { request } from 'undici'
import { z } from 'zod'
import { makeDataDir, type RunningLucarne, startLucarne } from '../tests/support/process.ts'
import { type BenchCreator, creator } from './account.ts'
import { median, type Row } from './report.ts'
import { makeVideo, sendForm } from './videos.ts'

const run = promisify(execFile)
const contentShape = z.object({ video_url: z.string().nullable(), media: z.object({ state: z.string(), progress: z.number() }) })
type Content = z.output<typeof contentShape>

type Read = (isReady: (content: Content) => boolean) => Promise<{ content: Content; at: number }>

/**
 * Follows a content as its page does: reads it again at each change that the site announces. Asking all the time would cost the conversion
 * a third of a processor.
 * @returns a function that resolves with the content once it is as asked, and the milliseconds of the page's clock
 */
async function follow(lucarne: RunningLucarne, by: BenchCreator, uuid: string): Promise<{ until: Read; end: () => void }> {
  const ending = new AbortController()
  const stream = await request(`${lucarne.url}/api/events?topics=content:${uuid}`, { headers: by.headers, signal: ending.signal })
  const news = stream.body[Symbol.asyncIterator]()
  // The first bytes confirm the subscription.
  await news.next()
  return {
    async until(isReady) {
      for (;;) {
        const answer = await request(`${lucarne.url}/api/contents/${uuid}`, { headers: by.headers })
        const content = contentShape.parse(await answer.body.json())
        if (content.media.state === 'failed') throw new Error('the clip could not be converted')
        if (isReady(content)) return { content, at: performance.now() }
        if ((await news.next()).done) throw new Error('the stream of changes ended')
      }
    },
    end: () => ending.abort(),
  }
}

const firstFrame = (input: string): Promise<unknown> => run('ffmpeg', ['-v', 'error', '-i', input, '-frames:v', '1', '-f', 'null', '-'])
const isWatchable = ({ video_url }: Content): boolean => video_url !== null
const hasPictures = ({ media }: Content): boolean => media.progress >= 25
const isComplete = ({ media }: Content): boolean => media.state === 'complete'

type Times = { firstFrame: number; ladder: number }

/** Sends a clip and waits until it is complete, so that the next one has the machine to itself. @returns seconds */
async function convert(lucarne: RunningLucarne, by: BenchCreator, clip: string): Promise<Times> {
  const uuid = await by.newContent('clip')
  const { until, end } = await follow(lucarne, by, uuid)
  await sendForm(lucarne, by, uuid, clip)
  const sent = performance.now()
  const { content } = await until(isWatchable)
  await firstFrame(`${lucarne.url}${content.video_url}`)
  const seen = performance.now()
  const pictured = await until(hasPictures)
  const complete = await until(isComplete)
  end()
  return { firstFrame: (seen - sent) / 1000, ladder: (complete.at - pictured.at) / 1000 }
}

const hls = ['-f', 'hls', '-hls_time', '4', '-hls_playlist_type', 'vod', '-hls_segment_type', 'fmp4']
const keyframes = ['-sc_threshold', '0', '-force_key_frames', 'expr:gte(t,n_forced*2)']
const sound = ['-c:a', 'aac', '-b:a', '128k', '-ac', '2', '-ar', '48000']

/** Runs ffmpeg alone, with the same programs at the same priority. @returns seconds until one frame of its output is decoded */
async function bare(folder: string, clip: string, args: readonly string[]): Promise<number> {
  await mkdir(folder, { recursive: true })
  const playlist = join(folder, 'index.m3u8')
  const started = performance.now()
  await run('ffmpeg', ['-v', 'error', '-y', '-i', clip, ...args, ...hls, playlist])
  await firstFrame(playlist)
  const seconds = (performance.now() - started) / 1000
  await rm(folder, { recursive: true })
  return seconds
}

const copying = ['-c', 'copy']
const quick = ['-vf', 'scale=-2:360', '-c:v', 'libx264', '-preset', 'superfast', '-crf', '23', ...keyframes, ...sound]

/** The ladder of 720p in one pass, as ffmpeg's documentation has it. @returns seconds */
async function bareLadder(folder: string, clip: string): Promise<number> {
  await mkdir(folder, { recursive: true })
  const heights = [240, 360, 576, 720]
  const rates = ['400k', '800k', '1800k', '2800k']
  const splits = heights.map((_, n) => `[s${n}]`).join('')
  const scales = heights.map((height, n) => `[s${n}]scale=-2:${height}:flags=bicubic,setsar=1,format=yuv420p[v${n}]`)
  const limits = rates.flatMap((rate, n) => [`-maxrate:v:${n}`, rate, `-bufsize:v:${n}`, rate])
  const started = performance.now()
  const args = [
    ['-n', '10', 'ffmpeg', '-v', 'error', '-y', '-i', clip],
    ['-filter_complex', [`[0:v:0]split=${heights.length}${splits}`, ...scales].join(';')],
    heights.flatMap((_, n) => ['-map', `[v${n}]`, '-map', '0:a:0']),
    ['-c:v', 'libx264', '-crf', '23', ...limits, '-preset', 'veryfast', '-profile:v', 'high', ...keyframes, ...sound, ...hls],
    ['-var_stream_map', heights.map((height, n) => `v:${n},a:${n},name:${height}p`).join(' ')],
    ['-hls_segment_filename', join(folder, '%v-%05d.m4s'), join(folder, '%v.m3u8')],
  ]
  await run('nice', args.flat())
  const seconds = (performance.now() - started) / 1000
  await rm(folder, { recursive: true })
  return seconds
}

/** Measures a clip of 20 s in 720p from its last byte: the first frame that can be watched, and all qualities, beside ffmpeg alone. */
export async function conversion(runs = 3): Promise<Row[]> {
  const folder = await makeDataDir()
  const played = join(folder.path, 'played.mp4')
  const foreign = join(folder.path, 'foreign.avi')
  await makeVideo(played, 20)
  await makeVideo(foreign, 20, ['-c:v', 'mpeg4', '-q:v', '4', '-c:a', 'mp3'])
  const lucarne = await startLucarne(join(folder.path, 'data'))
  const by = await creator(lucarne.url)
  const ours = { played: [] as Times[], foreign: [] as Times[] }
  const alone = { copy: [] as number[], quick: [] as number[], ladder: [] as number[] }
  const sink = join(folder.path, 'sink')
  for (let index = 0; index < runs; index += 1) {
    ours.played.push(await convert(lucarne, by, played))
    alone.copy.push(await bare(sink, played, copying))
    ours.foreign.push(await convert(lucarne, by, foreign))
    alone.quick.push(await bare(sink, foreign, quick))
    alone.ladder.push(await bareLadder(sink, played))
  }
  await lucarne.stop()
  await folder.remove()
  const row = (name: string, seconds: readonly number[], against: string, others: readonly number[]): Row => ({
    name,
    value: median(seconds),
    unit: 's',
    runs,
    against,
    ratio: median(seconds) / median(others),
  })
  return [
    row(
      'première image, clip H.264 de 20 s en 720p',
      ours.played.map((each) => each.firstFrame),
      'ffmpeg seul : copie en HLS',
      alone.copy,
    ),
    row(
      'première image, le même en MPEG-4',
      ours.foreign.map((each) => each.firstFrame),
      'ffmpeg seul : 360p',
      alone.quick,
    ),
    row(
      'toutes les qualités du clip H.264',
      ours.played.map((each) => each.ladder),
      'ffmpeg seul : la même échelle',
      alone.ladder,
    ),
  ]
}
