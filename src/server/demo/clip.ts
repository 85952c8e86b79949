import { spawn } from 'node:child_process'
import type { DemoClip } from './catalogue.ts'

/**
 * Makes one clip of the demonstration: 1280 × 720, 25 images a second, like a camera's file.
 * @param target path of the mp4 to write
 * @throws Error with ffmpeg's own message when it fails or is aborted
 */
export async function makeClip(ffmpegPath: string, clip: DemoClip, target: string, signal: AbortSignal): Promise<void> {
  const picture = ['-f', 'lavfi', '-i', clip.picture, '-f', 'lavfi', '-i', clip.sound, '-t', String(clip.length)]
  const coding = ['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '24', '-pix_fmt', 'yuv420p', '-g', '50', '-c:a', 'aac', '-b:a', '96k']
  const child = spawn(ffmpegPath, ['-hide_banner', '-loglevel', 'error', '-nostdin', '-y', ...picture, ...coding, '-shortest', target], {
    stdio: ['ignore', 'ignore', 'pipe'],
    signal,
  })
  let words = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    words = (words + text).slice(-2000)
  })
  const { promise, resolve, reject } = Promise.withResolvers<undefined>()
  child.once('error', reject)
  child.once('close', (code) => (code === 0 ? resolve(undefined) : reject(new Error(`ffmpeg: ${words.trim()}`))))
  await promise
}
