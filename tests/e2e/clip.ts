import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Eight seconds of moving pictures with a tone, as recorded by a phone. @returns its path */
export async function makeStoryClip(folder: string): Promise<string> {
  const path = join(folder, 'matin.mp4')
  const picture = ['-f', 'lavfi', '-i', 'testsrc2=size=640x360:rate=25:duration=8']
  const sound = ['-f', 'lavfi', '-i', 'sine=frequency=440:duration=8']
  const coding = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-movflags', '+faststart']
  await promisify(execFile)('ffmpeg', ['-v', 'error', '-y', ...picture, ...sound, ...coding, path])
  return path
}
