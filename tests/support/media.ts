import { execFile } from 'node:child_process'
import { mkdtemp, open, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type FfmpegTools, findFfmpeg } from '../../src/worker/media/ffmpeg.ts'

const run = promisify(execFile)

/** A clip to generate: a moving test card, with a tone unless silent. */
type ClipSpec = {
  /** its extension chooses the container */
  name: string
  width?: number
  height?: number
  /** seconds */
  seconds?: number
  frameRate?: number
  isSilent?: boolean
  /** of the tone, as long as the picture when not given */
  soundSeconds?: number
  /** more arguments for ffmpeg, before the output */
  encode?: readonly string[]
  /** keep the index at the end, as cameras do */
  indexAtEnd?: boolean
}

export type ClipMaker = {
  tools: FfmpegTools
  folder: string
  make(spec: ClipSpec): Promise<string>
  /** The first `share` (0–1) of a file, like an interrupted upload or export. */
  cut(path: string, name: string, share: number): Promise<string>
  /** The same file, with the same length, and zeros in place of the bytes from one position (0–1) to another. */
  blank(path: string, name: string, from: number, to: number): Promise<string>
  /** The same mp4 with rotation metadata: a quarter turn that players apply. */
  turn(path: string, name: string): Promise<string>
  remove(): Promise<void>
}

/** Generates real files with the real ffmpeg, in a new folder. @throws Error when ffmpeg is not installed */
export async function clipMaker(): Promise<ClipMaker> {
  const tools = await findFfmpeg({
    ffmpegPath: process.env['FFMPEG_PATH'] || undefined,
    ffprobePath: process.env['FFPROBE_PATH'] || undefined,
  })
  if (!tools) throw new Error('These tests need ffmpeg: node scripts/ensure-ffmpeg.ts')
  const folder = await mkdtemp(join(tmpdir(), 'lucarne-clips-'))

  async function make(spec: ClipSpec): Promise<string> {
    const { name, width = 320, height = 180, seconds = 2, frameRate = 25, isSilent = false, encode = [], indexAtEnd = false } = spec
    const { soundSeconds = seconds } = spec
    const path = join(folder, name)
    const picture = ['-f', 'lavfi', '-i', `testsrc2=size=${width}x${height}:rate=${frameRate}:duration=${seconds}`]
    const sound = isSilent ? [] : ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${soundSeconds}`]
    const fast = /\.(mp4|mov|m4v|mkv)$/.test(name) ? ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac'] : []
    const index = indexAtEnd || !/\.(mp4|mov|m4v)$/.test(name) ? [] : ['-movflags', '+faststart']
    await run(tools?.ffmpeg ?? 'ffmpeg', [
      '-hide_banner',
      '-loglevel',
      'error',
      '-y',
      ...picture,
      ...sound,
      ...fast,
      ...index,
      ...encode,
      path,
    ])
    return path
  }

  return {
    tools,
    folder,
    make,
    async cut(path, name, share) {
      const target = join(folder, name)
      await using source = await open(path)
      await using output = await open(target, 'w')
      const length = Math.floor((await stat(path)).size * share)
      const { buffer } = await source.read(Buffer.alloc(length), 0, length, 0)
      await output.write(buffer)
      return target
    },
    async blank(path, name, from, to) {
      const bytes = await readFile(path)
      const target = join(folder, name)
      await writeFile(target, bytes.fill(0, Math.floor(bytes.length * from), Math.floor(bytes.length * to)))
      return target
    },
    async turn(path, name) {
      const bytes = await readFile(path)
      const matrix = bytes.indexOf('tkhd') + 4 + 40
      const quarterTurn = [0, 0x00010000, 0, 0xffff0000, 0, 0, 0, 0, 0x40000000]
      for (const [n, value] of quarterTurn.entries()) bytes.writeUInt32BE(value, matrix + 4 * n)
      const target = join(folder, name)
      await writeFile(target, bytes)
      return target
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Lengthens an mp4 by a `free` box, which every reader skips: a valid file of any size, created at once. */
export async function padMp4(path: string, bytes: number): Promise<void> {
  const { size } = await stat(path)
  const header = Buffer.alloc(8)
  header.writeUInt32BE(bytes - size, 0)
  header.write('free', 4, 'latin1')
  const file = await open(path, 'r+')
  await file.write(header, 0, 8, size)
  await file.truncate(bytes)
  await file.close()
}
