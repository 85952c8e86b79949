import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Colours of the corners: top left, top right, bottom left, bottom right. */
export type Corners = readonly [string, string, string, string]
export const upright: Corners = ['red', 'lime', 'blue', 'yellow']

/** What is seen and heard of a file, from its recipe. */
export type Expected = {
  /** seconds */
  duration: number
  /** width over height */
  shape: number
  /** of the picture, in pixels, when it is not scaled */
  size?: readonly [width: number, height: number]
  /** null where the colours are not those of the card */
  corners: Corners | null
  /** hertz of what is heard at first; null for silence; undefined where it is too short to be measured */
  tone: number | null | undefined
  /** pictures per second; undefined where they come unevenly; null where a single one may be all that is shown */
  rate: number | null | undefined
}

export type Kind = { what: string; name: string; make: (maker: Maker) => Promise<string>; expected: Expected }

/** Makes files in a folder, each with a card of four colours and a tone. */
export type Maker = ReturnType<typeof maker>

export type Card = { width?: number; height?: number; seconds?: number; rate?: number }
export type Sound = { tone?: number; seconds?: number }

export function maker(folder: string) {
  const pathOf = (name: string): string => join(folder, name)
  const ffmpeg = async (args: readonly string[]): Promise<void> => void (await run('ffmpeg', ['-v', 'error', '-y', ...args]))
  return {
    pathOf,
    ffmpeg,
    /** Turns the picture by the matrix of an mp4: `a b c d` of x' = ax + cy, y' = bx + dy. */
    async turn(path: string, [a, b, c, d]: readonly [number, number, number, number]): Promise<string> {
      const bytes = await readFile(path)
      // The track header of version 0: its matrix is 40 bytes after the name.
      const matrix = bytes.indexOf('tkhd') + 4 + 40
      const entries = [a, b, 0, c, d, 0, 0, 0].map((value) => value * 0x1_0000)
      for (const [n, value] of entries.entries()) bytes.writeInt32BE(value, matrix + 4 * n)
      await writeFile(path, bytes)
      return path
    },
    /** Zeros a hundredth of a file, from a position (0–1) on. */
    async damage(path: string, position: number): Promise<string> {
      const bytes = await readFile(path)
      await writeFile(path, bytes.fill(0, Math.floor(bytes.length * position), Math.floor(bytes.length * (position + 0.01))))
      return path
    },
  }
}

/** The card: red and lime above blue and yellow. */
export function card({ width = 320, height = 180, seconds = 2, rate = 25 }: Card = {}): string[] {
  const quarter = (x: string, y: string, colour: string) => `drawbox=x=${x}:y=${y}:w=iw/2:h=ih/2:color=${colour}:t=fill`
  const quarters = [quarter('0', '0', 'red'), quarter('iw/2', '0', 'lime'), quarter('0', 'ih/2', 'blue'), quarter('iw/2', 'ih/2', 'yellow')]
  return ['-f', 'lavfi', '-i', [`color=black:size=${width}x${height}:rate=${rate}:duration=${seconds}`, ...quarters].join(',')]
}

export const tone = ({ tone: hertz = 440, seconds = 2 }: Sound = {}): string[] => [
  '-f',
  'lavfi',
  '-i',
  `sine=frequency=${hertz}:sample_rate=48000:duration=${seconds},volume=4`,
]

export const x264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p']
export const aac = ['-c:a', 'aac']

const usual: Expected = { duration: 2, shape: 16 / 9, corners: upright, tone: 440, rate: 25 }

type Recipe = { card?: Card; sound?: Sound | null; encode: readonly string[] }

/** A kind that one command makes: the card, the tone unless `sound` is null, and these arguments. */
export function coded(what: string, name: string, { card: of, sound, encode }: Recipe, expected: Partial<Expected> = {}): Kind {
  return {
    what,
    name,
    make: async ({ ffmpeg, pathOf }) => {
      await ffmpeg([...card(of), ...(sound === null ? [] : tone(sound)), ...encode, pathOf(name)])
      return pathOf(name)
    },
    expected: { ...usual, ...(sound === null && { tone: null }), ...expected },
  }
}

/** A kind that is made in several steps. */
export const made = (what: string, name: string, make: Kind['make'], expected: Partial<Expected> = {}): Kind => ({
  what,
  name,
  make,
  expected: { ...usual, ...expected },
})
