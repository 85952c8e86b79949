import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clipMaker, type ClipMaker } from '../../support/media.ts'
import { isSettled, openSite, type Site } from '../site.ts'

const run = promisify(execFile)
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

/** A white of 203 cd/m², as 10-bit luma in each of the two transfers (ITU-R BT.2408, table 1: 58 % of PQ, 75 % of HLG). */
const whites = { smpte2084: 573, 'arib-std-b67': 721 } as const

async function makeWhite(transfer: keyof typeof whites): Promise<string> {
  const path = join(clips.folder, `${transfer}.mp4`)
  const card = `color=black:size=640x360:rate=25:duration=1,format=yuv420p10le,geq=lum=${whites[transfer]}:cb=512:cr=512`
  const tags = ['-color_primaries', 'bt2020', '-color_trc', transfer, '-colorspace', 'bt2020nc']
  const coding = ['-c:v', 'libx265', '-x265-params', `log-level=none:colorprim=bt2020:transfer=${transfer}:colormatrix=bt2020nc`]
  await run(clips.tools.ffmpeg, ['-v', 'error', '-y', '-f', 'lavfi', '-i', card, ...coding, ...tags, '-tag:v', 'hvc1', path])
  return path
}

/** Luma of the first picture, 16 (black) to 235 (white). */
async function lumaOf(path: string): Promise<number> {
  const args = ['-v', 'error', '-i', path, '-frames:v', '1', '-vf', 'scale=1:1', '-pix_fmt', 'yuv420p', '-f', 'rawvideo', '-']
  const { stdout } = await run(clips.tools.ffmpeg, args, { encoding: 'buffer' })
  return stdout[0] ?? 0
}

describe('a video of high dynamic range', () => {
  it.each(['smpte2084', 'arib-std-b67'] as const)('is shown with the brightness that it should have: %s', async (transfer) => {
    const content = await site.addContent()
    await site.upload(content, await makeWhite(transfer))
    const media = await site.until(content, isSettled)
    expect([media.state, media.failure]).toEqual(['complete', null])
    const master = site.storage.path(media.playlist_key ?? '')
    const luma = await lumaOf(master)
    // Untouched, its code would be read as a grey of 58 % (143) or 75 % (180).
    expect(luma).toBeGreaterThan(190)
    expect(luma).toBeLessThan(236)
    const entries = ['-show_entries', 'stream=pix_fmt,color_transfer,color_primaries,color_space', '-of', 'json']
    const { stdout } = await run(clips.tools.ffprobe, ['-v', 'error', '-select_streams', 'v:0', ...entries, master])
    expect(JSON.parse(stdout)).toMatchObject({
      streams: [{ pix_fmt: 'yuv420p', color_transfer: 'bt709', color_primaries: 'bt709', color_space: 'bt709' }],
    })
    for (const key of [media.poster_key, media.storyboard_key?.replace(/\.vtt$/, '.webp')]) {
      const { data } = await sharp(site.storage.path(key ?? ''))
        .extract({ left: 20, top: 20, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true })
      expect(data[0], key ?? '').toBeGreaterThan(200)
    }
  })

  it('is kept as it is by an ffmpeg without zscale', async () => {
    const without = await openSite()
    try {
      await without.startWorker({ ...clips.tools, canToneMap: false })
      const content = await without.addContent()
      await without.upload(content, await makeWhite('smpte2084'))
      const media = await without.until(content, isSettled)
      expect([media.state, media.failure]).toEqual(['complete', null])
    } finally {
      await without.close()
    }
  })
})
