import { execFile } from 'node:child_process'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MediaRow } from '../../../src/db/media/media.ts'
import { clipMaker, type ClipMaker } from '../../support/media.ts'
import { isSettled, openSite, type Site } from '../site.ts'

const run = promisify(execFile)
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

/** The row at its first rendition and at its end. */
async function convert(path: string): Promise<MediaRow[]> {
  const content = await site.addContent()
  const rows: MediaRow[] = []
  await site.slipIn(content, path)
  const last = await site.until(content, (media) => {
    if (media.playlist_key !== null && rows.length === 0) rows.push(media)
    return isSettled(media)
  })
  return [...rows, last]
}

const sum = (playlist: string): number => [...playlist.matchAll(/#EXTINF:([\d.]+)/g)].reduce((all, [, s]) => all + Number(s), 0)

/** The total duration of a row's playlists, by rendition, in seconds. */
async function lengths(row: MediaRow): Promise<Record<string, number>> {
  const master = row.playlist_key ?? ''
  const names = [...(await site.read(master)).matchAll(/^(.+)\/index\.m3u8$/gm)].map(([, name = '']) => name)
  const texts = await Promise.all(names.map(async (name) => [name, sum(await site.read(`${dirname(master)}/${name}/index.m3u8`))] as const))
  return Object.fromEntries(texts)
}

/** When the last packet of a stream ends, in a file or a playlist. */
async function endOf(path: string, stream: 'v:0' | 'a:0'): Promise<number> {
  const args = ['-v', 'error', '-select_streams', stream, '-show_entries', 'packet=pts_time,duration_time', '-of', 'csv=p=0', path]
  const { stdout } = await run(clips.tools.ffprobe, args)
  const ends = stdout.split('\n').flatMap((line) => (line === '' ? [] : [line.split(',').map(Number)]))
  return Math.max(...ends.map(([at = 0, lasts]) => at + (lasts || 0)))
}

const lastCue = (vtt: string): number => {
  const [, hours = 0, minutes = 0, seconds = 0] = [...vtt.matchAll(/--> (\d+):(\d+):([\d.]+)/g)].at(-1)?.map(Number) ?? []
  return hours * 3600 + minutes * 60 + seconds
}

type Case = { what: string; spec: Parameters<ClipMaker['make']>[0]; seconds: number; first: string }

const cases: Case[] = [
  {
    what: 'one picture in ten seconds, as browsers play it',
    spec: { name: 'slow.mp4', seconds: 30, isSilent: true, encode: ['-vf', 'fps=0.1', '-r', '0.1'] },
    seconds: 30,
    first: '180p',
  },
  {
    what: 'one picture in ten seconds, each a key frame',
    spec: { name: 'slides.mp4', seconds: 30, isSilent: true, encode: ['-vf', 'fps=0.1', '-r', '0.1', '-g', '1'] },
    seconds: 30,
    first: 'source',
  },
  {
    what: 'one picture in ten seconds, in Matroska',
    spec: { name: 'slow.mkv', seconds: 30, isSilent: true, encode: ['-vf', 'fps=0.1', '-r', '0.1', '-c:v', 'mpeg4'] },
    seconds: 30,
    first: '180p',
  },
  {
    what: 'a single picture that stands for ten seconds',
    spec: { name: 'single.mp4', seconds: 10, isSilent: true, encode: ['-vf', 'fps=0.1', '-r', '0.1', '-c:v', 'mpeg4'] },
    seconds: 10,
    first: '180p',
  },
  {
    what: 'a single picture under a piece of music',
    spec: { name: 'music.mp4', seconds: 0.04, soundSeconds: 7 },
    seconds: 7,
    first: '180p',
  },
  { what: 'sound that outlasts the picture', spec: { name: 'sound.mp4', seconds: 2, soundSeconds: 6 }, seconds: 6, first: '180p' },
  {
    what: 'sound that outlasts the picture, in an old format',
    spec: { name: 'sound.avi', seconds: 2, soundSeconds: 6, encode: ['-c:v', 'mpeg4', '-c:a', 'mp3'] },
    seconds: 6,
    first: '180p',
  },
  { what: 'a picture that outlasts the sound', spec: { name: 'picture.mp4', seconds: 6, soundSeconds: 2 }, seconds: 6, first: '180p' },
  {
    what: 'a picture that outlasts the sound, in WebM',
    spec: { name: 'picture.webm', seconds: 6, soundSeconds: 2, encode: ['-c:v', 'libvpx', '-c:a', 'libopus'] },
    seconds: 6,
    first: '180p',
  },
  {
    what: 'sound that begins two seconds late',
    spec: { name: 'late.mkv', seconds: 5, soundSeconds: 3, encode: ['-af', 'asetpts=PTS+2/TB', '-c:a', 'aac'] },
    seconds: 5,
    first: '180p',
  },
  {
    what: 'a picture that begins two seconds late',
    spec: { name: 'dark.mkv', seconds: 3, soundSeconds: 5, encode: ['-vf', 'setpts=PTS+2/TB'] },
    seconds: 5,
    first: '180p',
  },
  { what: 'both of one length', spec: { name: 'both.mp4', seconds: 5 }, seconds: 5, first: 'source' },
]

describe.each(cases)('$what', ({ spec, seconds, first }) => {
  let rows: MediaRow[]
  let path: string
  beforeAll(async () => {
    path = await clips.make(spec)
    rows = await convert(path)
  })

  it('is accepted without a damage note', () => {
    expect(rows.map(({ state, failure }) => [state, failure])).toEqual([
      ['watchable', null],
      ['complete', null],
    ])
  })

  it('begins with the suitable rendition', async () => {
    const [begun] = rows
    expect(begun && Object.keys(await lengths(begun))).toEqual([first])
  })

  it('has in every playlist, the database and the storyboard the length of its longer track', async () => {
    const vtt = await site.read(rows[1]?.storyboard_key ?? '')
    expect(Math.abs(lastCue(vtt) - seconds)).toBeLessThan(0.15)
    for (const row of rows) {
      expect(Math.abs(row.duration - seconds), 'database').toBeLessThan(0.15)
      for (const [name, length] of Object.entries(await lengths(row))) {
        // Sound ends with one of its frames of 21 ms, which may be the encoder’s own.
        expect(Math.abs(length - row.duration), name).toBeLessThan(name === 'audio' ? 0.05 : 0.005)
      }
    }
  })

  it('has picture and sound to its end', async () => {
    const tracks = ['v:0', ...(spec.isSilent ? [] : ['a:0'])] as ('v:0' | 'a:0')[]
    for (const row of rows) {
      const hasOwnSound = (await site.read(row.playlist_key ?? '')).includes('URI="audio/index.m3u8"')
      for (const name of Object.keys(await lengths(row))) {
        const playlistOf = (track: string): string =>
          join(dirname(site.storage.path(row.playlist_key ?? '')), hasOwnSound && track === 'a:0' ? 'audio' : name, 'index.m3u8')
        const expected = name === 'audio' ? (['a:0'] as const) : tracks
        for (const track of expected)
          expect(Math.abs((await endOf(playlistOf(track), track)) - seconds), `${name} ${track}`).toBeLessThan(0.25)
      }
    }
  })
})
