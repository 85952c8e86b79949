import { rm } from 'node:fs/promises'
import { MediaFailure, ToolFailure } from './failures.ts'
import { copyToHls, encodeToHls, type HlsOptions } from './hls.ts'
import type { HlsSource } from './source.ts'
import { type Master, writeMaster } from './masterPlaylist.ts'
import { quickRenditionSpec } from './renditionSpecs.ts'
import { assertComplete, type Timeline } from './timeline.ts'

/** Seconds. Keyframes further apart make seeking and starting slow: such a video is not copied. */
const longestCopiedSegment = 12

/** Streams that begin or end further apart than this, in seconds, are not copied: one of them would have to be extended. */
const mostApart = 0.25

function isEven({ duration, picture, sound, tornAt }: Timeline): boolean {
  const spans = sound ? [picture, sound] : [picture]
  return tornAt === undefined && spans.every(({ start, end }) => start <= mostApart && duration - end <= mostApart)
}

async function copied(source: HlsSource, folder: string, options: HlsOptions): Promise<Master | undefined> {
  const { width, height } = source.facts
  try {
    const { names } = await copyToHls(source, folder, options)
    const master = await writeMaster(
      folder,
      names.map((name) => ({ name, width, height })),
    )
    assertComplete(source.timeline.duration, source.timeline, master.seconds)
    if (master.longestSegment <= longestCopiedSegment) return master
  } catch (error) {
    const isRefusal = error instanceof ToolFailure && error.end.kind === 'exit'
    const isUnusable = error instanceof MediaFailure && error.code !== 'TRUNCATED'
    if (!isRefusal && !isUnusable) throw error
  }
  await rm(folder, { recursive: true, force: true })
  return undefined
}

/** Makes the first watchable version: the unchanged streams when browsers can play them, else one small rendition. */
export async function makeQuickRendition(source: HlsSource, folder: string, options: HlsOptions): Promise<Master> {
  const copy = source.facts.isCopyable && isEven(source.timeline) ? await copied(source, folder, options) : undefined
  if (copy) return copy
  const spec = quickRenditionSpec(source.facts)
  const { names } = await encodeToHls(source, { specs: [spec], preset: 'superfast', folder }, options)
  const pictures = names.map((name) => ({ name, width: spec.outputWidth, height: spec.outputHeight }))
  const master = await writeMaster(folder, pictures)
  assertComplete(source.timeline.duration, source.timeline, master.seconds)
  return master
}
