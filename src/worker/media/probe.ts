import { z } from 'zod'
import type { Chapter } from '../../shared/chapters.ts'
import { limits } from '../../shared/limits.ts'
import { MediaFailure, ToolFailure } from './failures.ts'
import type { FfmpegTools } from './ffmpeg.ts'
import { inputArgs, maxPixels } from './input.ts'
import { runTool } from './runTool.ts'
import type { Trim } from './trim.ts'

/** Above the accepted maximum, so that a picture that is too large can be distinguished from a file without a picture. */
const probedPixels = 8 * maxPixels

// ffprobe writes numbers as text, fractions as «30000/1001», and «N/A» for unknown values.
const amount = z.coerce.number().catch(0)
const fraction = z
  .string()
  .catch('')
  .transform((text) => {
    const [over = 0, under = 1] = text.split(/[/:]/).map(Number)
    return under > 0 && over > 0 ? over / under : 0
  })
const streamSchema = z.object({
  index: z.int(),
  codec_type: z.string().catch('unknown'),
  codec_name: z.string().catch('unknown'),
  profile: z.string().catch(''),
  pix_fmt: z.string().catch(''),
  color_transfer: z.string().catch(''),
  field_order: z.string().catch('progressive'),
  width: amount,
  height: amount,
  level: amount,
  has_b_frames: amount,
  bit_rate: amount,
  duration: amount,
  avg_frame_rate: fraction,
  sample_aspect_ratio: fraction,
  disposition: z.object({ attached_pic: z.int().catch(0) }).catch({ attached_pic: 0 }),
  side_data_list: z.array(z.object({ side_data_type: z.string().catch(''), rotation: z.number().optional() })).catch([]),
})
const chapterSchema = z
  .object({ start_time: amount, tags: z.object({ title: z.string() }).catch({ title: '' }) })
  .transform(({ start_time, tags: { title } }) => ({ start: start_time, title }))
const answerSchema = z.object({
  streams: z.array(streamSchema),
  chapters: z.array(chapterSchema).catch([]),
  format: z.object({ format_name: z.string(), start_time: amount, duration: amount, bit_rate: amount }),
})
type Stream = z.infer<typeof streamSchema>

/** The facts about a file that the pipeline needs. Sizes are as displayed: rotated, and with square pixels. */
export type VideoFacts = {
  /** declared seconds of picture and sound, 0 when none are declared; a truncated or damaged file contains less */
  duration: number
  /** the same for the picture alone, where the container has it */
  pictureSeconds: number
  /** start of the video in the file's own timestamps, in seconds */
  startTime: number
  width: number
  height: number
  frameRate: number
  /** how a high dynamic range is stored, as ffmpeg names it; undefined for a standard one */
  hdrTransfer: string | undefined
  /** its pictures are stored as two fields, of the odd and of the even lines */
  isInterlaced: boolean
  videoIndex: number
  audioIndex: number | undefined
  /** as the file names them */
  chapters: Chapter[]
  /** true when browsers can play its streams unchanged, packed as HLS */
  isCopyable: boolean
}

/** An uploaded file whose headers were read. `trim` is the part of it that is shown, undefined for all of it. */
export type ProbedSource = { tools: FfmpegTools; path: string; facts: VideoFacts; trim: Trim | undefined }

const even = (value: number): number => Math.max(2, Math.round(value / 2) * 2)

function shownSize(stream: Stream, rotation: number): { width: number; height: number } {
  const width = even(stream.width * (stream.sample_aspect_ratio || 1))
  const height = even(stream.height)
  return Math.abs(rotation) % 180 === 90 ? { width: height, height: width } : { width, height }
}

/** Below this many frames per second, frames are never stored out of order. */
export const fewFrames = 10

/** The two ways in which high dynamic range is stored: PQ (HDR10) and HLG. */
const hdrTransfers: ReadonlySet<string> = new Set(['smpte2084', 'arib-std-b67'])

/** @param transfer as ffprobe names it @returns undefined for a standard dynamic range */
const hdrTransferOf = (transfer: string): string | undefined => (hdrTransfers.has(transfer) ? transfer : undefined)

const isInterlaced = ({ field_order: order }: Stream): boolean => !['progressive', 'unknown'].includes(order)

const copyableBitrate = 12_000_000
const copyableProfiles: ReadonlySet<string> = new Set(['Constrained Baseline', 'Baseline', 'Main', 'High'])

function isCopyable(container: string, video: Stream, audio: Stream | undefined, bitrate: number): boolean {
  const isPlainPicture =
    video.codec_name === 'h264' &&
    copyableProfiles.has(video.profile) &&
    video.pix_fmt === 'yuv420p' &&
    video.level <= 51 &&
    hdrTransferOf(video.color_transfer) === undefined
  // A matrix can also mirror, which browsers do not do.
  const hasMatrix = video.side_data_list.some(({ side_data_type: type }) => type === 'Display Matrix')
  const isShownAsStored = !hasMatrix && [0, 1].includes(video.sample_aspect_ratio) && !isInterlaced(video)
  // Reordered pictures delay the first one: by seconds when there are only a few per second.
  const isInOrder = video.has_b_frames === 0 || video.avg_frame_rate >= fewFrames
  const isPlainSound = !audio || (audio.codec_name === 'aac' && audio.profile === 'LC')
  const isModest = Math.min(video.width, video.height) <= 1080 && bitrate > 0 && bitrate <= copyableBitrate
  return !container.includes('avi') && isPlainPicture && isInOrder && isShownAsStored && isPlainSound && isModest
}

/**
 * Reads the streams of a file, without trusting its name. A probe that takes too long says nothing about the file: it is retried.
 * @throws MediaFailure NOT_A_VIDEO, TOO_MANY_PIXELS or TOO_LONG; ToolFailure after `timeoutMs`, or when ffprobe was killed
 */
export async function probe(tools: FfmpegTools, path: string, signal: AbortSignal, timeoutMs = 60_000): Promise<VideoFacts> {
  const args = ['-v', 'error', ...inputArgs(path, probedPixels), '-print_format', 'json', '-show_format', '-show_streams', '-show_chapters']
  const text = await runTool(tools, 'ffprobe', args, { signal, timeoutMs, reads: [path], writes: [] }).catch((error: unknown) => {
    if (error instanceof ToolFailure && error.end.kind === 'exit') throw new MediaFailure('NOT_A_VIDEO', error)
    throw error
  })
  const answer = answerSchema.safeParse(JSON.parse(text))
  const video = answer.data?.streams.find((stream) => stream.codec_type === 'video' && stream.disposition.attached_pic === 0)
  if (!answer.data || !video || video.width <= 0 || video.height <= 0) throw new MediaFailure('NOT_A_VIDEO')
  if (video.width * video.height > maxPixels) throw new MediaFailure('TOO_MANY_PIXELS')
  const { format, streams } = answer.data
  if (format.duration > limits.videoSeconds) throw new MediaFailure('TOO_LONG')
  const audio = streams.find((stream) => stream.codec_type === 'audio')
  const rotation = video.side_data_list.find((entry) => entry.rotation !== undefined)?.rotation ?? 0
  return {
    duration: Math.max(video.duration, audio?.duration ?? 0) || format.duration,
    pictureSeconds: video.duration,
    startTime: format.start_time,
    ...shownSize(video, rotation),
    frameRate: video.avg_frame_rate,
    hdrTransfer: hdrTransferOf(video.color_transfer),
    isInterlaced: isInterlaced(video),
    videoIndex: video.index,
    audioIndex: audio?.index,
    chapters: answer.data.chapters.map(({ start, title }) => ({ start: start - format.start_time, title })),
    isCopyable: isCopyable(format.format_name, video, audio, format.bit_rate),
  }
}
