import { defaultQuality } from '../../../shared/limits.ts'

type Size = { width: number; height: number }

/** Returns the number in «576p», also for upright videos. */
export const shortSide = ({ width, height }: Size): number => Math.min(width, height)

/**
 * Returns the first rendition to play: the wanted one, else the best below it, else the lowest.
 * @param wanted short side in pixels; null when the user has not chosen
 * @returns its index in `qualities`, -1 when there is none
 */
export function pickQuality(qualities: readonly Size[], wanted: number | null): number {
  const limit = wanted ?? defaultQuality
  const sorted = qualities.map((quality, index) => ({ index, side: shortSide(quality) })).sort((a, b) => b.side - a.side)
  return (sorted.find(({ side }) => side <= limit) ?? sorted.at(-1))?.index ?? -1
}
