import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MediaRow } from '../../../src/db/media/media.ts'
import { clipMaker, type ClipMaker } from '../../support/media.ts'
import { isSettled, openSite, type Site } from '../site.ts'

let site: Site
let clips: ClipMaker

beforeAll(async () => {
  clips = await clipMaker()
  site = await openSite()
  await site.startWorker(clips.tools)
})
afterAll(async () => {
  await site.close()
  await clips.remove()
})

async function convert(path: string): Promise<MediaRow> {
  const content = await site.addContent()
  await site.slipIn(content, path)
  return site.until(content, isSettled)
}

const seconds = 12
const h264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-g', '25']

describe('a file with an unreadable part in the middle', () => {
  it.each([
    ['an mp4 that is copied first', 'bad.mp4', [...h264, '-c:a', 'aac']],
    ['an mp4 that must be encoded', 'bad-mpeg4.mp4', ['-c:v', 'mpeg4', '-c:a', 'aac']],
    ['a Matroska file', 'bad.mkv', [...h264, '-c:a', 'aac']],
    ['a WebM file', 'bad.webm', ['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8', '-c:a', 'libopus']],
  ])('%s: the playable part is kept, and its owner sees where it is damaged', async (_what, name, encode) => {
    const whole = await clips.make({ name: `whole-${name}`, seconds, encode })
    const media = await convert(await clips.blank(whole, name, 0.5, 0.6))
    expect([media.state, media.failure, media.progress]).toEqual(['complete', 'DAMAGED', 100])
    expect(Math.abs(media.duration - seconds)).toBeLessThan(0.5)
    expect(Math.abs((media.failure_at ?? 0) - seconds / 2)).toBeLessThan(3)
  })

  it('an AVI file, whose frames are only counted: reported, with the position if it can be known', async () => {
    const whole = await clips.make({ name: 'whole.avi', seconds, encode: ['-c:v', 'mpeg4', '-c:a', 'mp3'] })
    const media = await convert(await clips.blank(whole, 'bad.avi', 0.5, 0.6))
    expect([media.state, media.failure]).toEqual(['complete', 'DAMAGED'])
    expect(Math.abs((media.failure_at ?? seconds / 2) - seconds / 2)).toBeLessThan(3)
  })

  it('a replacement file clears the damage note', async () => {
    const whole = await clips.make({ name: 'whole.mp4', seconds: 6, encode: h264 })
    const content = await site.addContent()
    await site.slipIn(content, await clips.blank(whole, 'broken.mp4', 0.5, 0.6))
    expect((await site.until(content, isSettled)).failure).toBe('DAMAGED')
    await site.slipIn(content, whole)
    const media = await site.until(content, isSettled)
    expect([media.state, media.failure, media.failure_at]).toEqual(['complete', null, null])
  })
})

describe('a file that ends with zeros', () => {
  it('is refused as incomplete when it must be encoded', async () => {
    const whole = await clips.make({ name: 'half.mp4', seconds: 8, encode: ['-c:v', 'mpeg4', '-g', '10'] })
    const media = await convert(await clips.blank(whole, 'half-zero.mp4', 0.4, 1))
    expect([media.state, media.failure]).toEqual(['failed', 'TRUNCATED'])
  })
})
