import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { MediaFailure, ToolFailure } from './failures.ts'
import type { FfmpegTools } from './ffmpeg.ts'
import { outputFrameRate } from './frameRate.ts'
import { inputArgs, quietArgs } from './input.ts'
import type { VideoFacts } from './probe.ts'
import type { Rung } from './rungs.ts'
import { type RunOptions, runTool } from './runTool.ts'

export type HlsSource = { tools: FfmpegTools; path: string; facts: VideoFacts }
export type HlsOptions = {
  signal: AbortSignal
  isDiskLow: () => Promise<boolean>
  /** seconds of the video that are done */
  onProgress: (seconds: number) => void
}

const minute = 60_000
const longestRunMs = 12 * 60 * minute
/** Slower than this, the machine or the file is sick. */
const timeoutMs = (facts: VideoFacts): number => Math.min(longestRunMs, 20 * minute + facts.duration * 40_000)

// Nothing of the upload's own metadata (place, device, author) goes out with the pictures.
const cleanArgs = ['-map_metadata', '-1', '-map_chapters', '-1', '-sn', '-dn']
const progressArgs = ['-progress', 'pipe:1', '-stats_period', '0.5', '-nostats']
const segmentArgs = [
  ['-f', 'hls', '-hls_time', '4', '-hls_playlist_type', 'vod', '-hls_segment_type', 'fmp4'],
  ['-hls_flags', 'independent_segments', '-hls_fmp4_init_filename', 'init.mp4'],
].flat()

/** Folder names of the renditions, and how long the longest track that came out is, in seconds. */
export type HlsOutput = { names: string[]; seconds: number }

async function runHls({ tools, facts, path }: HlsSource, folder: string, args: readonly string[], options: HlsOptions): Promise<number> {
  let seconds = 0
  const onLine = (line: string): void => {
    const microseconds = /^out_time_us=(\d+)/.exec(line)?.[1]
    if (microseconds === undefined) return
    seconds = Number(microseconds) / 1e6
    options.onProgress(seconds)
  }
  const { signal, isDiskLow } = options
  const run: RunOptions = { signal, isDiskLow, timeoutMs: timeoutMs(facts), onLine, reads: [path], writes: [folder] }
  try {
    await runTool(tools, 'ffmpeg', [...quietArgs, ...progressArgs, ...args], run)
  } catch (error) {
    if (error instanceof ToolFailure && error.end.kind === 'timeout') throw new MediaFailure('TOO_LONG', error)
    throw error
  }
  return seconds
}

/** Packs the streams as they are into `folder`. */
export async function copyToHls(source: HlsSource, folder: string, options: HlsOptions): Promise<HlsOutput> {
  const name = 'source'
  await mkdir(join(folder, name), { recursive: true })
  const { facts, path } = source
  const maps = ['-map', `0:${facts.videoIndex}`, ...(facts.audioIndex === undefined ? [] : ['-map', `0:${facts.audioIndex}`])]
  const output = ['-hls_segment_filename', join(folder, name, 'seg%05d.m4s'), join(folder, name, 'index.m3u8')]
  const args = [...inputArgs(path), ...maps, ...cleanArgs, '-c', 'copy', ...segmentArgs, ...output]
  return { names: [name], seconds: await runHls(source, folder, args, options) }
}

function filterGraph(facts: VideoFacts, rungs: readonly Rung[]): string {
  const picture = `[0:${facts.videoIndex}]fps=${outputFrameRate(facts.frameRate)}`
  const scales = rungs.map(
    (rung, n) => `[s${n}]scale=${rung.outputWidth}:${rung.outputHeight}:flags=bicubic,setsar=1,format=yuv420p[v${n}]`,
  )
  return [`${picture},split=${rungs.length}${rungs.map((_, n) => `[s${n}]`).join('')}`, ...scales].join(';')
}

/** Encodes all rungs into `folder` in one pass: decoding is paid once, and segments are aligned between them. */
export async function encodeToHls(
  source: HlsSource,
  { rungs, preset, folder }: { rungs: readonly Rung[]; preset: 'superfast' | 'veryfast'; folder: string },
  options: HlsOptions,
): Promise<HlsOutput> {
  const { facts, path } = source
  const hasAudio = facts.audioIndex !== undefined
  const names = rungs.map((rung) => `${rung.height}p`)
  // Muxed audio in each rendition, because hls.js's light build knows no separate audio. Naming a missing track aborts ffmpeg.
  const maps = rungs.flatMap((_, n) => ['-map', `[v${n}]`, ...(hasAudio ? ['-map', `0:${facts.audioIndex}`] : [])])
  const rates = rungs.flatMap((rung, n) => [`-maxrate:v:${n}`, String(rung.maxrate), `-bufsize:v:${n}`, String(2 * rung.maxrate)])
  const streams = names.map((name, n) => `v:${n},${hasAudio ? `a:${n},` : ''}name:${name}`).join(' ')
  await mkdir(folder, { recursive: true })
  const args = [
    inputArgs(path),
    ['-filter_complex', filterGraph(facts, rungs), ...maps, ...cleanArgs],
    ['-c:v', 'libx264', '-crf', '23', ...rates, '-preset', preset, '-profile:v', 'high'],
    ['-sc_threshold', '0', '-force_key_frames', 'expr:gte(t,n_forced*2)'],
    hasAudio ? ['-c:a', 'aac', '-b:a', '128k', '-ac', '2', '-ar', '48000'] : [],
    segmentArgs,
    ['-var_stream_map', streams, '-hls_segment_filename', join(folder, '%v', 'seg%05d.m4s'), join(folder, '%v', 'index.m3u8')],
  ].flat()
  return { names, seconds: await runHls(source, folder, args, options) }
}
