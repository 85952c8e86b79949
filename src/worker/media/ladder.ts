import type { RenditionHeight } from '../../shared/site.ts'
import { findDamage } from './damage.ts'
import { frameRateNumber, outputFrameRate } from './frameRate.ts'
import { encodeToHls, type HlsOptions, sharedSound } from './hls.ts'
import type { HlsSource } from './source.ts'
import { type Master, writeMaster } from './masterPlaylist.ts'
import { renditionSpecs } from './renditionSpecs.ts'
import { assertComplete } from './timeline.ts'

/** Seconds. Of a shorter video whose sound comes apart, Chromium plays nothing. */
const shortestShared = 1

/** First unreadable place, in seconds from the start: null when it is unknown, undefined when there is none. */
export type Damage = number | null | undefined

/** Makes all renditions that suit the source, none above the highest that is wanted, in one pass, and the master playlist over them. */
export async function makeLadder(
  source: HlsSource,
  highest: RenditionHeight,
  folder: string,
  options: HlsOptions,
): Promise<Master & { damagedAt: Damage }> {
  const specs = renditionSpecs(source.facts, highest)
  const sharesSound = source.timeline.duration >= shortestShared
  const encoding = { specs, preset: 'veryfast', folder, sharesSound } as const
  const { names, hasSharedSound, isDamaged } = await encodeToHls(source, encoding, options)
  const frameRate = frameRateNumber(outputFrameRate(source.facts.frameRate))
  const pictures = names.map((name, n) => ({ name, width: specs[n]?.outputWidth ?? 0, height: specs[n]?.outputHeight ?? 0, frameRate }))
  const master = await writeMaster(folder, pictures, hasSharedSound ? sharedSound : undefined)
  assertComplete(source.timeline.duration, source.timeline, master.seconds)
  const spoiledAt = isDamaged ? await findDamage(source, options.signal) : undefined
  return { ...master, damagedAt: earlier(spoiledAt, source.timeline.tornAt) }
}

/** A known place takes precedence over an unknown one. */
function earlier(one: number | undefined, other: Damage): Damage {
  return one !== undefined && typeof other === 'number' ? Math.min(one, other) : (one ?? other)
}
