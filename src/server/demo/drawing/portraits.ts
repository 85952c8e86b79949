import { loadSharp } from '../../../storage/sharp.ts'
import { circle, line, linear, path, randomOf, rect, svg } from './svg.ts'

/** How a creator's avatar and banner are drawn: a sign in a square of 100 pixels, on a gradient between two colours. */
export type Look = { sign: Sign; from: string; to: string; ink: string }

const triangles = (x: number, y: number, side: number, depth: number): string =>
  depth === 0
    ? `M${x} ${y}l${side} 0l${-side / 2} ${-side * 0.87}Z`
    : [
        triangles(x, y, side / 2, depth - 1),
        triangles(x + side / 2, y, side / 2, depth - 1),
        triangles(x + side / 4, y - side * 0.435, side / 2, depth - 1),
      ].join('')

const signs = {
  fractal: (ink: string) => path(triangles(12, 84, 76, 3), ink),
  sail: (ink: string) =>
    path('M52 12L52 66L20 66Q44 46 52 12Z', ink) +
    path('M57 24L57 66L80 66Q70 44 57 24Z', ink, 'opacity="0.7"') +
    line('M12 78q10 -9 19 0t19 0t19 0t19 0', ink, 5),
  window: (ink: string) =>
    line('M30 26L66 16L74 52L38 62Z', ink, 6, 'stroke-linejoin="round"') +
    path('M34 66L20 92L86 78L72 56Z', ink, 'opacity="0.55"') +
    circle(52, 39, 6, ink),
  planet: (ink: string) =>
    circle(50, 50, 24, ink) +
    `<ellipse cx="50" cy="50" rx="42" ry="12" fill="none" stroke="${ink}" stroke-width="5" transform="rotate(-22 50 50)"/>` +
    circle(18, 22, 3, ink) +
    circle(84, 78, 2.4, ink) +
    circle(80, 16, 2, ink),
  train: (ink: string) =>
    path(
      'M30 16H70Q80 16 80 28V64Q80 74 70 74H30Q20 74 20 64V28Q20 16 30 16ZM30 28V46H47V28ZM53 28V46H70V28Z',
      ink,
      'fill-rule="evenodd"',
    ) + line('M34 78L24 92M66 78L76 92', ink, 5),
  mountains: (ink: string) =>
    path('M8 84L38 34L58 66L68 52L92 84Z', ink) +
    circle(70, 28, 11, ink, 'opacity="0.8"') +
    path('M8 84L30 60L46 84Z', ink, 'opacity="0.4"'),
  waves: (ink: string) =>
    [30, 50, 70].map((y, n) => line(`M12 ${y}q9.5 ${-22 + n * 4} 19 0t19 0t19 0t19 0`, ink, 6, `opacity="${1 - n * 0.22}"`)).join(''),
  leaf: (ink: string) => path('M50 88V50Q50 22 20 18Q18 50 50 54Q52 30 82 26Q84 58 50 62V88Z', ink) + line('M50 92V56', ink, 5),
} as const
type Sign = keyof typeof signs

const ground = ({ from, to }: Look, width: number, height: number): string =>
  `<defs>${linear(
    'ground',
    [
      [0, from],
      [1, to],
    ],
    { x1: 0, y1: 0, x2: 1, y2: 1 },
  )}</defs>${rect(0, 0, width, height, 'url(#ground)')}`

const avatarSize = 512
const bannerSize = { width: 1920, height: 480 }

export function avatarSvg(look: Look): string {
  const size = { width: avatarSize, height: avatarSize }
  return svg(size, `${ground(look, avatarSize, avatarSize)}<g transform="translate(86 86) scale(3.4)">${signs[look.sign](look.ink)}</g>`)
}

/** The sign again and again, small and large, over wide circles of light. */
export function bannerSvg(look: Look, seed: number): string {
  const random = randomOf(seed)
  const { width, height } = bannerSize
  const lights = Array.from({ length: 5 }, () =>
    circle(random() * width, random() * height, 140 + random() * 260, '#ffffff', 'opacity="0.06"'),
  )
  const drawn = Array.from({ length: 18 }, (_, n) => {
    const [scale, angle] = [0.7 + random() * 2.6, random() * 50 - 25]
    const [x, y] = [(n / 18) * width + random() * 60 - 60, random() * height - scale * 60]
    const opacity = (0.1 + random() * 0.3).toFixed(2)
    return `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${angle.toFixed(0)}) scale(${scale.toFixed(2)})" opacity="${opacity}">${signs[look.sign](look.ink)}</g>`
  })
  return svg(bannerSize, ground(look, width, height) + lights.join('') + drawn.join(''))
}

/** Writes a drawing as WebP. */
export async function savePortrait(drawing: string, target: string): Promise<void> {
  const sharp = await loadSharp()
  await sharp(Buffer.from(drawing)).webp({ quality: 82 }).toFile(target)
}
