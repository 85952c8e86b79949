import { spawn } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { yielding } from '../../worker/media/confinement.ts'
import { type DemoClip, lengthOf } from './catalogue/clip.ts'
import { type Picture, pictureArgs } from './drawing/scene.ts'

const quiet = ['-hide_banner', '-loglevel', 'error', '-nostdin', '-y']

/** @throws Error with ffmpeg's own message when it fails or is aborted */
async function runFfmpeg(ffmpegPath: string, args: readonly string[], signal: AbortSignal): Promise<void> {
  const [program = ffmpegPath, ...rest] = [...yielding, ffmpegPath, ...quiet, ...args]
  const child = spawn(program, rest, { stdio: ['ignore', 'ignore', 'pipe'], signal })
  let words = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    words = (words + text).slice(-2000)
  })
  const { promise, resolve, reject } = Promise.withResolvers<undefined>()
  child.once('error', reject)
  child.once('close', (code) => (code === 0 ? resolve(undefined) : reject(new Error(`ffmpeg: ${words.trim()}`))))
  await promise
}

/** Draws a picture of the demonstration. @param output ffmpeg's arguments for the file to write @param folder an empty one, for layers */
export async function drawPicture(
  ffmpegPath: string,
  picture: Picture,
  output: readonly string[],
  folder: string,
  signal: AbortSignal,
): Promise<void> {
  await runFfmpeg(ffmpegPath, [...(await pictureArgs(picture, folder)), '-map', '[picture]', ...output], signal)
}

/** A keyframe every two seconds, and no more bits than browsers are given as they are: the worker packs the file without encoding it. */
function encoding({ rate, seconds }: Picture): string[] {
  const quality = ['-crf', '24', '-maxrate', '6M', '-bufsize', '12M']
  const coding = ['-c:v', 'libx264', '-preset', 'ultrafast', ...quality, '-pix_fmt', 'yuv420p', '-g', String(rate * 2)]
  return ['-frames:v', String(rate * seconds), '-r', String(rate), ...coding, '-video_track_timescale', '12800']
}

/**
 * Makes one clip of the demonstration, like a camera's file. Each of its pictures is drawn and encoded once, and repeated without another
 * encoding.
 * @param target path of the mp4 to write
 * @param folder does not exist yet, and is removed
 */
export async function makeClip(ffmpegPath: string, clip: DemoClip, target: string, folder: string, signal: AbortSignal): Promise<void> {
  await mkdir(folder)
  try {
    const names = clip.parts.map((_, index) => `part${index}.mp4`)
    for (const [index, { picture }] of clip.parts.entries()) {
      await drawPicture(ffmpegPath, picture, [...encoding(picture), join(folder, names[index] ?? '')], folder, signal)
    }
    const list = join(folder, 'list.txt')
    await writeFile(
      list,
      clip.parts.flatMap(({ times }, index) => Array.from({ length: times }, () => `file '${names[index]}'\n`)).join(''),
    )
    const inputs = ['-f', 'concat', '-i', list, '-f', 'lavfi', '-i', clip.sound]
    const output = [
      '-map',
      '0:v',
      '-map',
      '1:a',
      '-c:v',
      'copy',
      '-c:a',
      'aac',
      '-aac_coder',
      'fast',
      '-b:a',
      '64k',
      '-t',
      String(lengthOf(clip)),
      target,
    ]
    await runFfmpeg(ffmpegPath, [...inputs, ...output], signal)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
