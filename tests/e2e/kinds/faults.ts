import type { Expected } from './recipe.ts'
import type { Watched } from './watch.ts'

/** Pictures that are awaited to tell their rate. */
export const enough = 8

/** Returns the rate of pictures, in pictures per second, from those that come one after another: a busy browser leaves some out. */
function rateOf(pictures: readonly number[]): number {
  return 1 / Math.min(...pictures.slice(1).map((time, index) => time - (pictures[index] ?? 0)))
}

/** Returns how what was seen and heard differs from what a recipe gives; empty when it does not. */
export function faultsOf(watched: Watched, { duration, shape, size, corners, tone, rate }: Expected): string[] {
  const { width, height } = watched
  // Sides are rounded to even numbers of pixels.
  const [least, most] = [(width - 2) / (height + 2), (width + 2) / Math.max(1, height - 2)]
  const found: Record<string, boolean> = {
    [`lasts ${watched.duration} s in place of ${duration} s`]: Math.abs(watched.duration - duration) > 0.2,
    [`has ${width} × ${height} pixels`]: shape < least || shape > most || (size !== undefined && size.join() !== [width, height].join()),
    [`shows ${watched.corners.join()}`]: corners !== null && corners.join() !== watched.corners.join(),
    [`sounds at ${watched.tone} Hz`]:
      tone === null ? watched.tone !== null : Math.abs((watched.tone ?? 0) - (tone ?? watched.tone ?? 0)) > 15,
    [`shows ${rateOf(watched.pictures)} pictures per second`]:
      typeof rate === 'number' && Math.abs(rateOf(watched.pictures) / rate - 1) > 0.01,
    'shows a single picture': rate !== null && watched.pictures.length < 2,
    'does not go on': watched.seconds <= 0,
  }
  return Object.keys(found).filter((fault) => found[fault])
}
