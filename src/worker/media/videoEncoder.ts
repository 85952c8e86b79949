import type { Log } from '../../shared/log.ts'
import type { FfmpegTools } from './ffmpeg.ts'
import type { HardwareEncoder } from './hardware.ts'
import { fewFrames } from './probe.ts'
import type { RenditionSpec } from './renditionSpecs.ts'
import { runTool } from './runTool.ts'

/** undefined: x264, in software */
export type VideoEncoder = HardwareEncoder | undefined

/** Seconds between keyframes; segments begin at them. */
const keyframeSeconds = 2
/** Frames. Longer than any forced interval, so that encoders put no keyframes of their own between. */
const longestGroup = 600

type Encoding = { specs: readonly RenditionSpec[]; preset: 'superfast' | 'veryfast'; frameRate: number }

/** Returns ffmpeg's first arguments: the device that encodes. */
export function deviceArgs(encoder: VideoEncoder): string[] {
  if (encoder === 'vaapi') return ['-init_hw_device', 'vaapi=gpu', '-filter_hw_device', 'gpu']
  return encoder === 'qsv' ? ['-init_hw_device', 'qsv=gpu'] : []
}

/** Returns the last filter of a rendition: the pixels as the encoder takes them. */
export function pixelFilter(encoder: VideoEncoder): string {
  if (encoder === 'vaapi') return 'format=nv12,hwupload'
  return encoder === 'qsv' ? 'format=nv12' : 'format=yuv420p'
}

/** Encoders without a constant quality get this share of the highest rate as the average one. */
const averageShare = 0.7
const averages = (specs: readonly RenditionSpec[]): string[] =>
  specs.flatMap(({ maxrate }, n) => [`-b:v:${n}`, String(Math.round(maxrate * averageShare))])

function codecArgs(encoder: VideoEncoder, { specs, preset }: Encoding): string[] {
  const isQuick = preset === 'superfast'
  const group = ['-g', String(longestGroup)]
  switch (encoder) {
    case undefined:
      return ['-c:v', 'libx264', '-crf', '23', '-preset', preset, '-sc_threshold', '0']
    case 'nvenc': {
      const quality = ['-rc', 'vbr', '-cq', '23', '-b:v', '0']
      return ['-c:v', 'h264_nvenc', '-preset', isQuick ? 'p1' : 'p4', ...quality, '-forced-idr', '1', '-no-scenecut', '1', ...group]
    }
    case 'qsv':
      return ['-c:v', 'h264_qsv', '-preset', isQuick ? 'veryfast' : 'faster', '-forced_idr', '1', ...averages(specs), ...group]
    case 'vaapi':
      return ['-c:v', 'h264_vaapi', '-rc_mode', 'VBR', ...averages(specs), ...group]
    case 'videotoolbox':
      return ['-c:v', 'h264_videotoolbox', '-allow_sw', '0', ...averages(specs), ...group]
  }
}

/** Returns the arguments that encode the pictures of all renditions, with aligned keyframes. */
export function encoderArgs(encoder: VideoEncoder, encoding: Encoding): string[] {
  const { specs, frameRate } = encoding
  const rates = specs.flatMap(({ maxrate }, n) => [`-maxrate:v:${n}`, String(maxrate), `-bufsize:v:${n}`, String(2 * maxrate)])
  const order = frameRate > 0 && frameRate < fewFrames ? ['-bf', '0'] : []
  const keyframes = ['-force_key_frames', `expr:gte(t,n_forced*${keyframeSeconds})`]
  return [...codecArgs(encoder, encoding), ...rates, '-profile:v', 'high', ...order, ...keyframes]
}

const trialTimeoutMs = 20_000
const trialSpecs: RenditionSpec[] = [{ height: 180, outputWidth: 320, outputHeight: 180, maxrate: 400_000 }]

/** Encodes a few pictures on the hardware, as videos are. @throws ToolFailure with ffmpeg's reason when that does not work */
export async function tryEncoder(tools: FfmpegTools, encoder: HardwareEncoder): Promise<void> {
  const picture = ['-f', 'lavfi', '-i', 'testsrc2=size=320x180:rate=25:duration=0.4']
  const coding = encoderArgs(encoder, { specs: trialSpecs, preset: 'veryfast', frameRate: 25 })
  const args = [
    '-hide_banner',
    '-nostdin',
    '-loglevel',
    'error',
    ...deviceArgs(encoder),
    ...picture,
    '-vf',
    pixelFilter(encoder),
    ...coding,
  ]
  const limits = { signal: AbortSignal.timeout(trialTimeoutMs), timeoutMs: trialTimeoutMs, reads: [], writes: [] }
  await runTool({ ...tools, encoder }, 'ffmpeg', [...args, '-f', 'null', '-'], limits)
}

/** Returns the tools with the encoder that the operator chose, or without it where it does not work: the log says why. */
export async function withEncoder(tools: FfmpegTools, encoder: VideoEncoder, log: Log): Promise<FfmpegTools> {
  if (!encoder) return tools
  try {
    await tryEncoder(tools, encoder)
    log.info({ encoder }, 'videos are encoded on the graphics hardware')
    return { ...tools, encoder }
  } catch (error) {
    log.warn({ err: error, encoder }, 'VIDEO_ENCODER does not work here: videos are encoded in software')
    return tools
  }
}
