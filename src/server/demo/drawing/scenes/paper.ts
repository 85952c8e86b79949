import { falling, swaying } from '../motion.ts'
import type { Picture } from '../scene.ts'
import { circle, fir, glow, ground, hills, path, randomOf, rect, sky, svg } from '../svg.ts'

const size = { width: 1280, height: 720 }
const wide = { width: 1400, height: 720 }

const ranges = [
  { colour: '#e9b7a0', base: 330, amplitude: 60 },
  { colour: '#d58a86', base: 410, amplitude: 58 },
  { colour: '#a9617c', base: 490, amplitude: 50 },
  { colour: '#6d4470', base: 570, amplitude: 40 },
  { colour: '#3a2c55', base: 640, amplitude: 26 },
] as const

/** Sheets of paper, each of which throws a shadow on the one behind it. */
const sheet = (seed: number, colour: string, base: number, amplitude: number): string => {
  const height = hills(seed, { base, amplitude, period: 1400, detail: 6 })
  const shadow = [14, 9, 4].map((above) => ground(wide, (x) => height(x) - above, '#2a1030', 'opacity="0.07"')).join('')
  return svg(wide, shadow + ground(wide, height, colour))
}

export const mountains: Picture = {
  ...size,
  seconds: 6,
  rate: 20,
  background: svg(
    size,
    sky(size, [
      [0, '#f7d9b0'],
      [0.55, '#fbeedd'],
    ]) +
      glow('halo', 860, 210, 300, '#ffcf8a', 0.8) +
      circle(860, 210, 88, '#f0703c'),
  ),
  layers: ranges.map(({ colour, base, amplitude }, index) => ({
    svg: sheet(50 + index * 3, colour, base, amplitude),
    x: swaying(-60, 10 + index * 11, 6),
  })),
}

type Envelope = readonly [string, string, string]

function balloon([one, two, three]: Envelope, scale: number): string {
  const gores = [-1, -0.62, -0.22, 0.22, 0.62, 1]
  const strips = gores
    .slice(1)
    .map((to, n) =>
      path(
        `M100 10Q${100 + (gores[n] ?? 0) * 118} 60 ${100 + (gores[n] ?? 0) * 34} 226L${100 + to * 34} 226Q${100 + to * 118} 60 100 10Z`,
        [one, two, three, two, one][n] ?? one,
      ),
    )
    .join('')
  const basket =
    rect(84, 262, 32, 28, '#6b4426', 'rx="4"') + path('M68 226L86 262H114L132 226Z', 'none', 'stroke="#6b4426" stroke-width="2"')
  return svg({ width: Math.round(200 * scale), height: Math.round(300 * scale) }, `<g transform="scale(${scale})">${strips}${basket}</g>`)
}

const cloud = (scale: number): string =>
  svg(
    { width: Math.round(360 * scale), height: Math.round(150 * scale) },
    `<g transform="scale(${scale})" opacity="0.92">${circle(110, 90, 56, '#ffffff')}${circle(180, 66, 64, '#ffffff')}${circle(256, 92, 52, '#ffffff')}${rect(70, 92, 220, 54, '#ffffff', 'rx="27"')}</g>`,
  )

export const balloons: Picture = {
  ...size,
  seconds: 8,
  rate: 20,
  background: svg(
    size,
    sky(size, [
      [0, '#5aa9d6'],
      [0.7, '#c9e8ee'],
      [1, '#fdf3dc'],
    ]) +
      ground(size, hills(4, { base: 600, amplitude: 34, period: 1280 }), '#8dbd8a') +
      ground(size, hills(14, { base: 655, amplitude: 24, period: 1280 }), '#5c9a72'),
  ),
  layers: [
    { svg: cloud(0.8), x: swaying(120, 60, 8), y: '90' },
    { svg: balloon(['#2a6f97', '#f2efe9', '#f2c14e'], 0.7), x: swaying(920, 26, 8, 1, 0.3), y: swaying(110, 26, 8, 1, 0.6) },
    { svg: balloon(['#6fb08a', '#fbeedd', '#d9534f'], 0.5), x: swaying(250, 20, 8, 1, 0.7), y: swaying(270, 20, 8) },
    { svg: balloon(['#c43f1f', '#ffb45c', '#fbf1da'], 1.45), x: swaying(490, 34, 8), y: swaying(90, 34, 8, 1, 0.25) },
    { svg: cloud(1.1), x: swaying(800, -90, 8), y: '430' },
  ],
}

const tints = ['#c43f1f', '#e5812e', '#f2b33d', '#9c3a1c', '#d9662b'] as const

function leaves(seed: number, count: number, scale: number): string {
  const random = randomOf(seed)
  const shapes = Array.from({ length: count }, (_, n) => {
    const [x, y, angle] = [random() * 1280, random() * 720, random() * 360]
    const leaf =
      path('M0 -26C22 -18 24 12 0 30C-24 12 -22 -18 0 -26Z', tints[n % tints.length] ?? '') +
      path('M0 -22L0 40', 'none', 'stroke="#6b2a12" stroke-width="2.5"')
    return `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${angle.toFixed(0)}) scale(${(scale * (0.7 + random() * 0.6)).toFixed(2)})">${leaf}</g>`
  }).join('')
  return svg({ width: 1280, height: 1440 }, `${shapes}<g transform="translate(0 720)">${shapes}</g>`)
}

const trunks = [
  [90, 60],
  [330, 44],
  [560, 78],
  [850, 50],
  [1080, 90],
] as const

export const autumn: Picture = {
  ...size,
  seconds: 6,
  rate: 20,
  background: svg(
    size,
    sky(size, [
      [0, '#fbe6b8'],
      [0.7, '#f3c27a'],
      [1, '#d98a43'],
    ]) +
      Array.from({ length: 9 }, (_, n) => rect(40 + n * 145, 0, 26, 720, '#c98a55', 'opacity="0.55"')).join('') +
      trunks.map(([x, width]) => path(`M${x} 720L${x + width * 0.14} 0L${x + width * 0.86} 0L${x + width} 720Z`, '#5a3622')).join('') +
      ground(size, hills(3, { base: 668, amplitude: 16, period: 1280 }), '#a4521f'),
  ),
  layers: [
    { svg: leaves(5, 34, 0.8), x: swaying(0, 30, 6), y: falling(720, 6) },
    { svg: leaves(12, 15, 1.7), x: swaying(0, 46, 6, 1, 0.4), y: falling(720, 3) },
  ],
}

const cottage = (x: number, y: number, scale: number, wall: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${rect(0, 0, 130, 90, wall)}${path('M-18 6L65 -66L148 6Z', '#f4f7fb')}${rect(92, -58, 18, 40, '#8a5a44')}${rect(20, 26, 28, 30, '#ffd27a')}${rect(82, 26, 28, 30, '#ffd27a')}${rect(52, 44, 26, 46, '#5a3a2c')}</g>`

function flakes(seed: number, count: number, radius: number): string {
  const random = randomOf(seed)
  const dots = Array.from({ length: count }, () =>
    circle(random() * 1280, random() * 720, radius * (0.5 + random()), '#ffffff', `opacity="${(0.5 + random() * 0.5).toFixed(2)}"`),
  ).join('')
  return svg({ width: 1280, height: 1440 }, `${dots}<g transform="translate(0 720)">${dots}</g>`)
}

export const snowyVillage: Picture = {
  ...size,
  seconds: 6,
  rate: 20,
  background: svg(
    size,
    sky(size, [
      [0, '#27406e'],
      [0.7, '#8fa9cf'],
      [1, '#dfe6f0'],
    ]) +
      ground(size, hills(2, { base: 420, amplitude: 70, period: 1280 }), '#a9bddb') +
      ground(size, hills(18, { base: 520, amplitude: 36, period: 1280 }), '#d3deec') +
      [90, 210, 1010, 1130, 1210].map((x, n) => fir(x, 590 + (n % 2) * 16, 170 - (n % 3) * 30, '#2f5a58')).join('') +
      cottage(330, 500, 1, '#a4492c') +
      cottage(560, 530, 1.25, '#7a5a8a') +
      cottage(830, 505, 0.95, '#3f7a8a') +
      ground(size, hills(30, { base: 640, amplitude: 18, period: 1280 }), '#f7fafd'),
  ),
  layers: [
    { svg: flakes(6, 130, 2.6), x: swaying(0, 18, 6), y: falling(720, 6) },
    { svg: flakes(9, 60, 5), x: swaying(0, 30, 6, 1, 0.5), y: falling(720, 3) },
  ],
}
