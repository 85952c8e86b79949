import { aac, card, coded, type Kind, made, tone, x264 } from './recipe.ts'

const faststart = ['-movflags', '+faststart']

function hdr(what: string, transfer: string, name: string): Kind {
  const tags = ['-color_primaries', 'bt2020', '-color_trc', transfer, '-colorspace', 'bt2020nc']
  const own = ['-x265-params', `log-level=none:colorprim=bt2020:transfer=${transfer}:colormatrix=bt2020nc`]
  const encode = ['-c:v', 'libx265', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p10le', '-tag:v', 'hvc1', ...tags, ...own, ...aac]
  return coded(what, name, { card: { seconds: 1 }, sound: { seconds: 1 }, encode }, { duration: 1 })
}

/** Zeros at one of ten places of four seconds. @param percent of the file, where the zeros begin */
const damaged = (percent: number): Kind => {
  const name = `damaged-${percent}.mp4`
  return made(
    `damaged at ${percent} %`,
    name,
    async ({ ffmpeg, pathOf, damage }) => {
      await ffmpeg([...card({ seconds: 4 }), ...tone({ seconds: 4 }), ...x264, '-g', '25', ...aac, ...faststart, pathOf(name)])
      return damage(pathOf(name), percent / 100)
    },
    // The pictures may be hurt anywhere; the rest is there.
    { duration: 4, corners: null, tone: undefined, rate: undefined },
  )
}

/** Several tracks, tracks of different lengths, high dynamic range, damage. */
export const tracks: readonly Kind[] = [
  hdr('high dynamic range: PQ', 'smpte2084', 'pq.mp4'),
  hdr('high dynamic range: HLG', 'arib-std-b67', 'hlg.mp4'),
  coded(
    'sound that ends before the picture',
    'short-sound.mp4',
    { card: { seconds: 3 }, sound: { seconds: 1 }, encode: [...x264, ...aac] },
    { duration: 3 },
  ),
  coded(
    'sound that ends after the picture',
    'long-sound.mp4',
    { card: { seconds: 1 }, sound: { seconds: 3 }, encode: [...x264, ...aac] },
    { duration: 3 },
  ),
  made(
    'sound that begins a second late',
    'late-sound.mkv',
    async ({ ffmpeg, pathOf }) => {
      const inputs = [...card({ seconds: 3 }), '-itsoffset', '1', ...tone({ seconds: 2 })]
      await ffmpeg([...inputs, ...x264, ...aac, pathOf('late-sound.mkv')])
      return pathOf('late-sound.mkv')
    },
    { duration: 3, tone: undefined },
  ),
  made('two sound tracks: the first is heard', 'two-sounds.mp4', async ({ ffmpeg, pathOf }) => {
    const maps = ['-map', '0:v', '-map', '1:a', '-map', '2:a']
    await ffmpeg([...card(), ...tone(), ...tone({ tone: 1200 }), ...maps, ...x264, ...aac, pathOf('two-sounds.mp4')])
    return pathOf('two-sounds.mp4')
  }),
  made('two picture tracks: the first is seen', 'two-pictures.mkv', async ({ ffmpeg, pathOf }) => {
    const other = ['-f', 'lavfi', '-i', 'color=white:size=160x160:rate=25:duration=2']
    const maps = ['-map', '0:v', '-map', '1:v', '-map', '2:a']
    await ffmpeg([...card(), ...other, ...tone(), ...maps, ...x264, ...aac, pathOf('two-pictures.mkv')])
    return pathOf('two-pictures.mkv')
  }),
  made('subtitles and a data track beside it', 'titled.mkv', async ({ ffmpeg, pathOf }) => {
    const text = 'data:text/plain,1%0A00:00:00,000 --> 00:00:01,000%0ABonjour%0A'
    await ffmpeg([...card(), ...tone(), '-f', 'srt', '-i', text, ...x264, ...aac, '-c:s', 'srt', pathOf('titled.mkv')])
    return pathOf('titled.mkv')
  }),
  made('a file named .avi that is an mp4', 'misnamed.avi', async ({ ffmpeg, pathOf }) => {
    await ffmpeg([...card(), ...tone(), ...x264, ...aac, '-f', 'mp4', pathOf('misnamed.avi')])
    return pathOf('misnamed.avi')
  }),
  made(
    'the middle of a recording, by an edit list',
    'edited.mp4',
    async ({ ffmpeg, pathOf }) => {
      await ffmpeg([...card({ seconds: 4 }), ...tone({ seconds: 4 }), ...x264, '-g', '100', ...aac, pathOf('whole.mp4')])
      await ffmpeg(['-ss', '1', '-i', pathOf('whole.mp4'), '-c', 'copy', pathOf('edited.mp4')])
      return pathOf('edited.mp4')
    },
    { duration: 3 },
  ),
  ...[20, 28, 36, 44, 52, 60, 68, 76, 84, 92].map(damaged),
]
