import { scrolling, swaying } from '../motion.ts'
import type { Layer, Picture } from '../scene.ts'
import { circle, glow, ground, hills, line, path, randomOf, rect, sky, stars, svg, twice } from '../svg.ts'

const size = { width: 1280, height: 720 }
const wide = { width: 2560, height: 720 }
const horizon = 430

type Hour = {
  seconds: number
  rate: number
  sky: readonly (readonly [number, string])[]
  /** from the horizon to the lower edge */
  water: readonly (readonly [number, string])[]
  glint: string
  /** its height above the horizon may be negative: it is setting */
  light?: { x: number; y: number; radius: number; colour: string; halo: string }
  starsSeed?: number
  /** colour of a coast on the horizon */
  coast?: string
}

function glints({ glint }: Hour, seed: number, count: number, from: number, to: number): Layer['svg'] {
  const random = randomOf(seed)
  const marks = Array.from({ length: count }, () => {
    const depth = random() ** 1.4
    const y = from + depth * (to - from)
    return rect(
      random() * 1280,
      y,
      14 + depth * 90 * random() + 10,
      1.5 + depth * 4,
      glint,
      `rx="2" opacity="${(0.12 + 0.4 * random()).toFixed(2)}"`,
    )
  })
  return svg(wide, twice(marks.join(''), 1280))
}

const boat = (hull: string, sail: string, jib: string): string =>
  svg(
    { width: 260, height: 300 },
    path('M128 12L128 232L28 232Q96 150 128 12Z', sail) +
      path('M138 40L138 232L226 232Q196 140 138 40Z', jib) +
      rect(130, 6, 5, 240, hull) +
      path('M12 242L248 242Q228 286 190 288L66 288Q32 284 12 242Z', hull),
  )

const gulls = (colour: string): string =>
  svg(
    { width: 240, height: 90 },
    [
      [20, 40, 1],
      [90, 14, 0.8],
      [150, 50, 1.2],
    ]
      .map(([x = 0, y = 0, scale = 1]) =>
        line(
          `M${x} ${y}q${14 * scale} ${-14 * scale} ${22 * scale} 2q${8 * scale} ${-16 * scale} ${24 * scale} ${-4 * scale}`,
          colour,
          3.5,
        ),
      )
      .join(''),
  )

/** The sea under a sky, without anything on it. */
export function openSea(hour: Hour, layers: readonly Layer[] = []): Picture {
  const { light } = hour
  const sun = light
    ? glow('halo', light.x, light.y, light.radius * 4.2, light.halo) + circle(light.x, light.y, light.radius, light.colour)
    : ''
  const water = `<defs><linearGradient id="water" x1="0" y1="0" x2="0" y2="1">${hour.water
    .map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`)
    .join('')}</linearGradient></defs>${rect(0, horizon, 1280, 720 - horizon, 'url(#water)')}`
  const column = light
    ? Array.from({ length: 26 }, (_, n) => {
        const [y, half] = [horizon + 4 + n * 11, light.radius * (0.5 + n * 0.055) * (n % 3 === 0 ? 1.3 : 0.8)]
        return rect(light.x - half, y, half * 2, 5, light.colour, `rx="3" opacity="${(0.75 - n * 0.022).toFixed(2)}"`)
      }).join('')
    : ''
  const coast = hour.coast
    ? ground({ width: 1280, height: horizon + 1 }, hills(31, { base: horizon - 26, amplitude: 26, period: 1280 }), hour.coast)
    : ''
  const night = hour.starsSeed === undefined ? '' : stars({ width: 1280, height: horizon - 20 }, 170, hour.starsSeed)
  return {
    ...size,
    seconds: hour.seconds,
    rate: hour.rate,
    background: svg(size, sky(size, hour.sky) + night + sun + coast + water + column),
    layers: [
      { svg: glints(hour, 3, 90, horizon + 3, 560), x: scrolling(1280, hour.seconds * 2, 1) },
      ...layers,
      { svg: glints(hour, 9, 60, 560, 712), x: scrolling(1280, hour.seconds, 1) },
    ].map((layer, index) => (index === 0 ? { ...layer, x: swaying(-640, 60, hour.seconds, 1) } : layer)),
  }
}

export const sunset = openSea(
  {
    seconds: 6,
    rate: 20,
    sky: [
      [0, '#2b1d4f'],
      [0.28, '#7a2f63'],
      [0.46, '#d8503f'],
      [0.6, '#ffb45c'],
    ],
    water: [
      [0, '#c9603f'],
      [0.3, '#7d3553'],
      [1, '#1d1a3d'],
    ],
    glint: '#ffd9a0',
    light: { x: 820, y: 372, radius: 74, colour: '#ffe2a6', halo: '#ff9d4d' },
    coast: '#5b2653',
  },
  [{ svg: boat('#1b1430', '#2b1c3f', '#33224a'), x: swaying(300, 26, 6), y: swaying(232, 6, 6, 2) }],
)

export const calmMorning: Picture = openSea(
  {
    seconds: 6,
    rate: 20,
    sky: [
      [0, '#8fb7d4'],
      [0.35, '#cfe0e6'],
      [0.6, '#fdeed6'],
    ],
    water: [
      [0, '#dfe6df'],
      [0.4, '#9fc3c9'],
      [1, '#4f8797'],
    ],
    glint: '#ffffff',
    light: { x: 380, y: 330, radius: 46, colour: '#fffaf0', halo: '#ffe9bf' },
    coast: '#a9bec4',
  },
  [
    { svg: boat('#35565f', '#f7f1e6', '#c43f1f'), x: swaying(830, 14, 6), y: swaying(228, 5, 6, 2) },
    { svg: gulls('#33535d'), x: swaying(560, 60, 6), y: swaying(150, 16, 6, 1, 0.25) },
  ],
)

const noon: Hour = {
  seconds: 8,
  rate: 12,
  sky: [
    [0, '#2f7fc4'],
    [0.6, '#bfe3f2'],
  ],
  water: [
    [0, '#3f9dc0'],
    [1, '#0e4470'],
  ],
  glint: '#e8fbff',
  coast: '#5d8f86',
}

const night: Hour = {
  seconds: 8,
  rate: 12,
  sky: [
    [0, '#050a1f'],
    [0.6, '#16325c'],
  ],
  water: [
    [0, '#12305a'],
    [1, '#030816'],
  ],
  glint: '#a9c8f0',
  light: { x: 980, y: 130, radius: 42, colour: '#f6f0da', halo: '#8fb0e0' },
  starsSeed: 12,
}

const sails = { noon: boat('#7a2a18', '#fffdf6', '#f2c14e'), night: boat('#0a1428', '#56779f', '#41608a') }
const underWay = (drawing: string, seconds: number): Layer => ({
  svg: drawing,
  x: swaying(520, 34, seconds),
  y: swaying(230, 10, seconds, 2),
})

const dawn: Hour = {
  seconds: 6,
  rate: 12,
  sky: [
    [0, '#34406e'],
    [0.3, '#8a6f9f'],
    [0.48, '#e8a0a0'],
    [0.6, '#ffd9c0'],
  ],
  water: [
    [0, '#d99aa3'],
    [0.35, '#7a6f9c'],
    [1, '#2b3862'],
  ],
  glint: '#ffe6dc',
  light: { x: 250, y: 418, radius: 60, colour: '#fff0dd', halo: '#ffb3a0' },
}

const dusk: Hour = {
  seconds: 6,
  rate: 12,
  sky: [
    [0, '#123a4f'],
    [0.35, '#3f7a72'],
    [0.5, '#e0a34f'],
    [0.6, '#ffd98a'],
  ],
  water: [
    [0, '#c98a3f'],
    [0.35, '#2f6a68'],
    [1, '#0b2a3a'],
  ],
  glint: '#ffe6a8',
  light: { x: 330, y: 392, radius: 64, colour: '#fff3c4', halo: '#ffb84d' },
  coast: '#14424f',
}

/** The hours of a long crossing, in their order. */
export const crossing = {
  morning: openSea(dawn, [
    underWay(boat('#2a2440', '#f4ead8', '#5f7fb0'), 6),
    { svg: gulls('#4a3f66'), x: swaying(880, 90, 6), y: swaying(110, 18, 6, 1, 0.25) },
  ]),
  noon: openSea(noon, [underWay(sails.noon, 8), { svg: gulls('#ffffff'), x: swaying(250, 120, 8), y: swaying(120, 20, 8, 1, 0.25) }]),
  evening: openSea(dusk, [underWay(boat('#0c2028', '#173a44', '#1f4a52'), 6)]),
  night: openSea(night, [underWay(sails.night, 8)]),
}

const lighthouse =
  path('M352 720L352 640Q460 560 640 566Q820 560 928 640L928 720Z', '#0b1322') +
  path('M600 580L614 232L666 232L680 580Z', '#e9e2d4') +
  path('M608 400L611 330L669 330L672 400Z', '#b4371a') +
  path('M602 530L605 460L675 460L678 530Z', '#b4371a') +
  rect(602, 214, 76, 18, '#2a2f3a') +
  rect(614, 168, 52, 46, '#ffe9b0') +
  path('M606 168L640 138L674 168Z', '#b4371a')

const beam = svg(
  { width: 1800, height: 1800 },
  `<defs><linearGradient id="beam"><stop offset="0" stop-color="#ffeec0" stop-opacity="0"/><stop offset="0.5" stop-color="#ffeec0" stop-opacity="0.85"/><stop offset="1" stop-color="#ffeec0" stop-opacity="0"/></linearGradient></defs>` +
    path('M900 900L0 760L0 1040Z', 'url(#beam)') +
    path('M900 900L1800 760L1800 1040Z', 'url(#beam)'),
)

export const lighthouseInMist: Picture = {
  ...size,
  seconds: 6,
  rate: 15,
  background: svg(
    size,
    sky(size, [
      [0, '#0a1733'],
      [0.7, '#35507c'],
      [1, '#6c7f98'],
    ]) + stars({ width: 1280, height: 320 }, 120, 5),
  ),
  layers: [
    { svg: beam, y: '-309', spin: { width: 1280, height: 1000, seconds: 12 } },
    { svg: svg(size, lighthouse + glow('lamp', 640, 191, 130, '#ffe9b0', 0.95)) },
    {
      svg: svg(
        wide,
        twice(Array.from({ length: 7 }, (_, n) => glow(`mist${n}`, 90 + n * 183, 670 + (n % 3) * 26, 230, '#c8d3e0', 0.5)).join(''), 1280),
      ),
      x: scrolling(1280, 6),
    },
  ],
}
