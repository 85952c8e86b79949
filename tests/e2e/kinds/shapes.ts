import { aac, card, coded, type Corners, type Kind, made, tone, x264 } from './recipe.ts'

/** An mp4 whose matrix turns or mirrors the picture. */
const turned = (what: string, name: string, matrix: readonly [number, number, number, number], corners: Corners, shape = 16 / 9): Kind =>
  made(
    what,
    name,
    async ({ ffmpeg, pathOf, turn }) => {
      await ffmpeg([...card(), ...tone(), ...x264, ...aac, pathOf(name)])
      return turn(pathOf(name), matrix)
    },
    { corners, shape },
  )

const sized = (what: string, name: string, width: number, height: number, shape = width / height): Kind =>
  coded(what, name, { card: { width, height }, encode: [...x264, ...aac] }, { shape })

/** @param shown pictures per second that are to be seen: at least one, at most sixty */
const rated = (what: string, name: string, rate: number, seconds: number, shown = rate): Kind =>
  coded(what, name, { card: { rate, seconds }, sound: { seconds }, encode: [...x264, ...aac] }, { duration: seconds, rate: shown })

const oddly = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv444p']

/** Shapes, orientations, frame rates and lengths. */
export const shapes: readonly Kind[] = [
  turned('turned by a quarter, as a phone held upright', 'quarter.mp4', [0, 1, -1, 0], ['blue', 'red', 'yellow', 'lime'], 9 / 16),
  turned('turned by a half', 'half.mp4', [-1, 0, 0, -1], ['yellow', 'blue', 'lime', 'red']),
  turned('turned by three quarters', 'three-quarters.mp4', [0, -1, 1, 0], ['lime', 'yellow', 'red', 'blue'], 9 / 16),
  turned('mirrored from left to right', 'mirror.mp4', [-1, 0, 0, 1], ['lime', 'red', 'yellow', 'blue']),
  turned('mirrored from top to bottom', 'flip.mp4', [1, 0, 0, -1], ['blue', 'yellow', 'red', 'lime']),
  sized('upright', 'portrait.mp4', 180, 320),
  sized('a square', 'square.mp4', 240, 240),
  sized('very wide', 'wide.mp4', 1920, 80),
  coded(
    'very high',
    'high.mp4',
    { card: { width: 32, height: 2160, seconds: 1 }, sound: { seconds: 1 }, encode: [...x264, ...aac] },
    { duration: 1, shape: 32 / 2160 },
  ),
  sized('very small', 'small.mp4', 16, 16),
  coded('sides of odd length', 'odd.mp4', { card: { width: 321, height: 241 }, encode: [...oddly, ...aac] }, { shape: 321 / 241 }),
  coded('pixels that are not square', 'anamorphic.mp4', {
    card: { width: 240, height: 180 },
    encode: [...x264, '-vf', 'setsar=4/3', ...aac],
  }),
  coded('interlaced', 'tape.mp4', { encode: [...x264, '-flags', '+ilme+ildct', '-x264-params', 'interlaced=1', ...aac] }),
  rated('one picture in ten seconds', 'slow.mp4', 0.1, 20, 1),
  rated('one picture per second', 'one.mp4', 1, 3),
  rated('23.976 pictures per second', 'cinema.mp4', 24_000 / 1001, 2),
  rated('59.94 pictures per second', 'fast.mp4', 60_000 / 1001, 2),
  rated('120 pictures per second', 'sport.mp4', 120, 1, 60),
  rated('240 pictures per second', 'slow-motion.mp4', 240, 1, 60),
  coded(
    'a variable frame rate',
    'variable.mkv',
    { encode: ['-vf', "select='lt(mod(n,10),3)+gt(t,1)'", '-vsync', 'vfr', ...x264, ...aac] },
    { rate: undefined },
  ),
  coded(
    'a tenth of a second',
    'blink.mp4',
    { card: { seconds: 0.12 }, sound: { seconds: 0.12 }, encode: [...x264, ...aac] },
    { duration: 0.12, tone: undefined, rate: null },
  ),
  coded('a single picture', 'still.mp4', { card: { seconds: 1, rate: 1 }, sound: null, encode: x264 }, { duration: 1, rate: null }),
  coded(
    'three hours',
    'hours.mp4',
    { card: { width: 160, height: 90, seconds: 10_800, rate: 1 }, sound: null, encode: x264 },
    { duration: 10_800, rate: 1 },
  ),
]
