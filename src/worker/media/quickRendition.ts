import type { ProbedSource } from './probe.ts'
import { rm } from 'node:fs/promises'
import { MediaFailure, ToolFailure } from './failures.ts'
import { copyToHls, encodeToHls, type HlsOptions } from './hls.ts'
import { type Master, writeMaster } from './masterPlaylist.ts'
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

const isUnusable = (error: unknown): boolean =>
  (error instanceof ToolFailure && error.end.kind === 'exit') || (error instanceof MediaFailure && error.code !== 'TRUNCATED')

/**
 * Packs the unchanged streams into `folder`, while nothing but the headers is known of them: `checkedCopy` decides whether it is used.
 * @returns its rendition's name; undefined when browsers cannot play the streams, or they cannot be packed
 */
export async function copyStreams(source: ProbedSource, folder: string, options: HlsOptions): Promise<string[] | undefined> {
  // Unchanged streams can only be cut at their keyframes.
  if (!source.facts.isCopyable || source.trim) return undefined
  try {
    return (await copyToHls(source, folder, options)).names
  } catch (error) {
    if (!isUnusable(error)) throw error
    return undefined
  }
}

async function checkedCopy({ facts, timeline }: HlsSource, folder: string, names: readonly string[]): Promise<Master | undefined> {
  // A track that has no packets is announced by the playlist, and never comes.
  const hasAllTracks = (facts.audioIndex === undefined) === (timeline.sound === undefined)
  if (!hasAllTracks || !isEven(timeline)) return undefined
  try {
    const { width, height } = facts
    const master = await writeMaster(
      folder,
      names.map((name) => ({ name, width, height })),
    )
    assertComplete(timeline.duration, timeline, master.seconds)
    return master.longestSegment <= longestCopiedSegment ? master : undefined
  } catch (error) {
    if (!isUnusable(error)) throw error
    return undefined
  }
}

/**
 * Makes the first watchable version: the unchanged streams when browsers can play them, else one small rendition.
 * @param copied the result of `copyStreams` in the same folder
 */
export async function makeQuickRendition(
  source: HlsSource,
  folder: string,
  copied: readonly string[] | undefined,
  options: HlsOptions,
): Promise<Master> {
  const copy = copied && (await checkedCopy(source, folder, copied))
  if (copy) return copy
  await rm(folder, { recursive: true, force: true })
  const spec = quickRenditionSpec(source.facts)
  const { names } = await encodeToHls(source, { specs: [spec], preset: 'superfast', folder, sharesSound: false }, options)
  const pictures = names.map((name) => ({ name, width: spec.outputWidth, height: spec.outputHeight }))
  const master = await writeMaster(folder, pictures)
  assertComplete(source.timeline.duration, source.timeline, master.seconds)
  return master
}
