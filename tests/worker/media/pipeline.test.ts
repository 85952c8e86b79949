import { stat } from 'node:fs/promises'
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
  await site.upload(content, path)
  return site.until(content, isSettled)
}

const heights = (media: MediaRow): number[] => media.renditions.map((rendition) => rendition.height)

describe('an upload that browsers can play directly', () => {
  const seen: { state: string; progress: number; playlist: string | null }[] = []
  let content: string
  let done: MediaRow

  beforeAll(async () => {
    const path = await clips.make({ name: 'plain.mp4', width: 640, height: 360, seconds: 4 })
    content = await site.addContent()
    await site.upload(content, path)
    done = await site.until(content, (media) => {
      seen.push({ state: media.state, progress: media.progress, playlist: media.playlist_key })
      return isSettled(media)
    })
  })

  it('ends complete, with every rendition up to its own size', () => {
    expect({ state: done.state, progress: done.progress, failure: done.failure }).toEqual({
      state: 'complete',
      progress: 100,
      failure: null,
    })
    expect(heights(done)).toEqual([240, 360])
    expect([done.width, done.height, Math.round(done.duration)]).toEqual([640, 360, 4])
  })

  it('can be watched before the other renditions exist', () => {
    const watchable = seen.find((step) => step.state === 'watchable')
    expect(watchable?.playlist).toMatch(/^contents\/.+\/master\.m3u8$/)
    expect(watchable?.playlist).not.toBe(done.playlist_key)
  })

  it('shows a percentage that never decreases', () => {
    const figures = seen.map((step) => step.progress)
    expect(figures).toEqual(figures.toSorted((a, b) => a - b))
    expect(new Set(figures).size).toBeGreaterThan(3)
  })

  it('does not remove the first version while someone may be watching it', async () => {
    const watchable = seen.find((step) => step.state === 'watchable')
    expect(await site.read(watchable?.playlist ?? '')).toContain('source/index.m3u8')
  })

  it('lists each rendition with its size, rate and codecs', async () => {
    const master = await site.read(done.playlist_key ?? '')
    expect(master).toMatch(
      /AVERAGE-BANDWIDTH=\d+,RESOLUTION=426x240,FRAME-RATE=25\.000,CODECS="avc1\.64[0-9a-f]{4},mp4a\.40\.2",AUDIO="sound"\n240p\/index\.m3u8/,
    )
    expect(master).toMatch(
      /RESOLUTION=640x360,FRAME-RATE=25\.000,CODECS="avc1\.64[0-9a-f]{4},mp4a\.40\.2",AUDIO="sound"\n360p\/index\.m3u8/,
    )
    expect(master).toMatch(
      /^#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="Son",DEFAULT=YES,AUTOSELECT=YES,CHANNELS="2",URI="audio\/index\.m3u8"$/m,
    )
    // The sound alone is a quality as well, the last one.
    expect(master).toMatch(/BANDWIDTH=\d+,AVERAGE-BANDWIDTH=\d+,CODECS="mp4a\.40\.2",AUDIO="sound"\naudio\/index\.m3u8\n$/)
  })

  it('has a poster, and a storyboard whose cues refer to its own sprite', async () => {
    expect((await stat(site.storage.path(done.poster_key ?? ''))).size).toBeGreaterThan(500)
    const vtt = await site.read(done.storyboard_key ?? '')
    const sprite = (done.storyboard_key ?? '').replace('.vtt', '.webp')
    expect(vtt).toContain(`00:00:03.000 --> 00:00:04.000\n${site.storage.url(sprite)}#xywh=480,0,160,90`)
    expect((await stat(site.storage.path(sprite))).size).toBeGreaterThan(500)
  })

  it('does not reveal the video’s address by the poster’s address', () => {
    const version = (done.playlist_key ?? '').split('/')[2]
    expect(done.poster_key).not.toContain(version)
    expect(done.storyboard_key).not.toContain(version)
  })
})

describe('shapes and containers', () => {
  it('a portrait video keeps its shape', async () => {
    const media = await convert(await clips.make({ name: 'portrait.mp4', width: 270, height: 480 }))
    expect([media.state, media.width, media.height]).toEqual(['complete', 270, 480])
    expect(await site.read(media.playlist_key ?? '')).toContain('RESOLUTION=270x480')
    expect(media.renditions.map(({ width, height }) => [width, height])).toEqual([[270, 480]])
  })

  it('a video turned by its metadata is shown upright', async () => {
    const turned = await clips.turn(await clips.make({ name: 'lying.mp4' }), 'turned.mp4')
    const media = await convert(turned)
    expect([media.state, media.width, media.height]).toEqual(['complete', 180, 320])
    expect(media.renditions.map(({ width, height }) => [width, height])).toEqual([[180, 320]])
  })

  it('a silent video needs no audio track', async () => {
    const media = await convert(await clips.make({ name: 'silent.mp4', isSilent: true }))
    expect(media.state).toBe('complete')
    expect(await site.read(media.playlist_key ?? '')).not.toContain('mp4a')
  })

  it('odd sizes are rounded', async () => {
    const media = await convert(await clips.make({ name: 'odd.mkv', encode: ['-vf', 'crop=301:173:exact=1', '-pix_fmt', 'yuv444p'] }))
    expect([media.state, heights(media)]).toEqual(['complete', [174]])
  })

  it('half a second is enough', async () => {
    const media = await convert(await clips.make({ name: 'short.webm', seconds: 0.5, encode: ['-c:v', 'libvpx', '-c:a', 'libopus'] }))
    expect([media.state, media.duration < 1]).toEqual(['complete', true])
  })

  it('one frame is enough', async () => {
    const media = await convert(await clips.make({ name: 'frame.mp4', isSilent: true, encode: ['-frames:v', '1'] }))
    expect([media.state, media.poster_key === null, media.storyboard_key === null]).toEqual(['complete', false, false])
  })

  it('an old AVI and a QuickTime video are converted', async () => {
    const avi = await convert(await clips.make({ name: 'old.avi', encode: ['-c:v', 'mpeg4', '-c:a', 'mp3'] }))
    const mov = await convert(await clips.make({ name: 'video.mov', indexAtEnd: true }))
    expect([avi.state, mov.state]).toEqual(['complete', 'complete'])
  })

  it('keyframes that are too rare are not copied', async () => {
    const path = await clips.make({ name: 'rare.mp4', seconds: 14, frameRate: 10, isSilent: true, encode: ['-g', '1000'] })
    const content = await site.addContent()
    await site.upload(content, path)
    const watchable = await site.until(content, (media) => media.playlist_key !== null)
    expect(await site.read(watchable.playlist_key ?? '')).toContain('180p/index.m3u8')
    await site.until(content, isSettled)
  })
})
