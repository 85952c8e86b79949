import { scrolling, swaying } from '../motion.ts'
import type { Picture } from '../scene.ts'
import { linear, path, rect, sky, svg, twice } from '../svg.ts'

const size = { width: 1280, height: 720 }
const wide = { width: 2560, height: 720 }

/** Two frequencies in one another, as the screen of an oscilloscope draws them: ffmpeg does, of a sound that is not heard. */
export const lissajous: Picture = {
  ...size,
  seconds: 12,
  rate: 12,
  graph:
    "aevalsrc='0.5*sin(2*PI*60*t)+0.22*sin(2*PI*180*t+t)|0.5*sin(2*PI*40*t+t/2)+0.22*sin(2*PI*120*t)':s=8000," +
    'avectorscope=s=720x720:rate=12:zoom=1.25:draw=line:rc=255:gc=150:bc=90:rf=7:gf=10:bf=9,pad=1280:720:280:0:black',
  layers: [],
}

const ribbons = [
  { colour: '#1f5fbf', middle: 300, height: 120, turns: 2 },
  { colour: '#6fd3a0', middle: 360, height: 150, turns: 1 },
  { colour: '#ffb45c', middle: 390, height: 90, turns: 3 },
  { colour: '#ff6b5c', middle: 430, height: 120, turns: 2 },
] as const

function ribbon({ colour, middle, height, turns }: (typeof ribbons)[number]): string {
  const points = Array.from({ length: 129 }, (_, n) => {
    const [x, angle] = [n * 10, (n / 128) * 2 * Math.PI]
    return { x, y: middle + height * Math.sin(angle * turns) * (0.6 + 0.4 * Math.cos(angle)) }
  })
  const thickness = (x: number): number => 30 + 22 * Math.sin((x / 1280) * 4 * Math.PI)
  const upper = points.map(({ x, y }) => `${x} ${y.toFixed(1)}`).join('L')
  const lower = points
    .toReversed()
    .map(({ x, y }) => `${x} ${(y + thickness(x)).toFixed(1)}`)
    .join('L')
  return svg(wide, twice(path(`M${upper}L${lower}Z`, colour, 'opacity="0.82"'), 1280))
}

/** Strings that swing, each with its own speed. */
export const strings: Picture = {
  ...size,
  seconds: 6,
  rate: 20,
  background: svg(
    size,
    sky(size, [
      [0, '#fbf1da'],
      [1, '#f3d9c0'],
    ]),
  ),
  layers: ribbons.map((shape, index) => ({
    svg: ribbon(shape),
    x: scrolling(1280, 6, 1 + (index % 2)),
    y: swaying(0, 26, 6, index + 1, index / 4),
  })),
}

const bar = (): string =>
  svg(
    { width: 52, height: 520 },
    `<defs>${linear('bar', [
      [0, '#ffb45c'],
      [0.3, '#ff6b5c'],
      [1, '#7a2f8f'],
    ])}</defs>${rect(0, 0, 52, 520, 'url(#bar)', 'rx="10"')}`,
  )

/** Bars that rise and fall, above their reflection. */
export const equaliser: Picture = {
  ...size,
  seconds: 6,
  rate: 20,
  background: svg(
    size,
    sky(size, [
      [0, '#0f1024'],
      [1, '#2a1b4a'],
    ]),
  ),
  layers: [
    ...Array.from({ length: 16 }, (_, n) => ({
      svg: bar(),
      x: String(70 + n * 72),
      y: swaying(Math.round(330 - 110 * Math.sin((n / 15) * Math.PI)), 60 + ((n * 29) % 70), 6, 2 + ((n * 5) % 6), (n * 0.37) % 1),
    })),
    {
      svg: svg(
        size,
        `<defs>${linear('floor', [
          [0, '#0f1024', 0.78],
          [1, '#0f1024'],
        ])}</defs>${rect(0, 560, 1280, 160, 'url(#floor)')}${rect(0, 556, 1280, 3, '#ffd9b0')}`,
      ),
    },
  ],
}
