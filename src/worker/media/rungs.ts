import { renditionHeights } from '../../shared/limits.ts'

/** One rendition to make. `height` is the short side; `outputWidth`/`outputHeight` the picture; `maxrate` in bits per second. */
export type Rung = { height: number; outputWidth: number; outputHeight: number; maxrate: number }

const maxrates: Readonly<Record<(typeof renditionHeights)[number], number>> = {
  240: 400_000,
  360: 800_000,
  576: 1_800_000,
  720: 2_800_000,
  1080: 5_000_000,
}

const even = (value: number): number => Math.max(2, Math.round(value / 2) * 2)

function rungOf(source: { width: number; height: number }, shortSide: number, maxrate: number): Rung {
  const scale = shortSide / Math.min(source.width, source.height)
  return { height: shortSide, outputWidth: even(source.width * scale), outputHeight: even(source.height * scale), maxrate }
}

/** A rung that is hardly larger than the one below would cost a whole encode and show nothing new. */
const worthwhile = 1.15

/**
 * The ladder of a source, lowest first: every height of `limits` below its short side, then its own size, never more.
 * 480 → 240, 360, 480; 180 → 180; 2160 → up to 1080.
 */
export function ladderRungs(source: { width: number; height: number }): Rung[] {
  const shortSide = even(Math.min(source.width, source.height))
  const rungs: Rung[] = []
  for (const height of renditionHeights) {
    const rung = rungOf(source, Math.min(height, shortSide), maxrates[height])
    const below = rungs.at(-1)
    if (below && rung.height < below.height * worthwhile) rungs.pop()
    rungs.push(rung)
    if (height >= shortSide) break
  }
  return rungs
}

/** The one rendition that is made first when the file cannot be played as it is. */
export function quickRung(source: { width: number; height: number }): Rung {
  return rungOf(source, Math.min(360, even(Math.min(source.width, source.height))), maxrates[360])
}
