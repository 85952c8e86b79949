import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { loadSharp } from '../../storage/sharp.ts'
import { DiskNearlyFull, MediaFailure, saysDiskFull, ToolFailure } from './failures.ts'
import type { HlsSource } from './source.ts'
import { deinterlace } from './deinterlace.ts'
import { inputArgs, maxPixels, quietArgs } from './input.ts'
import { runTool } from './runTool.ts'
import { scaleToSdr } from './toneMap.ts'
import { seekArgs } from './trim.ts'

const minute = 60_000
const posterWidth = 1280

type Options = {
  signal: AbortSignal
  /** of the published video, in seconds */
  duration: number
}

async function frames(
  { tools, path }: HlsSource,
  target: string,
  args: readonly string[],
  { signal }: Pick<Options, 'signal'>,
  timeoutMs: number,
): Promise<void> {
  try {
    await runTool(tools, 'ffmpeg', [...quietArgs, ...args, target], { signal, timeoutMs, reads: [path], writes: [dirname(target)] })
  } catch (error) {
    if (error instanceof ToolFailure && error.end.kind !== 'signal') throw new MediaFailure('CONVERSION_FAILED', error)
    throw error
  }
}

// When ffmpeg finds no frame, it succeeds without writing a picture.
async function unlessNoFrame(convert: () => Promise<unknown>): Promise<void> {
  await convert().catch((error: unknown) => {
    if (error instanceof Error && saysDiskFull(error.message)) throw new DiskNearlyFull()
    throw new MediaFailure('CONVERSION_FAILED', error)
  })
}

/**
 * Makes a picture of the video, shortly after its start, as WebP at `path`.
 * @throws MediaFailure when no frame could be read
 */
export async function makePoster(source: HlsSource, path: string, options: Options): Promise<void> {
  const { facts, timeline, tools } = source
  const raw = `${path}.png`
  const take = async (at: number): Promise<void> => {
    // «thumbnail» skips black and blurred ones among the next frames.
    const filter = ['-map', `0:${facts.videoIndex}`, '-vf', `${deinterlace(facts)}thumbnail=24,${scaleToSdr(tools, facts, facts)},setsar=1`]
    await frames(
      source,
      raw,
      ['-ss', at.toFixed(3), ...inputArgs(source.path), ...filter, '-frames:v', '1', '-update', '1'],
      options,
      2 * minute,
    )
    const sharp = await loadSharp()
    await unlessNoFrame(() =>
      sharp(raw, { limitInputPixels: maxPixels })
        .resize({ width: posterWidth, height: posterWidth, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 80 })
        .toFile(path),
    )
  }
  const at = (source.trim?.start ?? 0) + Math.min(timeline.picture.end * 0.1, 5)
  try {
    // Seeking past the last frame writes no picture. The first frame always exists.
    await take(at).catch((error: unknown) => {
      if (at === 0 || options.signal.aborted) throw error
      return take(0)
    })
  } finally {
    await rm(raw, { force: true })
  }
}

const tile = { width: 160, height: 90 }
const columns = 10
const mostTiles = 100
const decodedWholeSeconds = 60

function timestamp(seconds: number): string {
  const whole = Math.floor(seconds)
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60].map((part) => String(part).padStart(2, '0'))
  return `${parts.join(':')}.${String(Math.round((seconds - whole) * 1000)).padStart(3, '0')}`
}

/** Returns a WebVTT file whose cues point into the sprite. Players only resolve absolute addresses. */
function storyboardVtt(duration: number, interval: number, spriteUrl: string): string {
  const cues = Array.from({ length: Math.ceil(duration / interval) }, (_, n) => {
    const [x, y] = [(n % columns) * tile.width, Math.floor(n / columns) * tile.height]
    const times = `${timestamp(n * interval)} --> ${timestamp(Math.min((n + 1) * interval, duration))}`
    return `${times}\n${spriteUrl}#xywh=${x},${y},${tile.width},${tile.height}\n`
  })
  return `WEBVTT\n\n${cues.join('\n')}`
}

/**
 * Makes small pictures for the seek bar: `storyboard.webp` and `storyboard.vtt` in `folder`.
 * @param url address that the folder will have once adopted
 * @throws MediaFailure when no frame could be read
 */
export async function makeStoryboard(source: HlsSource, folder: string, url: string, options: Options): Promise<void> {
  const { facts, tools, trim } = source
  const { duration } = options
  const interval = Math.max(1, Math.ceil(duration / mostTiles))
  const count = Math.max(1, Math.ceil(duration / interval))
  const [across, down] = [Math.min(count, columns), Math.ceil(count / columns)]
  await mkdir(folder, { recursive: true })
  const raw = join(folder, 'sprite.png')
  const { width, height } = tile
  const fit = `scale=${width}:${height}:force_original_aspect_ratio=decrease:force_divisible_by=2,pad=${width}:${height}:-1:-1,setsar=1`
  // The tiles after the last frame show that frame: «tpad» fills them.
  const shown = `${scaleToSdr(tools, facts, facts)},${fit}`
  // Nothing that was cut off after the end may be seen.
  const end = trim ? `trim=end=${duration.toFixed(3)},` : ''
  const filter = `fps=1/${interval}:start_time=0:round=up,${end}${shown},tpad=stop_mode=clone:stop=${mostTiles},tile=${across}x${down}`
  // Decoding only keyframes makes a long video nearly free; a short one may have a single keyframe.
  const skip = duration > decodedWholeSeconds ? ['-skip_frame', 'nokey'] : []
  const input = [...skip, ...seekArgs(trim?.start ?? 0), ...inputArgs(source.path), '-map', `0:${facts.videoIndex}`]
  await frames(source, raw, [...input, '-vf', filter, '-frames:v', '1', '-update', '1'], options, 5 * minute + duration * 2000)
  const sharp = await loadSharp()
  await unlessNoFrame(() => sharp(raw).webp({ quality: 60 }).toFile(join(folder, 'storyboard.webp')))
  await rm(raw)
  await writeFile(join(folder, 'storyboard.vtt'), storyboardVtt(Math.max(duration, 0.04), interval, `${url}/storyboard.webp`))
}
