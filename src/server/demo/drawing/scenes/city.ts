import { falling, scrolling, swaying } from '../motion.ts'
import type { Layer, Picture } from '../scene.ts'
import { circle, fir, glow, ground, hills, line, path, randomOf, rect, sky, stars, svg, twice } from '../svg.ts'

const size = { width: 1280, height: 720 }
const wide = { width: 2560, height: 720 }

type Block = { seed: number; base: number; low: number; high: number; wall: string; lit: readonly string[]; share: number; pane: number }

/** A row of houses with lit windows, which repeats after 1,280 pixels. */
function houses({ seed, base, low, high, wall, lit, share, pane }: Block): string {
  const random = randomOf(seed)
  const parts: string[] = []
  for (let x = 0; x < 1280;) {
    const width = Math.min(1280 - x, 70 + Math.floor(random() * 90))
    const top = base - low - random() * (high - low)
    parts.push(rect(x, top, width + 1, 720 - top, wall))
    for (let row = top + pane * 1.4; row < base - pane; row += pane * 2.1)
      for (let column = x + pane; column < x + width - pane; column += pane * 1.9)
        if (random() < share) parts.push(rect(column, row, pane * 0.9, pane * 1.2, lit[Math.floor(random() * lit.length)] ?? '#ffd27a'))
    x += width
  }
  return twice(parts.join(''), 1280)
}

/** Mansards, chimneys and skylights. */
function roofs(seed: number, top: number, zinc: string, wall: string, lit: readonly string[]): string {
  const random = randomOf(seed)
  const parts: string[] = []
  for (let x = 0; x < 1280;) {
    const width = Math.min(1280 - x, 180 + Math.floor(random() * 110))
    const y = top + random() * 60
    parts.push(path(`M${x} ${y + 120}L${x + 22} ${y}L${x + width - 22} ${y}L${x + width} ${y + 120}Z`, zinc))
    parts.push(rect(x, y + 120, width + 1, 600, wall))
    parts.push(rect(x + width * 0.7, y - 54, 38, 60, wall))
    for (let pot = 0; pot < 3; pot += 1) parts.push(rect(x + width * 0.7 + 3 + pot * 12, y - 68, 8, 16, '#a4492c'))
    for (let window = x + 40; window < x + width - 60; window += 66) {
      const isLit = random() < 0.62
      parts.push(
        path(
          `M${window} ${y + 96}L${window} ${y + 46}Q${window + 17} ${y + 26} ${window + 34} ${y + 46}L${window + 34} ${y + 96}Z`,
          isLit ? (lit[Math.floor(random() * lit.length)] ?? '') : '#20283c',
        ),
      )
      for (let floor = 150; floor < 520; floor += 92)
        parts.push(rect(window, y + floor, 30, 54, random() < 0.4 ? (lit[Math.floor(random() * lit.length)] ?? '') : '#1a2133'))
    }
    x += width
  }
  return twice(parts.join(''), 1280)
}

const warm = ['#ffd27a', '#ffb45c', '#ffe6ad', '#ff9d5c']

export const rooftops: Picture = {
  ...size,
  seconds: 8,
  rate: 20,
  background: svg(
    size,
    sky(size, [
      [0, '#10183a'],
      [0.55, '#4a3a72'],
      [0.8, '#c2607a'],
      [1, '#ffb080'],
    ]) +
      stars({ width: 1280, height: 300 }, 110, 4) +
      glow('moonlight', 930, 150, 220, '#f6e7c8', 0.6) +
      circle(930, 150, 54, '#fbf1da'),
  ),
  layers: [
    {
      svg: svg(
        wide,
        houses({ seed: 2, base: 640, low: 130, high: 270, wall: '#3a2f5c', lit: ['#c98a6a', '#e0a46f'], share: 0.16, pane: 9 }),
      ),
      x: scrolling(1280, 16, 1).replace('mod(t', 'mod(t'),
    },
    { svg: svg(wide, roofs(7, 400, '#46506c', '#2a2f48', warm)), x: scrolling(1280, 8) },
  ].map((layer, index) => (index === 0 ? { ...layer, x: swaying(-640, 40, 8) } : layer)),
}

const frame = svg(
  size,
  path(
    'M0 0H1280V720H0ZM90 70Q60 70 60 100V560Q60 590 90 590H1190Q1220 590 1220 560V100Q1220 70 1190 70Z',
    '#2a211d',
    'fill-rule="evenodd"',
  ) +
    path('M0 640H1280V720H0Z', '#1b1512') +
    rect(0, 628, 1280, 12, '#7a4a2a') +
    line('M90 70Q60 70 60 100V560Q60 590 90 590H1190Q1220 590 1220 560V100Q1220 70 1190 70Z', '#c9a36a', 5) +
    path('M120 590L300 70L420 70L240 590Z', '#ffffff', 'opacity="0.05"') +
    rect(560, 604, 160, 10, '#c9a36a', 'rx="5"'),
)

type Ride = {
  skies: readonly (readonly [number, string])[]
  far: string
  near: string
  stars?: number
  town?: Block
  firs?: string
  light?: string
}

/** The window of a train, and the land that passes behind it. */
function ride({ skies, far, near, stars: seed, town, firs, light }: Ride): Picture {
  const seconds = 8
  const wood = firs
    ? twice(Array.from({ length: 26 }, (_, n) => fir(24 + n * 49, 590 + (n % 4) * 10, 120 + ((n * 37) % 70), firs)).join(''), 1280)
    : ''
  const poles = twice(
    [0, 1].map((n) => rect(300 + n * 640, 180, 10, 420, '#15110f') + rect(270 + n * 640, 210, 70, 7, '#15110f')).join(''),
    1280,
  )
  return {
    ...size,
    seconds,
    rate: 12,
    background: svg(
      size,
      sky(size, skies) +
        (seed === undefined ? '' : stars({ width: 1280, height: 360 }, 150, seed)) +
        (light ? glow('lamp', 900, 250, 260, light, 0.9) + circle(900, 250, 46, light) : ''),
    ),
    layers: [
      { svg: svg(wide, ground(wide, hills(8, { base: 400, amplitude: 46, period: 1280 }), far)), x: scrolling(1280, seconds) },
      {
        svg: svg(wide, (town ? houses(town) : ground(wide, hills(15, { base: 520, amplitude: 26, period: 1280 }), near)) + wood),
        x: scrolling(1280, seconds, 2),
      },
      { svg: svg(wide, poles), x: scrolling(1280, seconds, 6) },
      { svg: frame, y: swaying(-2, 2, seconds, 8) },
    ],
  }
}

const dark = ['#ffd27a', '#ffe6ad', '#9fd0ff', '#ff9d5c']

/** What passes by from the departure in the evening to the sea in the morning. */
export const nightTrain = {
  departure: ride({
    skies: [
      [0, '#2b2457'],
      [0.6, '#d2647a'],
      [1, '#ffb27a'],
    ],
    far: '#6a3f6e',
    near: '#3b2650',
    town: { seed: 5, base: 620, low: 60, high: 260, wall: '#2b1f42', lit: dark, share: 0.5, pane: 12 },
  }),
  plain: ride({
    skies: [
      [0, '#0b1433'],
      [0.7, '#2f4a78'],
      [1, '#5f7a9c'],
    ],
    far: '#1d2f52',
    near: '#101d38',
    stars: 3,
    light: '#f3ead0',
  }),
  mountains: ride({
    skies: [
      [0, '#060b1d'],
      [0.8, '#1a2f57'],
    ],
    far: '#2b4470',
    near: '#0d1a30',
    stars: 21,
    firs: '#081222',
  }),
  snow: ride({
    skies: [
      [0, '#5d7ea6'],
      [0.6, '#d9c6d6'],
      [1, '#f9dfc9'],
    ],
    far: '#c9d6e6',
    near: '#eef3f8',
    firs: '#31506a',
  }),
  seaside: ride({
    skies: [
      [0, '#78b7d8'],
      [0.6, '#ffe9c4'],
      [1, '#ffd9a6'],
    ],
    far: '#4a9bb5',
    near: '#d9b77e',
    light: '#fff6dd',
  }),
}

const drops = (seed: number, count: number, length: number, opacity: number): string => {
  const random = randomOf(seed)
  const marks = Array.from({ length: count }, () => {
    const [x, y] = [random() * 1280, random() * 720]
    return line(`M${x.toFixed(0)} ${y.toFixed(0)}l-6 ${length}`, '#d6e4f5', 2, `opacity="${(opacity * (0.4 + 0.6 * random())).toFixed(2)}"`)
  }).join('')
  return svg({ width: 1280, height: 1440 }, `${marks}<g transform="translate(0 720)">${marks}</g>`)
}

const lights = ['#ff8a63', '#ffd27a', '#6fd3a0', '#8fbaff', '#ff5f7e']

/** Out-of-focus lights behind a wet window. */
export const rain: Picture = {
  ...size,
  seconds: 6,
  rate: 20,
  background: svg(
    size,
    sky(size, [
      [0, '#0d1326'],
      [1, '#25213f'],
    ]) +
      (() => {
        const random = randomOf(17)
        return Array.from({ length: 46 }, (_, n) => {
          const [x, y, radius] = [random() * 1280, 180 + random() * 440, 22 + random() * 52]
          const colour = lights[n % lights.length] ?? ''
          return circle(x, y, radius, colour, `opacity="${(0.16 + 0.34 * random()).toFixed(2)}"`)
        }).join('')
      })(),
  ),
  layers: [
    { svg: drops(3, 150, 34, 0.45), y: falling(720, 1.5) },
    { svg: drops(8, 60, 70, 0.7), y: falling(720, 1) },
  ],
}

const routes: readonly { d: string; colour: string; stops: readonly (readonly [number, number])[] }[] = [
  {
    d: 'M60 560H380L620 320H1220',
    colour: '#ff8a63',
    stops: [
      [140, 560],
      [300, 560],
      [500, 440],
      [700, 320],
      [880, 320],
      [1080, 320],
    ],
  },
  {
    d: 'M160 80V260L420 520H860L1120 660',
    colour: '#8fbaff',
    stops: [
      [160, 150],
      [240, 340],
      [420, 520],
      [600, 520],
      [760, 520],
      [990, 590],
    ],
  },
  {
    d: 'M1180 90L880 200L640 440V690',
    colour: '#6fd3a0',
    stops: [
      [1040, 142],
      [880, 200],
      [740, 340],
      [640, 440],
      [640, 590],
    ],
  },
  {
    d: 'M60 250H560L760 110H1220',
    colour: '#f2c14e',
    stops: [
      [120, 250],
      [360, 250],
      [520, 250],
      [760, 110],
      [960, 110],
    ],
  },
]

const train = (colour: string): Layer['svg'] =>
  svg({ width: 56, height: 56 }, circle(28, 28, 26, colour, 'opacity="0.35"') + circle(28, 28, 15, '#ffffff') + circle(28, 28, 9, colour))

/** Trains as dots on the map of an underground railway. Each goes along a straight part of its line and back. */
export const undergroundMap: Picture = {
  ...size,
  seconds: 6,
  rate: 20,
  background: svg(
    size,
    rect(0, 0, 1280, 720, '#181b22') +
      Array.from({ length: 17 }, (_, n) => line(`M${n * 80} 0V720M0 ${n * 80}H1280`, '#222631', 1)).join('') +
      path('M0 420Q300 360 520 610T1280 470V560Q1000 600 820 660T420 720Q260 520 0 520Z', '#1f3550') +
      routes.map(({ d, colour }) => line(d, colour, 16, 'stroke-linejoin="round"')).join('') +
      routes.flatMap(({ stops }) => stops.map(([x, y]) => circle(x, y, 13, '#181b22') + circle(x, y, 9, '#f2efe9'))).join(''),
  ),
  layers: [
    { svg: train('#ff8a63'), x: swaying(892, 250, 6), y: '292' },
    { svg: train('#8fbaff'), x: swaying(612, 200, 6, 1, 0.3), y: '492' },
    { svg: train('#6fd3a0'), x: '612', y: swaying(532, 92, 6, 2) },
    { svg: train('#f2c14e'), x: swaying(272, 230, 6, 1, 0.6), y: '222' },
  ],
}
