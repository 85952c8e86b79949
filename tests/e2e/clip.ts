import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Moving pictures with a tone, as recorded by a phone. @returns its path */
export async function makeStoryClip(folder: string, { seconds = 8, rate = 25 } = {}): Promise<string> {
  const path = join(folder, 'matin.mp4')
  const picture = ['-f', 'lavfi', '-i', `testsrc2=size=640x360:rate=${rate}:duration=${seconds}`]
  const sound = ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`]
  const coding = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-movflags', '+faststart']
  await promisify(execFile)('ffmpeg', ['-v', 'error', '-y', ...picture, ...sound, ...coding, path])
  return path
}

/** A small test card with a tone, and a keyframe every two seconds. @returns its path */
export async function makeSmallClip(folder: string, seconds: number): Promise<string> {
  const path = join(folder, `carton-${seconds}.mp4`)
  const picture = ['-f', 'lavfi', '-i', `testsrc2=size=160x90:rate=10:duration=${seconds}`]
  const sound = ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`]
  const coding = ['-c:v', 'libx264', '-preset', 'ultrafast', '-g', '20', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-movflags', '+faststart']
  await promisify(execFile)('ffmpeg', ['-v', 'error', '-y', ...picture, ...sound, ...coding, path])
  return path
}

/** A file that ends long before the length that its header announces, as an interrupted export leaves it. @returns its path */
export async function cutClip(clip: string): Promise<string> {
  const path = clip.replace('.mp4', '-interrompu.mkv')
  await promisify(execFile)('ffmpeg', ['-v', 'error', '-y', '-i', clip, '-c', 'copy', path])
  const bytes = await readFile(path)
  // The element «Duration» of Matroska: a number of eight bytes, in milliseconds.
  const at = bytes.indexOf(Buffer.from([0x44, 0x89, 0x88]))
  if (at < 0) throw new Error('ffmpeg has written no duration')
  bytes.writeDoubleBE(60_000, at + 3)
  await writeFile(path, bytes)
  return path
}
