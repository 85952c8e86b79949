import { execFile } from 'node:child_process'
import { copyFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { trim } from '../../../src/api/trim/service.ts'
import type { MediaRow } from '../../../src/db/media/media.ts'
import { chaptersWithin } from '../../../src/worker/media/trim.ts'
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

/**
 * Six seconds: two of red, two of green, two of blue, and a tone from 3 to 5 s. It has one keyframe, so that it can be cut at none.
 * @param frameRate frames per second
 */
async function makeColours(name: string, frameRate: number): Promise<string> {
  const path = join(clips.folder, name)
  const colours = ['red', 'lime', 'blue'].flatMap((colour) => [
    '-f',
    'lavfi',
    '-i',
    `color=${colour}:size=320x180:rate=${frameRate}:duration=2`,
  ])
  const tone = ['-f', 'lavfi', '-i', 'sine=frequency=440:duration=2:sample_rate=48000']
  const graph = '[0][1][2]concat=n=3[v];[3]adelay=3000:all=1,apad=whole_dur=6[a]'
  const codecs = ['-c:v', 'libx264', '-g', '1000', '-keyint_min', '1000', '-sc_threshold', '0', '-pix_fmt', 'yuv420p', '-c:a', 'aac']
  const output = ['-filter_complex', graph, '-map', '[v]', '-map', '[a]', ...codecs, path]
  await run(clips.tools.ffmpeg, ['-v', 'error', '-y', ...colours, ...tone, ...output])
  return path
}

async function converted(content: string): Promise<MediaRow> {
  const row = await site.until(content, isSettled)
  expect([row.state, row.failure]).toEqual(['complete', null])
  return row
}

const colourOf = ([red = 0, green = 0, blue = 0]: readonly number[]): string =>
  red > 128 ? 'red' : green > 128 ? 'green' : blue > 128 ? 'blue' : 'black'

/** The colours of the frames of what plays, at four frames per second. */
async function coloursOf({ playlist_key }: MediaRow): Promise<string[]> {
  const args = [
    '-v',
    'error',
    '-i',
    site.storage.path(String(playlist_key)),
    '-vf',
    'fps=4,scale=1:1',
    '-pix_fmt',
    'rgb24',
    '-f',
    'rawvideo',
    '-',
  ]
  const { stdout } = await run(clips.tools.ffmpeg, args, { encoding: 'buffer' })
  return Array.from({ length: stdout.length / 3 }, (_, index) => colourOf([...stdout.subarray(3 * index, 3 * index + 3)]))
}

/** Seconds of what plays at which its tone begins and ends; the end is its own when the tone goes on. */
async function toneOf({ playlist_key, duration }: MediaRow): Promise<[number, number]> {
  const args = [
    '-hide_banner',
    '-i',
    site.storage.path(String(playlist_key)),
    '-map',
    '0:a:0',
    '-af',
    'silencedetect=n=-40dB:d=0.2',
    '-f',
    'null',
    '-',
  ]
  const { stderr } = await run(clips.tools.ffmpeg, args)
  const starts = [...stderr.matchAll(/silence_start: ([\d.]+)/g)].map(([, time]) => Number(time))
  const ends = [...stderr.matchAll(/silence_end: ([\d.]+)/g)].map(([, time]) => Number(time))
  const begin = (starts[0] ?? 1) < 0.05 ? (ends[0] ?? 0) : 0
  return [begin, starts.find((start) => start > begin) ?? duration]
}

const tiles = ({ storyboard_key }: MediaRow): Promise<{ text: string; sprite: string }> => {
  const vtt = String(storyboard_key)
  return site.read(vtt).then((text) => ({ text, sprite: site.storage.path(vtt.replace(/\.vtt$/, '.webp')) }))
}

describe.each([
  ['mp4', 25],
  ['mkv', 25],
  ['mp4', 2],
])('a part of a %s with %d frames per second', (container, frameRate) => {
  it('is what plays, from its exact beginning to its end, and the whole file can be shown again', async () => {
    const content = await site.addContent()
    await site.upload(content, await makeColours(`colours-${frameRate}.${container}`, frameRate))
    const whole = await converted(content)
    expect([whole.source_duration, whole.playing_from]).toEqual([expect.closeTo(6, 1), 0])

    expect(await trim(site, content, { start: 1.5, end: 4.5 })).toBe(true)
    const part = await converted(content)
    expect([part.duration, part.source_duration, part.playing_from]).toEqual([expect.closeTo(3, 1), whole.source_duration, 1.5])
    expect([part.original_key, part.playlist_key === whole.playlist_key]).toEqual([whole.original_key, false])
    const colours = await coloursOf(part)
    expect(colours).toEqual([...Array(2).fill('red'), ...Array(8).fill('green'), ...Array(2).fill('blue')])
    const [begin, end] = await toneOf(part)
    expect(Math.abs(begin - 1.5)).toBeLessThan(0.08)
    expect(Math.abs(end - 3)).toBeLessThan(0.08)

    expect(await trim(site, content, { start: 2.2, end: 3.6 })).toBe(true)
    const green = await converted(content)
    expect(new Set(await coloursOf(green))).toEqual(new Set(['green']))
    const { text, sprite } = await tiles(green)
    expect(text.match(/-->/g)).toHaveLength(2)
    const { stdout } = await run(
      clips.tools.ffmpeg,
      ['-v', 'error', '-i', sprite, '-vf', 'scale=2:1:flags=area', '-pix_fmt', 'rgb24', '-f', 'rawvideo', '-'],
      { encoding: 'buffer' },
    )
    expect([colourOf([...stdout.subarray(0, 3)]), colourOf([...stdout.subarray(3, 6)])]).toEqual(['green', 'green'])

    expect(await trim(site, content, null)).toBe(true)
    const again = await converted(content)
    expect([again.duration, again.playing_from]).toEqual([expect.closeTo(whole.duration, 1), 0])
    expect((await coloursOf(again)).at(-1)).toBe('blue')
    expect(await trim(site, content, null)).toBe(false)
  })
})

it('a part whose conversion is still running gives way to the next one', async () => {
  const content = await site.addContent()
  await site.upload(content, await clips.make({ name: 'long.mp4', seconds: 6 }))
  await converted(content)
  await trim(site, content, { start: 0, end: 5 })
  await trim(site, content, { start: 1, end: 3 })
  expect(await converted(content)).toMatchObject({ playing_from: 1, duration: expect.closeTo(2, 1) })
})

it('a part that has no picture of its own shows the last one', async () => {
  const content = await site.addContent()
  await site.upload(content, await clips.make({ name: 'music.mp4', seconds: 2, soundSeconds: 8 }))
  await converted(content)
  await trim(site, content, { start: 4, end: 7 })
  const part = await converted(content)
  expect(part.duration).toBeCloseTo(3, 1)
  expect((await coloursOf(part)).length).toBeGreaterThan(8)
})

it('the uploaded file stays when a part of it cannot be converted', async () => {
  const content = await site.addContent()
  await site.upload(content, await clips.make({ name: 'lost.mp4', seconds: 4 }))
  const whole = await converted(content)
  const file = site.storage.path(String(whole.original_key))
  await copyFile(file, `${file}.kept`)
  await writeFile(file, Buffer.alloc(5000))
  await trim(site, content, { start: 1, end: 3 })
  const failed = await site.until(content, isSettled)
  expect([failed.state, failed.failure, failed.original_key, failed.playlist_key]).toEqual([
    'failed',
    'NOT_A_VIDEO',
    whole.original_key,
    whole.playlist_key,
  ])
  await rename(`${file}.kept`, file)
  await trim(site, content, null)
  expect((await converted(content)).duration).toBeCloseTo(4, 1)
})

it('a new file is shown whole', async () => {
  const content = await site.addContent()
  const path = await clips.make({ name: 'again.mp4', seconds: 4 })
  await site.upload(content, path)
  await converted(content)
  await trim(site, content, { start: 1, end: 3 })
  await converted(content)
  await site.upload(content, path)
  expect(await converted(content)).toMatchObject({ playing_from: 0, trim_start: null, trim_end: null, duration: expect.closeTo(4, 1) })
})

it('chapters of a part begin with it', () => {
  const chapters = [
    { start: 0, title: 'Un' },
    { start: 10, title: 'Deux' },
    { start: 20, title: 'Trois' },
    { start: 30, title: 'Quatre' },
  ]
  expect(chaptersWithin(chapters, { start: 12, end: 30 })).toEqual([
    { start: 0, title: 'Deux' },
    { start: 8, title: 'Trois' },
  ])
  expect(chaptersWithin(chapters, { start: 10, end: 31 }).map(({ start }) => start)).toEqual([0, 10, 20])
})
