import { rm } from 'node:fs/promises'
import { MediaFailure, ToolFailure } from './failures.ts'
import { frameRateNumber, outputFrameRate } from './frameRate.ts'
import { areEncodedAlike, copyToHls, encodeToHls, type HlsOptions, type HlsOutput } from './hls.ts'
import { type Master, writeMaster } from './masterPlaylist.ts'
import type { ProbedSource } from './probe.ts'
import { quickRenditionSpec } from './renditionSpecs.ts'
import type { HlsSource } from './source.ts'
import { assertComplete, type Timeline } from './timeline.ts'

/** Seconds. Keyframes further apart make seeking and starting slow: such a video is not copied. */
const longestCopiedSegment = 12

/** Streams that begin or end further apart than this, in seconds, are not copied: one of them would have to be extended. */
const mostApart = 0.25

function isEven({ duration, picture, sound, tornAt }: Timeline): boolean {
  const spans = sound ? [picture, sound] : [picture]
  return tornAt === undefined && spans.every(({ start, end }) => start <= mostApart && duration - end <= mostApart)
}

const isExit = (error: unknown): boolean => error instanceof ToolFailure && error.end.kind === 'exit'
const isUnusable = (error: unknown): boolean => isExit(error) || (error instanceof MediaFailure && error.code !== 'TRUNCATED')

/** True when the unchanged streams are packed. They can only be cut at their keyframes. */
export const isCopied = ({ facts, trim }: ProbedSource): boolean => facts.isCopyable && !trim

/** Returns the timeline of a file whose streams begin together and are as long as its headers say. */
function presumedTimeline({ facts, trim }: ProbedSource): Timeline {
  const duration = trim ? trim.end - trim.start : facts.duration
  const interval = facts.frameRate > 0 ? 1 / facts.frameRate : 0
  return {
    duration,
    sourceDuration: facts.duration,
    picture: { start: 0, end: duration, last: Math.max(0, duration - interval) },
    sound: facts.audioIndex === undefined ? undefined : { start: 0, end: duration },
    interval,
    tornAt: undefined,
  }
}

/** True when the packets of a file are as its headers let expect: what `beginQuickRendition` makes can be used. */
export function isAsPresumed(source: ProbedSource, timeline: Timeline): boolean {
  if (!isCopied(source)) return areEncodedAlike(source, presumedTimeline(source), timeline)
  // A track that has no packets is announced by the playlist, and never comes.
  const hasAllTracks = (source.facts.audioIndex === undefined) === (timeline.sound === undefined)
  return hasAllTracks && isEven(timeline)
}

function encodeQuickly(source: HlsSource, folder: string, options: HlsOptions): Promise<HlsOutput> {
  const specs = [quickRenditionSpec(source.facts)]
  return encodeToHls(source, { specs, preset: 'superfast', folder, sharesSound: false }, options)
}

/**
 * Makes the first rendition in `folder` while nothing but the headers is known of its source: the unchanged streams when browsers can play
 * them, else a small one.
 * @param unfit aborts when the packets turn out to be different from what the headers say
 * @returns its name; undefined when it cannot be used
 */
export async function beginQuickRendition(
  source: ProbedSource,
  folder: string,
  options: HlsOptions,
  unfit: AbortSignal,
): Promise<string[] | undefined> {
  const stoppable = { ...options, signal: AbortSignal.any([options.signal, unfit]) }
  const timeline = presumedTimeline(source)
  const isCopy = isCopied(source)
  // Without a stated length, an encoding could neither say how far it is nor when it takes too long.
  if (!isCopy && timeline.duration <= 0) return undefined
  try {
    const output = isCopy ? copyToHls(source, folder, stoppable) : encodeQuickly({ ...source, timeline }, folder, stoppable)
    return (await output).names
  } catch (error) {
    const isStopped = unfit.aborted && !options.signal.aborted
    if (isStopped || (isCopy ? isUnusable(error) : isExit(error))) return undefined
    throw error
  }
}

async function finishCopy({ facts, timeline }: HlsSource, folder: string, names: readonly string[]): Promise<Master | undefined> {
  try {
    const { width, height, frameRate } = facts
    const master = await writeMaster(
      folder,
      names.map((name) => ({ name, width, height, frameRate })),
    )
    assertComplete(timeline.duration, timeline, master.seconds)
    return master.longestSegment <= longestCopiedSegment ? master : undefined
  } catch (error) {
    if (!isUnusable(error)) throw error
    return undefined
  }
}

async function encodedNames(source: HlsSource, folder: string, begun: readonly string[] | undefined, options: HlsOptions) {
  if (begun && !isCopied(source)) return begun
  await rm(folder, { recursive: true, force: true })
  return (await encodeQuickly(source, folder, options)).names
}

/**
 * Makes the first watchable version, or completes the one that was begun.
 * @param begun the result of `beginQuickRendition` in the same folder
 */
export async function makeQuickRendition(
  source: HlsSource,
  folder: string,
  begun: readonly string[] | undefined,
  options: HlsOptions,
): Promise<Master> {
  const { facts, timeline } = source
  const usable = isAsPresumed(source, timeline) ? begun : undefined
  const copy = usable && isCopied(source) && (await finishCopy(source, folder, usable))
  if (copy) return copy
  const { outputWidth: width, outputHeight: height } = quickRenditionSpec(facts)
  const frameRate = frameRateNumber(outputFrameRate(facts.frameRate))
  const names = await encodedNames(source, folder, usable, options)
  const master = await writeMaster(
    folder,
    names.map((name) => ({ name, width, height, frameRate })),
  )
  assertComplete(timeline.duration, timeline, master.seconds)
  return master
}
