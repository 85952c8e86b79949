/** Pieces of SVG from which the demonstration's pictures are put together. The same seed always draws the same shapes. */

export type Size = { width: number; height: number }
/** `#rrggbb`, or with an opacity */
type Stop = readonly [offset: number, colour: string, opacity?: number]

const short = (value: number): string => String(Math.round(value * 10) / 10)

/** Returns a generator of numbers from 0 to 1 (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export const svg = ({ width, height }: Size, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`

const stops = (list: readonly Stop[]): string =>
  list.map(([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`).join('')

/** Defines a gradient from the top to the bottom, or along another line in fractions of the shape. */
export const linear = (id: string, list: readonly Stop[], line = { x1: 0, y1: 0, x2: 0, y2: 1 }): string =>
  `<linearGradient id="${id}" x1="${line.x1}" y1="${line.y1}" x2="${line.x2}" y2="${line.y2}">${stops(list)}</linearGradient>`

export const radial = (id: string, list: readonly Stop[]): string => `<radialGradient id="${id}">${stops(list)}</radialGradient>`

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}" ${more}/>`

export const circle = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}" ${more}/>`

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`

export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" ${more}/>`

/** A vertical gradient over a whole picture. */
export const sky = (size: Size, list: readonly Stop[]): string =>
  `<defs>${linear('sky', list)}</defs>${rect(0, 0, size.width, size.height, 'url(#sky)')}`

/** A soft light. @param id unique in its picture */
export const glow = (id: string, x: number, y: number, radius: number, colour: string, opacity = 0.9): string =>
  `<defs>${radial(id, [
    [0, colour, opacity],
    [0.35, colour, opacity * 0.35],
    [1, colour, 0],
  ])}</defs>${circle(x, y, radius, `url(#${id})`)}`

/** Heights of hills that repeat after `period` pixels. @returns a function of x */
export function hills(seed: number, { base, amplitude, period, detail = 5 }: HillShape): (x: number) => number {
  const random = randomOf(seed)
  const waves = Array.from({ length: detail }, (_, n) => ({
    turns: n + 1 + Math.floor(random() * 2),
    phase: random() * 7,
    size: 1 / (n + 1),
  }))
  return (x) =>
    base + amplitude * waves.reduce((sum, { turns, phase, size }) => sum + size * Math.sin((x / period) * turns * 2 * Math.PI + phase), 0)
}
type HillShape = { base: number; amplitude: number; period: number; detail?: number }

/** The ground under `height(x)`, down to the lower edge. */
export function ground({ width, height: bottom }: Size, height: (x: number) => number, fill: string, more = ''): string {
  const points = Array.from({ length: Math.ceil(width / 10) + 1 }, (_, n) => `L${n * 10} ${short(height(n * 10))}`)
  return path(`M0 ${bottom}${points.join('')}L${width + 10} ${bottom}Z`, fill, more)
}

export function stars({ width, height }: Size, count: number, seed: number, colour = '#ffffff'): string {
  const random = randomOf(seed)
  return Array.from({ length: count }, () => {
    const [x, y, size] = [random() * width, random() * height, random()]
    return circle(x, y, 0.6 + 1.7 * size ** 3, colour, `opacity="${short(0.3 + 0.7 * random())}"`)
  }).join('')
}

/** Draws the same things again `period` pixels further, for a layer that scrolls without a seam. */
export const twice = (body: string, period: number): string => `${body}<g transform="translate(${period} 0)">${body}</g>`

/** A fir seen from afar. @param y of its foot */
export const fir = (x: number, y: number, height: number, fill: string): string =>
  [0, 1, 2]
    .map((tier) => {
      const [top, half] = [y - height + tier * height * 0.24, height * (0.14 + tier * 0.07)]
      return path(
        `M${short(x)} ${short(top)}L${short(x + half)} ${short(top + height * 0.46)}L${short(x - half)} ${short(top + height * 0.46)}Z`,
        fill,
      )
    })
    .join('')
