import { defaultQuality } from '../../shared/limits.ts'

/** Returns the number in «576p», also for upright videos. */
export const shortSide = ({ width, height }: { width: number; height: number }): number => Math.min(width, height)

/**
 * Returns the first rendition to play: the wanted one, else the best below it, else the lowest.
 * @param sides short sides of the renditions, in pixels
 * @param wanted short side in pixels; null when the user has not chosen
 * @returns its index in `sides`, -1 when there is none
 */
export function pickQuality(sides: readonly number[], wanted: number | null): number {
  const limit = wanted ?? defaultQuality
  const sorted = sides.map((side, index) => ({ index, side })).sort((a, b) => b.side - a.side)
  return (sorted.find(({ side }) => side <= limit) ?? sorted.at(-1))?.index ?? -1
}
