import { falling, swaying } from '../motion.ts'
import type { Picture } from '../scene.ts'
import { circle, glow, line, path, randomOf, rect, sky, svg } from '../svg.ts'

const upright = { width: 720, height: 1280 }

type Bloom = { petals: number; colour: string; heart: string; radius: number }

/** A flower on its stem, whose foot is in the middle of the lower edge. */
function flower({ petals, colour, heart, radius }: Bloom, height: number, leaf: string): string {
  const [width, x, y] = [radius * 4, radius * 2, radius * 2]
  const crown = Array.from(
    { length: petals },
    (_, n) =>
      `<ellipse cx="${x}" cy="${y - radius * 0.72}" rx="${radius * 0.34}" ry="${radius * 0.66}" fill="${colour}" stroke="#00000022" transform="rotate(${(n * 360) / petals} ${x} ${y})"/>`,
  ).join('')
  return svg(
    { width, height },
    line(`M${x} ${height}Q${x - 18} ${height * 0.6} ${x} ${y}`, leaf, 11) +
      path(
        `M${x - 6} ${height * 0.78}q${radius * 1.2} ${-radius * 0.9} ${radius * 1.5} ${-radius * 0.2}q${-radius * 0.6} ${radius * 0.8} ${-radius * 1.5} ${radius * 0.2}Z`,
        leaf,
      ) +
      path(
        `M${x - 6} ${height * 0.66}q${-radius * 1.2} ${-radius * 0.9} ${-radius * 1.5} ${-radius * 0.2}q${radius * 0.6} ${radius * 0.8} ${radius * 1.5} ${radius * 0.2}Z`,
        leaf,
      ) +
      crown +
      circle(x, y, radius * 0.36, heart),
  )
}

export const flowers: Picture = {
  ...upright,
  seconds: 6,
  rate: 20,
  background: svg(
    upright,
    sky(upright, [
      [0, '#8ecae6'],
      [0.55, '#e6f4e4'],
      [1, '#bfe0a8'],
    ]) +
      glow('sun', 560, 190, 330, '#fff1c2', 0.95) +
      circle(560, 190, 80, '#ffe08a') +
      path('M0 1010Q200 930 400 1000T720 970V1280H0Z', '#7fb069') +
      path('M0 1120Q260 1050 460 1110T720 1090V1280H0Z', '#4f8a4c'),
  ),
  layers: [
    {
      svg: flower({ petals: 8, colour: '#f7f3ea', heart: '#f2b33d', radius: 76 }, 640, '#3f7a45'),
      x: swaying(20, 12, 6, 1, 0.2),
      y: '660',
    },
    { svg: flower({ petals: 6, colour: '#e0527e', heart: '#7a1f42', radius: 92 }, 760, '#35703f'), x: swaying(330, 16, 6), y: '560' },
    {
      svg: flower({ petals: 12, colour: '#f2a33d', heart: '#6b3a1c', radius: 110 }, 900, '#2f6a3c'),
      x: swaying(110, 20, 6, 1, 0.5),
      y: '400',
    },
    {
      svg: svg(
        { width: 70, height: 50 },
        path('M35 25Q6 -14 8 24Q6 52 35 25Z', '#5a7bd8') +
          path('M35 25Q64 -14 62 24Q64 52 35 25Z', '#7f9cf0') +
          rect(33, 10, 4, 32, '#23305a', 'rx="2"'),
      ),
      x: swaying(360, 190, 6, 1, 0.1),
      y: swaying(330, 90, 6, 2),
    },
  ],
}

function fish(colour: string, fin: string, scale: number, faces: 'left' | 'right'): string {
  const body =
    path('M30 50Q80 4 150 50Q80 96 30 50Z', colour) +
    path('M40 50L2 20Q14 50 2 80Z', fin) +
    path('M80 28Q104 4 118 32Z', fin) +
    circle(122, 44, 6, '#ffffff') +
    circle(124, 44, 3.4, '#14202a') +
    path('M92 30Q86 50 92 70', 'none', 'stroke="#ffffff" stroke-opacity="0.7" stroke-width="7"')
  const mirrored = faces === 'left' ? 'translate(160 0) scale(-1 1)' : ''
  return svg(
    { width: Math.round(160 * scale), height: Math.round(100 * scale) },
    `<g transform="scale(${scale})"><g transform="${mirrored}">${body}</g></g>`,
  )
}

const weeds = (seed: number): string => {
  const random = randomOf(seed)
  return Array.from({ length: 16 }, (_, n) => {
    const [x, height] = [30 + n * 82 + random() * 30, 110 + random() * 210]
    return line(
      `M${x.toFixed(0)} 700q${(20 + random() * 20).toFixed(0)} ${(-height / 2).toFixed(0)} 0 ${(-height).toFixed(0)}`,
      n % 2 ? '#2c8f6d' : '#1d6e63',
      12 + random() * 8,
    )
  }).join('')
}

const bubbles = (() => {
  const random = randomOf(60)
  const dots = Array.from({ length: 26 }, () =>
    circle(random() * 1280, random() * 720, 4 + random() * 11, '#d6f6ff', 'opacity="0.45"'),
  ).join('')
  return svg({ width: 1280, height: 1440 }, `${dots}<g transform="translate(0 720)">${dots}</g>`)
})()

export const aquarium: Picture = {
  width: 1280,
  height: 720,
  seconds: 8,
  rate: 20,
  background: svg(
    { width: 1280, height: 720 },
    sky({ width: 1280, height: 720 }, [
      [0, '#35b6d6'],
      [0.6, '#0f6f9c'],
      [1, '#0a3a5e'],
    ]) +
      [200, 520, 860].map((x) => path(`M${x} 0L${x + 120} 0L${x - 60} 720L${x - 330} 720Z`, '#ffffff', 'opacity="0.07"')).join('') +
      path('M0 660Q320 620 640 662T1280 640V720H0Z', '#d9b77e') +
      weeds(5),
  ),
  layers: [
    { svg: bubbles, y: falling(720, 4).replace(/^(.*)-720$/, '-($1)') },
    { svg: fish('#ff7a45', '#e0501f', 1.7, 'right'), x: 'mod(t*200+500,1600)-300', y: swaying(250, 24, 8, 2) },
    { svg: fish('#f2c14e', '#d9912a', 1.1, 'left'), x: '1300-mod(t*200+700,1600)', y: swaying(430, 18, 8, 2, 0.3) },
    { svg: fish('#8f6be0', '#6a45c0', 0.9, 'right'), x: 'mod(t*400+200,1600)-300', y: swaying(140, 16, 8, 1, 0.6) },
    { svg: fish('#ff6b8a', '#d13f66', 0.75, 'left'), x: '1300-mod(t*200+150,1600)', y: swaying(330, 14, 8, 3) },
  ],
}
