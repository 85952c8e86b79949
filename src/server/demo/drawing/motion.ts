/** Expressions of ffmpeg's overlay filter for movements that end where they began. Times in seconds, distances in pixels. */

/** Scrolls to the left by a multiple of `period`, at which the layer repeats itself. */
export const scrolling = (period: number, seconds: number, times = 1): string => `-mod(t*${(period * times) / seconds},${period})`

/** Sinks by `period` each `seconds`, from above the picture. */
export const falling = (period: number, seconds: number): string => `mod(t*${period / seconds},${period})-${period}`

/** Moves back and forth around a place. @param turns in `seconds` */
export const swaying = (place: number, distance: number, seconds: number, turns = 1, phase = 0): string =>
  `${place}+${distance}*sin(2*PI*(t*${turns}/${seconds}+${phase}))`

/** The two coordinates of a circle. @param turns in `seconds` @param flatness height of the circle as a share of its width */
export function orbiting(centre: { x: number; y: number }, radius: number, seconds: number, { turns = 1, phase = 0, flatness = 1 } = {}) {
  const angle = `2*PI*(t*${turns}/${seconds}+${phase})`
  return { x: `${centre.x}+${radius}*cos(${angle})`, y: `${centre.y}+${radius * flatness}*sin(${angle})` }
}
