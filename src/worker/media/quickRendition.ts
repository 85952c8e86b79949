import { rm } from 'node:fs/promises'
import { MediaFailure, ToolFailure } from './failures.ts'
import { copyToHls, encodeToHls, type HlsOptions, type HlsSource } from './hls.ts'
import { type Master, writeMaster } from './masterPlaylist.ts'
import type { VideoFacts } from './probe.ts'
import { quickRung } from './rungs.ts'

/** Keyframes further apart than this make seeking and starting slow: not worth copying. */
const longestCopiedSegment = 12

/**
 * A cut file still announces its full length.
 * @throws MediaFailure TRUNCATED when clearly less came out than was announced
 */
export function assertComplete(facts: VideoFacts, seconds: number): void {
  if (seconds < facts.duration * 0.9 - 0.5) throw new MediaFailure('TRUNCATED')
}

async function copied(source: HlsSource, folder: string, options: HlsOptions): Promise<(Master & { seconds: number }) | undefined> {
  const { width, height } = source.facts
  try {
    const { names, seconds } = await copyToHls(source, folder, options)
    assertComplete(source.facts, seconds)
    const master = await writeMaster(
      folder,
      names.map((name) => ({ name, width, height })),
    )
    if (master.longestSegment <= longestCopiedSegment) return { ...master, seconds }
  } catch (error) {
    const isRefusal = error instanceof ToolFailure && error.end.kind === 'exit'
    const isUnusable = error instanceof MediaFailure && error.code !== 'TRUNCATED'
    if (!isRefusal && !isUnusable) throw error
  }
  await rm(folder, { recursive: true, force: true })
  return undefined
}

/** The first thing to watch: the streams as they are when browsers play them, else one small rendition. */
export async function makeQuickRendition(source: HlsSource, folder: string, options: HlsOptions): Promise<Master & { seconds: number }> {
  const copy = source.facts.isCopyable ? await copied(source, folder, options) : undefined
  if (copy) return copy
  const rung = quickRung(source.facts)
  const { names, seconds } = await encodeToHls(source, { rungs: [rung], preset: 'superfast', folder }, options)
  assertComplete(source.facts, seconds)
  const pictures = names.map((name) => ({ name, width: rung.outputWidth, height: rung.outputHeight }))
  return { ...(await writeMaster(folder, pictures)), seconds }
}
