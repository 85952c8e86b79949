import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { MediaFailure, ToolFailure } from './failures.ts'
import { outputFrameRate } from './frameRate.ts'
import { reportsDamage } from './damage.ts'
import { deinterlace } from './deinterlace.ts'
import { inputArgs, watchedArgs } from './input.ts'
import type { ProbedSource } from './probe.ts'
import type { RenditionSpec } from './renditionSpecs.ts'
import { type RunOptions, runTool } from './runTool.ts'
import type { HlsSource } from './source.ts'
import type { Span, Timeline } from './timeline.ts'
import { seekArgs } from './trim.ts'
import { scaleToSdr } from './toneMap.ts'
import { deviceArgs, encoderArgs, pixelFilter, type VideoEncoder } from './videoEncoder.ts'

export type HlsOptions = {
  signal: AbortSignal
  isDiskLow: () => Promise<boolean>
  /** called with the seconds of the video that are done */
  onProgress: (seconds: number) => void
  /** called when the graphics hardware failed: the video is then encoded in software */
  onHardwareFailure: (error: unknown) => void
}

const minute = 60_000
const longestRunMs = 12 * 60 * minute
/** A slower conversion means that the machine or the file has a problem. */
const timeoutMs = (seconds: number): number => Math.min(longestRunMs, 20 * minute + seconds * 40_000)

// The upload's own metadata (place, device, author) is not published.
const cleanArgs = ['-map_metadata', '-1', '-map_chapters', '-1', '-sn', '-dn']
const progressArgs = ['-progress', 'pipe:1', '-stats_period', '0.5', '-nostats']
const segmentArgs = [
  ['-f', 'hls', '-hls_time', '4', '-hls_playlist_type', 'vod', '-hls_segment_type', 'fmp4'],
  ['-hls_flags', 'independent_segments', '-hls_fmp4_init_filename', 'init.mp4'],
].flat()

/** Folder name of the sound that all renditions share. */
export const sharedSound = 'audio'

/** Folder names of the renditions; whether their sound is a rendition of its own; whether a part could not be decoded. */
export type HlsOutput = { names: string[]; hasSharedSound: boolean; isDamaged: boolean }

/**
 * @param seconds duration of the video
 * @returns true when ffmpeg reported damage
 */
async function runHls(
  { tools, path }: ProbedSource,
  seconds: number,
  folder: string,
  args: readonly string[],
  options: HlsOptions,
): Promise<boolean> {
  let isDamaged = false
  const onErrorLine = (line: string): void => void (isDamaged ||= reportsDamage(line))
  const onLine = (line: string): void => {
    const microseconds = /^out_time_us=(\d+)/.exec(line)?.[1]
    if (microseconds !== undefined) options.onProgress(Number(microseconds) / 1e6)
  }
  const { signal, isDiskLow } = options
  const run: RunOptions = { signal, isDiskLow, timeoutMs: timeoutMs(seconds), onLine, onErrorLine, reads: [path], writes: [folder] }
  try {
    await runTool(tools, 'ffmpeg', [...watchedArgs, ...progressArgs, ...args], run)
  } catch (error) {
    if (error instanceof ToolFailure && error.end.kind === 'timeout') throw new MediaFailure('TOO_LONG', error)
    throw error
  }
  return isDamaged
}

/** Packs the unchanged streams as HLS. */
export async function copyToHls(source: ProbedSource, folder: string, options: HlsOptions): Promise<HlsOutput> {
  const name = 'source'
  await mkdir(join(folder, name), { recursive: true })
  const { facts, path } = source
  const maps = ['-map', `0:${facts.videoIndex}`, ...(facts.audioIndex === undefined ? [] : ['-map', `0:${facts.audioIndex}`])]
  const output = ['-hls_segment_filename', join(folder, name, 'seg%05d.m4s'), join(folder, name, 'index.m3u8')]
  const args = [...inputArgs(path), ...maps, ...cleanArgs, '-c', 'copy', ...segmentArgs, ...output]
  return { names: [name], hasSharedSound: false, isDamaged: await runHls(source, facts.duration, folder, args, options) }
}

/** Seconds. Less than a tenth of a second of silence or stillness is not noticeable: smaller gaps are left unchanged. */
const noticeable = 0.1

/**
 * Returns the filter that gives the picture a constant rate from the start of the video to its end: the first and the last frame are shown
 * as long as needed. Two fields become one picture.
 */
function pictureFilter({ facts, timeline: { picture, duration }, trim }: HlsSource): string {
  const rate = outputFrameRate(facts.frameRate)
  const [frames = 1, per = 1] = rate.split('/').map(Number)
  const standing = duration - picture.last
  const start = picture.start > noticeable || trim ? ':start_time=0' : ''
  // The only frame of a part may have begun long before it: it has to last until there.
  if (trim && picture.last === 0)
    return `${deinterlace(facts)}tpad=stop_mode=clone:stop_duration=${trim.end.toFixed(3)},fps=${rate}${start}`
  const stop = standing > (1.5 * per) / frames + noticeable ? `,tpad=stop_mode=clone:stop_duration=${standing.toFixed(3)}` : ''
  return `${deinterlace(facts)}fps=${rate}${start}${stop}`
}

/** Returns the filter that extends the sound from the start of the video to its end, with silence. */
function soundFilter({ start, end }: Span, duration: number, isTrimmed: boolean): string {
  const first = start > noticeable || isTrimmed ? ':first_pts=0' : ''
  const stop = duration - end > noticeable ? `,apad=whole_dur=${duration.toFixed(3)}` : ''
  return `${isTrimmed ? 'atrim=start=0,' : ''}aresample=async=1${first}${stop}`
}

/**
 * The graph of one pass: the picture is decoded once and scaled for each rendition. A high dynamic range is brought down once, at the size
 * of the largest one.
 */
function filterGraph({ facts, tools }: HlsSource, picture: string, specs: readonly RenditionSpec[], encoder: VideoEncoder): string {
  const largest = specs.at(-1)
  const bright = facts.hdrTransfer !== undefined && tools.canToneMap && largest
  const shown = bright ? `${picture},${scaleToSdr(tools, facts, { width: largest.outputWidth, height: largest.outputHeight })}` : picture
  const scales = specs.map(
    (spec, n) => `[s${n}]scale=${spec.outputWidth}:${spec.outputHeight}:flags=bicubic,setsar=1,${pixelFilter(encoder)}[v${n}]`,
  )
  return [`[0:${facts.videoIndex}]${shown},split=${specs.length}${specs.map((_, n) => `[s${n}]`).join('')}`, ...scales].join(';')
}

type Encoding = {
  specs: readonly RenditionSpec[]
  preset: 'superfast' | 'veryfast'
  folder: string
  /** true: one sound for all renditions; false: each holds its own, which takes fewer requests to start */
  sharesSound: boolean
}

/**
 * Encodes all renditions into `folder` in one pass: the source is decoded once, and segments are aligned between the renditions. What the
 * graphics hardware cannot encode is encoded in software.
 */
export async function encodeToHls(source: HlsSource, encoding: Encoding, options: HlsOptions): Promise<HlsOutput> {
  const { encoder } = source.tools
  if (!encoder) return encode(source, encoding, options, undefined)
  try {
    return await encode(source, encoding, options, encoder)
  } catch (error) {
    if (!(error instanceof ToolFailure) || error.end.kind !== 'exit') throw error
    options.onHardwareFailure(error)
    await rm(encoding.folder, { recursive: true, force: true })
    return encode(source, encoding, options, undefined)
  }
}

/**
 * Returns the arguments that put pictures and sound into renditions.
 * @param sound the track's specifier; undefined when there is none: naming a missing track aborts ffmpeg
 */
function streamArgs(names: readonly string[], sound: string | undefined, sharesSound: boolean): { maps: string[]; streams: string[] } {
  const pictures = names.map((_, n) => ['-map', `[v${n}]`])
  const variants = (map: readonly string[]): string[] => ['-var_stream_map', map.join(' ')]
  if (sound === undefined) return { maps: pictures.flat(), streams: variants(names.map((name, n) => `v:${n},name:${name}`)) }
  if (!sharesSound) {
    const maps = pictures.flatMap((picture) => [...picture, '-map', sound])
    return { maps, streams: variants(names.map((name, n) => `v:${n},a:${n},name:${name}`)) }
  }
  // The tracks' numbers are those of one file that holds both, so that a download can be put together from the segments.
  const numbers = [...names.map((_, n) => `${n}:1`), `${names.length}:2`].flatMap((number) => ['-streamid', number])
  const map = [...names.map((name, n) => `v:${n},agroup:sound,name:${name}`), `a:0,agroup:sound,name:${sharedSound}`]
  const streams = [...numbers, '-hls_segment_options', 'use_stream_ids_as_track_ids=1', ...variants(map)]
  return { maps: [...pictures.flat(), '-map', sound], streams }
}

/** How picture and sound are brought to the same length, and how long that is if one is padded. */
type Shaping = { picture: string; tone: string | undefined; length: string[] }

function shapingOf(source: HlsSource): Shaping {
  const { timeline, trim } = source
  const { sound, duration } = timeline
  const picture = pictureFilter(source)
  const tone = sound && soundFilter(sound, duration, trim !== undefined)
  // The padding of the shorter one must end with the longer one.
  const isLimited = trim !== undefined || [picture, tone].some((filter) => filter?.includes('pad='))
  return { picture, tone, length: isLimited ? ['-t', duration.toFixed(3)] : [] }
}

/** True when two timelines of a source lead to the same encoding. */
export function areEncodedAlike(source: ProbedSource, one: Timeline, other: Timeline): boolean {
  const [first, second] = [one, other].map((timeline) => JSON.stringify(shapingOf({ ...source, timeline })))
  return first === second
}

async function encode(
  source: HlsSource,
  { specs, preset, folder, sharesSound }: Encoding,
  options: HlsOptions,
  encoder: VideoEncoder,
): Promise<HlsOutput> {
  const { facts, path, timeline, trim } = source
  const { picture, tone, length } = shapingOf(source)
  const names = specs.map((spec) => `${spec.height}p`)
  const { maps, streams } = streamArgs(names, tone === undefined ? undefined : `0:${facts.audioIndex}`, sharesSound)
  await mkdir(folder, { recursive: true })
  const args = [
    [...deviceArgs(encoder), ...seekArgs(trim?.start ?? 0), ...inputArgs(path)],
    ['-filter_complex', filterGraph(source, picture, specs, encoder), ...maps, ...cleanArgs],
    encoderArgs(encoder, { specs, preset, frameRate: facts.frameRate }),
    tone ? ['-af', tone, '-c:a', 'aac', '-b:a', '128k', '-ac', '2', '-ar', '48000'] : [],
    length,
    segmentArgs,
    [...streams, '-hls_segment_filename', join(folder, '%v', 'seg%05d.m4s'), join(folder, '%v', 'index.m3u8')],
  ].flat()
  const isDamaged = await runHls(source, timeline.duration, folder, args, options)
  return { names, hasSharedSound: sharesSound && tone !== undefined, isDamaged }
}
