import { findDamage } from './damage.ts'
import { encodeToHls, type HlsOptions } from './hls.ts'
import type { HlsSource } from './source.ts'
import { type Master, writeMaster } from './masterPlaylist.ts'
import { ladderRungs } from './rungs.ts'
import { assertComplete } from './timeline.ts'

/** First place that cannot be read, in seconds from the start: null when it is not known, undefined when there is none. */
export type Damage = number | null | undefined

/** Every rendition that the source is good for, in one pass, with the master playlist over them. */
export async function makeLadder(source: HlsSource, folder: string, options: HlsOptions): Promise<Master & { damagedAt: Damage }> {
  const rungs = ladderRungs(source.facts)
  const { names, isDamaged } = await encodeToHls(source, { rungs, preset: 'veryfast', folder }, options)
  const pictures = names.map((name, n) => ({ name, width: rungs[n]?.outputWidth ?? 0, height: rungs[n]?.outputHeight ?? 0 }))
  const master = await writeMaster(folder, pictures)
  assertComplete(source.timeline.duration, source.timeline, master.seconds)
  const spoiledAt = isDamaged ? await findDamage(source, options.signal) : undefined
  return { ...master, damagedAt: earlier(spoiledAt, source.timeline.tornAt) }
}

/** A place that is known says more than one that is not. */
function earlier(one: number | undefined, other: Damage): Damage {
  return one !== undefined && typeof other === 'number' ? Math.min(one, other) : (one ?? other)
}
