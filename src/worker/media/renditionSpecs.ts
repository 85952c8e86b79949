import { renditionHeights } from '../../shared/limits.ts'
import type { RenditionHeight } from '../../shared/site.ts'

/**
 * The specification of one rendition. `height` is the short side; `outputWidth`/`outputHeight` the picture; `maxrate` in bits per second.
 */
export type RenditionSpec = { height: number; outputWidth: number; outputHeight: number; maxrate: number }

const maxrates: Readonly<Record<RenditionHeight, number>> = {
  240: 400_000,
  360: 800_000,
  576: 1_800_000,
  720: 2_800_000,
  1080: 5_000_000,
}

const even = (value: number): number => Math.max(2, Math.round(value / 2) * 2)

function renditionSpecOf(source: { width: number; height: number }, shortSide: number, maxrate: number): RenditionSpec {
  const scale = shortSide / Math.min(source.width, source.height)
  return { height: shortSide, outputWidth: even(source.width * scale), outputHeight: even(source.height * scale), maxrate }
}

/** A rendition that is hardly larger than the one below costs a whole encode without a visible gain. */
const worthwhile = 1.15

/**
 * Returns the ladder of a source, lowest first: every height of `limits` below its short side, then its own size, never more than it or
 * the highest that is wanted. 480 → 240,
 * 360, 480; 180 → 180; 2160 → up to 1080.
 */
export function renditionSpecs(source: { width: number; height: number }, highest: RenditionHeight): RenditionSpec[] {
  const shortSide = even(Math.min(source.width, source.height))
  const specs: RenditionSpec[] = []
  for (const height of renditionHeights) {
    const spec = renditionSpecOf(source, Math.min(height, shortSide), maxrates[height])
    const below = specs.at(-1)
    if (below && spec.height < below.height * worthwhile) specs.pop()
    specs.push(spec)
    if (height >= shortSide || height === highest) break
  }
  return specs
}

/** Returns the rendition that is made first when browsers cannot play the file directly. */
export function quickRenditionSpec(source: { width: number; height: number }): RenditionSpec {
  return renditionSpecOf(source, Math.min(360, even(Math.min(source.width, source.height))), maxrates[360])
}
