import { MediaFailure, ToolFailure } from './failures.ts'
import { inputArgs } from './input.ts'
import type { ProbedSource, VideoFacts } from './probe.ts'
import { runTool } from './runTool.ts'
import type { Trim } from './trim.ts'

const scanTimeoutMs = 30 * 60_000
/** Seconds. Shorter gaps are ignored. */
const noticeable = 0.5

/** The start and end of a track, in seconds from the start of the video. */
export type Span = { start: number; end: number }

/** What a file, or the shown part of it, really contains, whatever its headers say. All in seconds from the start of that part. */
export type Timeline = {
  /** end of the longer of picture and sound */
  duration: number
  /** of the whole file */
  sourceDuration: number
  /** `last` is the time of the last frame, which is shown until `end` */
  picture: Span & { last: number }
  sound: Span | undefined
  /** the longest time for which a frame is shown */
  interval: number
  /** first place where a part of the container is missing: null when the place is unknown, undefined when nothing is missing */
  tornAt: number | null | undefined
}

type Track = { times: number[]; end: number }

/** Returns the longest pause between two packets, and where the first too long one begins. */
function pausesIn(times: readonly number[], tooLong: number): { longest: number; hole: number | undefined } {
  let longest = 0
  let hole: number | undefined
  for (const [n, time] of times.entries()) {
    const pause = (times[n + 1] ?? time) - time
    if (pause > tooLong) hole ??= time
    longest = Math.max(longest, pause)
  }
  return { longest, hole }
}

const spanOf = ({ times, end }: Track): Span => ({ start: times[0] ?? 0, end })

/** Returns what a track shows in a part of the file, with times from its start. What is shown there may have begun before. */
function within({ times, end }: Track, trim: Trim): Track {
  const first = Math.max(
    0,
    times.findLastIndex((time) => time <= trim.start),
  )
  const shown = times.slice(first).filter((time) => time < trim.end)
  return { times: shown.map((time) => Math.max(0, time - trim.start)), end: Math.max(0, Math.min(end, trim.end) - trim.start) }
}

function soundWithin(sound: Track, trim: Trim): Track | undefined {
  const shown = within(sound, trim)
  return shown.times.length > 0 && shown.end > 0 ? shown : undefined
}

type Tracks = { picture: Track; sound: Track | undefined; hasErrors: boolean }

function toTimeline(facts: VideoFacts, { picture, sound, hasErrors }: Tracks): Omit<Timeline, 'sourceDuration'> {
  const step = facts.frameRate > 0 ? 1 / facts.frameRate : 0
  const last = picture.times.at(-1) ?? 0
  const span = { start: picture.times[0] ?? 0, end: Math.max(picture.end, last + (picture.end > last ? 0 : step)) }
  const tooLong = noticeable + step
  const pauses = pausesIn(picture.times, tooLong)
  const holes = [pauses.hole, sound && pausesIn(sound.times, tooLong).hole].filter((hole) => hole !== undefined)
  const interval = Math.max(pauses.longest, span.end - last)
  // A frame may be shown for long, and sound may pause: a gap only counts when ffprobe reported errors.
  const place = hasErrors && holes.length > 0 ? Math.min(...holes) : null
  const isMissing = place !== null || facts.pictureSeconds - (span.end - span.start) > noticeable + interval
  return {
    duration: Math.max(span.end, sound?.end ?? 0),
    picture: { ...span, last },
    sound: sound && spanOf(sound),
    interval,
    tornAt: isMissing ? place : undefined,
  }
}

/**
 * Reads every packet of the used streams without decoding: when picture and sound begin and end.
 * @throws MediaFailure NOT_A_VIDEO when there is no picture
 */
export async function readTimeline({ tools, path, facts, trim }: ProbedSource, signal: AbortSignal): Promise<Timeline> {
  const track = (): Track => ({ times: [], end: 0 })
  const picture = track()
  const sound = facts.audioIndex === undefined ? undefined : track()
  let hasErrors = false
  const onLine = (line: string): void => {
    const [index, pts = '', dts = '', lasts = '', flags = ''] = line.split(',')
    const found = index === String(facts.videoIndex) ? picture : index === String(facts.audioIndex) ? sound : undefined
    const time = Number.parseFloat(pts === 'N/A' ? dts : pts) - facts.startTime
    // «D»: the file itself marks the packet as not to be shown.
    if (!found || Number.isNaN(time) || flags.includes('D')) return
    found.times.push(time)
    found.end = Math.max(found.end, time + (Number.parseFloat(lasts) || 0))
  }
  // Only errors of the container count: parsers of single streams also write there, and decoding finds what cannot be decoded.
  const onErrorLine = (line: string): void => void (hasErrors ||= /^\[(matroska|mov|avi)\b/.test(line))
  const entries = ['-show_entries', 'packet=stream_index,pts_time,dts_time,duration_time,flags', '-of', 'csv=p=0']
  const limits = { signal, timeoutMs: scanTimeoutMs, reads: [path], writes: [] }
  try {
    await runTool(tools, 'ffprobe', ['-v', 'error', ...inputArgs(path), ...entries], { ...limits, onLine, onErrorLine })
  } catch (error) {
    // The packets that were read before the error are still used.
    if (!(error instanceof ToolFailure) || error.end.kind !== 'exit') throw error
    hasErrors = true
  }
  if (picture.times.length === 0) throw new MediaFailure('NOT_A_VIDEO')
  for (const { times } of [picture, sound ?? track()]) times.sort((a, b) => a - b)
  const tracks = { picture, sound: sound?.times.length ? sound : undefined, hasErrors }
  const whole = toTimeline(facts, tracks)
  if (!trim) return { ...whole, sourceDuration: whole.duration }
  // The length that the headers state is that of the whole file.
  const unstated = { ...facts, pictureSeconds: 0 }
  const shown = { picture: within(picture, trim), sound: tracks.sound && soundWithin(tracks.sound, trim), hasErrors }
  return { ...toTimeline(unstated, shown), sourceDuration: whole.duration }
}

/**
 * A truncated file still declares its full length. An open end due to a low frame rate is not missing.
 * @param seconds the existing length
 * @throws MediaFailure TRUNCATED when clearly less exists than was declared
 */
export function assertComplete(announced: number, { interval }: Timeline, seconds: number): void {
  if (seconds + interval < announced * 0.9 - 0.5) throw new MediaFailure('TRUNCATED')
}
