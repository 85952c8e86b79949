import { orbiting, swaying } from '../motion.ts'
import type { Picture } from '../scene.ts'
import { circle, fir, glow, ground, hills, line, radial, randomOf, rect, sky, stars, svg } from '../svg.ts'

const size = { width: 1280, height: 720 }

const planet = (radius: number, light: string, dark: string, ring?: string): string => {
  const middle = radius * 2
  const ellipse = (part: string): string =>
    ring
      ? `<path d="M${middle - radius * 1.85} ${middle}A${radius * 1.85} ${radius * 0.55} 0 0 ${part} ${middle + radius * 1.85} ${middle}" fill="none" stroke="${ring}" stroke-width="${radius * 0.22}" transform="rotate(-14 ${middle} ${middle})"/>`
      : ''
  return svg(
    { width: radius * 4, height: radius * 4 },
    `<defs>${radial('ball', [
      [0, light],
      [1, dark],
    ]).replace('<radialGradient', '<radialGradient cx="0.32" cy="0.34" r="0.8"')}</defs>` +
      ellipse('1') +
      circle(middle, middle, radius, 'url(#ball)') +
      ellipse('0'),
  )
}

const orbits = [
  { radius: 150, size: 9, light: '#e6d2b5', dark: '#7a6248', turns: 4, phase: 0.1 },
  { radius: 225, size: 15, light: '#ffe0a3', dark: '#a3642a', turns: 3, phase: 0.55 },
  { radius: 315, size: 18, light: '#9fd8ff', dark: '#1d4f8f', turns: 2, phase: 0.15 },
  { radius: 400, size: 13, light: '#ff9d7b', dark: '#82301a', turns: 2, phase: 0.62 },
  { radius: 540, size: 40, light: '#f2d9b8', dark: '#8a5a3a', turns: 1, phase: 0.42, ring: '#d8bd94' },
] as const

export const planets: Picture = {
  ...size,
  seconds: 8,
  rate: 20,
  background: svg(
    size,
    rect(0, 0, 1280, 720, '#070914') +
      glow('nebula', 260, 160, 420, '#3a2a78', 0.55) +
      glow('cloud', 1080, 600, 460, '#123a6a', 0.6) +
      stars(size, 320, 8) +
      orbits
        .map(
          ({ radius }) =>
            `<ellipse cx="640" cy="360" rx="${radius}" ry="${radius * 0.52}" fill="none" stroke="#8fa6d8" stroke-opacity="0.32" stroke-width="1.5"/>`,
        )
        .join('') +
      glow('corona', 640, 360, 250, '#ffb347') +
      circle(640, 360, 62, '#ffe7b0'),
  ),
  layers: orbits.map((orbit) => ({
    svg: planet(orbit.size, orbit.light, orbit.dark, 'ring' in orbit ? orbit.ring : undefined),
    ...orbiting({ x: 640 - orbit.size * 2, y: 360 - orbit.size * 2 }, orbit.radius, 8, {
      turns: orbit.turns,
      phase: orbit.phase,
      flatness: 0.52,
    }),
  })),
}

function trails(): string {
  const random = randomOf(40)
  const tints = ['#ffffff', '#cfe0ff', '#ffe3c2', '#bcd0ff']
  const arcs = Array.from({ length: 230 }, (_, n) => {
    const [radius, from, span] = [30 + random() * 860, random() * 2 * Math.PI, 0.25 + random() * 0.55]
    const at = (angle: number): string => `${(900 + radius * Math.cos(angle)).toFixed(1)} ${(900 + radius * Math.sin(angle)).toFixed(1)}`
    return line(
      `M${at(from)}A${radius.toFixed(1)} ${radius.toFixed(1)} 0 0 1 ${at(from + span)}`,
      tints[n % 4] ?? '',
      1 + random() * 1.6,
      `opacity="${(0.25 + random() * 0.65).toFixed(2)}"`,
    )
  })
  return svg({ width: 1800, height: 1800 }, arcs.join(''))
}

/** Firs on a hill, in front of a sky. */
const woods = (fill: string, seed: number): string => {
  const height = hills(seed, { base: 640, amplitude: 22, period: 1280 })
  const random = randomOf(seed)
  const trees = Array.from({ length: 44 }, () => {
    const x = random() * 1280
    return fir(x, height(x) + 14, 50 + random() * 110, fill)
  })
  return svg(size, ground(size, height, fill) + trees.join(''))
}

export const starTrails: Picture = {
  ...size,
  seconds: 6,
  rate: 12,
  background: svg(
    size,
    sky(size, [
      [0, '#060a1e'],
      [0.7, '#1b2f5c'],
      [1, '#5a4a72'],
    ]),
  ),
  layers: [{ svg: trails(), spin: { width: 1280, height: 720, seconds: 60 } }, { svg: woods('#05070f', 6) }],
}

const corona = (() => {
  const random = randomOf(77)
  const rays = Array.from({ length: 90 }, (_, n) => {
    const [angle, length] = [(n / 90) * 2 * Math.PI, 190 + random() * 150]
    return line(
      `M${(450 + 150 * Math.cos(angle)).toFixed(1)} ${(450 + 150 * Math.sin(angle)).toFixed(1)}L${(450 + length * Math.cos(angle)).toFixed(1)} ${(450 + length * Math.sin(angle)).toFixed(1)}`,
      '#ffe9c9',
      3,
      `opacity="${(0.05 + random() * 0.16).toFixed(2)}"`,
    )
  })
  return svg({ width: 900, height: 900 }, glow('light', 450, 450, 430, '#ffd9a0', 0.95) + rays.join('') + circle(450, 450, 152, '#fff6e0'))
})()

export const eclipse: Picture = {
  ...size,
  seconds: 6,
  rate: 20,
  background: svg(
    size,
    sky(size, [
      [0, '#090c1c'],
      [0.75, '#1d2446'],
      [1, '#7a4a52'],
    ]) + stars(size, 200, 30),
  ),
  layers: [
    { svg: corona, x: '190', y: '-110' },
    {
      svg: svg({ width: 312, height: 312 }, circle(156, 156, 153, '#0a0c18') + circle(156, 156, 153, '#2a2540', 'opacity="0.35"')),
      x: swaying(500, 42, 6),
      y: swaying(176, 14, 6),
    },
    { svg: svg(size, ground(size, hills(9, { base: 650, amplitude: 26, period: 1280 }), '#06070f')) },
  ],
}

const curtain = (seconds: number): string => {
  const w = `2*PI*T/${seconds}`
  const [red, green, blue] = [
    `16+74*exp(-pow((Y-20-9*sin(X/15+${w}))/12,2))`,
    `20+190*exp(-pow((Y-31-11*sin(X/17+${w})-4*sin(X/5-2*${w}))/11,2))*(0.72+0.28*sin(X/2.3+2*${w}))`,
    `38+58*exp(-pow((Y-42-9*sin(X/12-${w}))/15,2))+40*exp(-pow((Y-24-9*sin(X/15+${w}))/10,2))`,
  ]
  return `nullsrc=size=112x63:rate=15,format=gbrp,geq=r='${red}':g='${green}':b='${blue}'`
}

export const aurora: Picture = {
  ...size,
  seconds: 6,
  rate: 15,
  graph: curtain(6),
  layers: [{ svg: svg(size, stars({ width: 1280, height: 420 }, 130, 2)) }, { svg: woods('#050b14', 22) }],
}
