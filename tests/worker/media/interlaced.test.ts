import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { probe } from '../../../src/worker/media/probe.ts'
import { clipMaker, type ClipMaker } from '../../support/media.ts'
import { isSettled, openSite, type Site } from '../site.ts'

const run = promisify(execFile)
const [width, height] = [320, 240]
let clips: ClipMaker
let site: Site

beforeAll(async () => {
  clips = await clipMaker()
  site = await openSite()
  await site.startWorker(clips.tools)
})
afterAll(async () => {
  await site.close()
  await clips.remove()
})

/** A white bar that moves 12 pixels from one field to the next, as a camcorder of 50 fields per second sees it. */
async function tape(): Promise<string> {
  const path = join(clips.folder, 'tape.mp4')
  const sources = `color=black:size=${width}x${height}:rate=50:duration=2[back];color=white:size=24x${height}:rate=50:duration=2[bar]`
  const fields = `${sources};[back][bar]overlay=x='mod(n*12,${width})',interlace=lowpass=off:scan=tff`
  const coding = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-flags', '+ilme+ildct', '-x264-params', 'interlaced=1:tff=1']
  await run(clips.tools.ffmpeg, ['-v', 'error', '-y', '-f', 'lavfi', '-i', fields, ...coding, path])
  return path
}

/** How much each line differs from both of its neighbours, on average: a combing at the edges of what moves. */
async function combing(path: string): Promise<number> {
  const args = ['-v', 'error', '-i', path, '-ss', '0.8', '-frames:v', '1', '-pix_fmt', 'gray', '-f', 'rawvideo', '-']
  const { stdout } = await run(clips.tools.ffmpeg, args, { encoding: 'buffer' })
  let sum = 0
  for (let at = width; at < stdout.length - width; at += 1) {
    const [above = 0, here = 0, below = 0] = [stdout[at - width], stdout[at], stdout[at + width]]
    sum += Math.max(0, Math.min(Math.abs(here - above), Math.abs(here - below)))
  }
  return sum / stdout.length
}

it('two fields of a video become one picture, without a combing', async () => {
  const path = await tape()
  const before = await combing(path)
  expect(before).toBeGreaterThan(5)
  const content = await site.addContent()
  await site.upload(content, path)
  const media = await site.until(content, isSettled)
  expect([media.state, media.failure]).toEqual(['complete', null])
  expect(await combing(site.storage.path(media.playlist_key ?? ''))).toBeLessThan(before / 4)
})

it('a picture that is mirrored by its metadata is not copied as it is stored', async () => {
  const path = await clips.make({ name: 'plain.mp4' })
  const { signal } = new AbortController()
  expect(await probe(clips.tools, path, signal)).toMatchObject({ isCopyable: true, isInterlaced: false })
  const bytes = await readFile(path)
  // The fifth entry of the track's matrix: upside down, without a rotation.
  bytes.writeInt32BE(-0x1_0000, bytes.indexOf('tkhd') + 4 + 40 + 4 * 4)
  await writeFile(path, bytes)
  expect(await probe(clips.tools, path, signal)).toMatchObject({ isCopyable: false })
})
