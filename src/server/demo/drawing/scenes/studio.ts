import type { Picture } from '../scene.ts'
import { swaying } from '../motion.ts'
import { circle, rect, svg } from '../svg.ts'

const size = { width: 1280, height: 720 }

/** A small picture that is computed pixel by pixel, then enlarged: at full size it would take minutes. */
const painted = (seconds: number, rate: number, red: string, green: string, blue: string): Picture => ({
  ...size,
  seconds,
  rate,
  graph: `nullsrc=size=112x63:rate=${rate},format=gbrp,geq=r='${red}':g='${green}':b='${blue}'`,
  layers: [],
})
const turn = (seconds: number): string => `2*PI*T/${seconds}`

export const plasma = painted(
  6,
  15,
  `128+127*sin(X/9+2*${turn(6)})*sin(Y/12+${turn(6)})`,
  `118+117*sin((X+Y)/13-${turn(6)})`,
  `138+117*sin(hypot(X-56,Y-31)/6-2*${turn(6)})`,
)

export const underWater = painted(
  6,
  15,
  `clip(30+18*sin(X/6+2*${turn(6)})+120*pow(max(0,sin(X/7+Y/11+2*sin(Y/9+${turn(6)}))*sin(Y/6-X/13-${turn(6)})),5),0,255)`,
  `clip(120+38*sin(X/8+Y/6+${turn(6)})+130*pow(max(0,sin(X/7+Y/11+2*sin(Y/9+${turn(6)}))*sin(Y/6-X/13-${turn(6)})),4),0,255)`,
  `clip(170-Y*0.6+40*sin(Y/6+${turn(6)}+sin(X/10+${turn(6)}))+80*pow(max(0,sin(X/7+Y/11+2*sin(Y/9+${turn(6)}))),6),0,255)`,
)

/** The test pattern of ffmpeg, which is not repeated: it counts the seconds. */
export const testPattern: Picture = { ...size, seconds: 15, rate: 15, graph: 'testsrc2=size=1280x720:rate=15', layers: [] }

const rings = (colour: string): string =>
  svg(
    { width: 1500, height: 1500 },
    Array.from(
      { length: 36 },
      (_, n) => `<circle cx="750" cy="750" r="${10 + n * 20}" fill="none" stroke="${colour}" stroke-width="9"/>`,
    ).join(''),
  )

/** Two families of circles that pass over each other. */
export const moire: Picture = {
  ...size,
  seconds: 6,
  rate: 20,
  background: svg(size, rect(0, 0, 1280, 720, '#fbf1da') + circle(640, 360, 300, '#f2c14e')),
  layers: [
    { svg: rings('#c43f1f'), x: swaying(-110, 130, 6), y: '-390' },
    { svg: rings('#1f4f8f'), x: swaying(-110, -130, 6), y: swaying(-390, 70, 6, 1, 0.25) },
  ],
}
