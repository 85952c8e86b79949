import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { copyFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findMedia } from '../../../src/db/media/media.ts'
import { findFault } from '../../../src/worker/media/inspect.ts'
import { clipMaker, type ClipMaker } from '../../support/media.ts'
import { type FilesSite, formWith, openFilesSite, type Person } from '../filesSite.ts'

const run = promisify(execFile)
let site: FilesSite
let clips: ClipMaker
let creator: Person

beforeAll(async () => {
  clips = await clipMaker()
  site = await openFilesSite({ findFault: (path, signal) => findFault(clips.tools, path, signal) })
})
afterAll(async () => {
  await site.close()
  await clips.remove()
})
beforeEach(async () => {
  creator = await site.addCreator()
})

async function write(name: string, bytes: Buffer | string): Promise<string> {
  const path = join(clips.folder, name)
  await writeFile(path, bytes)
  return path
}

async function protectedVideo(): Promise<string> {
  const [plain, path] = [await clips.make({ name: 'plain.mp4' }), join(clips.folder, 'protected.mp4')]
  const key = ['-encryption_key', randomBytes(16).toString('hex'), '-encryption_kid', randomBytes(16).toString('hex')]
  await run(clips.tools.ffmpeg, ['-v', 'error', '-i', plain, '-c', 'copy', '-encryption_scheme', 'cenc-aes-ctr', ...key, path])
  return path
}

const mpeg4 = ['-c:v', 'mpeg4', '-c:a', 'mp3']

type Kind = { what: string; make: () => Promise<string>; status: number; code: string; message: string }

const unreadable = { status: 422, code: 'NOT_A_VIDEO', message: 'Le fichier ne contient pas de vidéo lisible' }
const incomplete = { status: 422, code: 'TRUNCATED_VIDEO', message: 'Le fichier est incomplet\u00a0: l’envoi ou l’export a été coupé' }
const otherFormat = { status: 415, code: 'UNSUPPORTED_VIDEO', message: 'Format vidéo non supporté. Utilisez MP4, AVI, WEBM, MOV ou MKV' }

const kinds: Kind[] = [
  { what: 'sound alone in an mp4', make: () => clips.make({ name: 'sound.mp4', encode: ['-vn'] }), ...unreadable },
  { what: 'sound alone in a Matroska file', make: () => clips.make({ name: 'sound.mkv', encode: ['-vn'] }), ...unreadable },
  { what: 'sound alone in a WebM file', make: () => clips.make({ name: 'sound.webm', encode: ['-vn', '-c:a', 'libopus'] }), ...unreadable },
  { what: 'sound alone in a QuickTime file', make: () => clips.make({ name: 'sound.mov', encode: ['-vn'] }), ...unreadable },
  { what: 'sound alone in an AVI file', make: () => clips.make({ name: 'sound.avi', encode: ['-vn', '-c:a', 'mp3'] }), ...unreadable },
  {
    what: 'a song with its cover',
    make: async () => {
      const cover = await clips.make({ name: 'cover.png', isSilent: true, encode: ['-frames:v', '1'] })
      const [song, path] = [await clips.make({ name: 'song.m4a', encode: ['-vn'] }), join(clips.folder, 'song.mp4')]
      const asCover = ['-map', '0', '-map', '1', '-c:a', 'copy', '-c:v', 'mjpeg', '-disposition:v:0', 'attached_pic']
      await run(clips.tools.ffmpeg, ['-v', 'error', '-i', song, '-i', cover, ...asCover, path])
      return path
    },
    ...unreadable,
  },
  {
    what: 'subtitles alone',
    make: async () => {
      const [text, path] = [await write('titles.srt', '1\n00:00:00,000 --> 00:00:02,000\nBonjour\n'), join(clips.folder, 'titles.mkv')]
      await run(clips.tools.ffmpeg, ['-v', 'error', '-i', text, path])
      return path
    },
    ...unreadable,
  },
  {
    what: 'pictures of which none can be decoded',
    make: async () => clips.blank(await clips.make({ name: 'fine.avi', encode: mpeg4 }), 'zeros.avi', 0.05, 1),
    ...unreadable,
  },
  { what: 'nothing at all', make: () => write('empty.mp4', ''), status: 422, code: 'EMPTY_FILE', message: 'Le fichier est vide' },
  { what: 'a text', make: () => write('text.mp4', 'Bonjour\n'.repeat(2000)), ...otherFormat },
  { what: 'a picture', make: () => clips.make({ name: 'still.png', isSilent: true, encode: ['-frames:v', '1'] }), ...otherFormat },
  { what: 'a sound file', make: () => clips.make({ name: 'sound.mp3', encode: ['-vn'] }), ...otherFormat },
  {
    what: 'a sound file of the same family as mp4',
    make: async () => {
      const [song, path] = [await clips.make({ name: 'real.m4a', encode: ['-vn'] }), join(clips.folder, 'renamed.mp4')]
      await copyFile(song, path)
      return path
    },
    ...otherFormat,
  },
  {
    what: 'an mp4 without the end, where its index was',
    make: async () => clips.cut(await clips.make({ name: 'camera.mp4', indexAtEnd: true }), 'camera-cut.mp4', 0.7),
    ...incomplete,
  },
  {
    what: 'an mp4 cut within its index',
    make: async () => clips.cut(await clips.make({ name: 'fast.mp4', seconds: 5 }), 'index-cut.mp4', 0.005),
    ...incomplete,
  },
  {
    what: 'a protected video',
    make: protectedVideo,
    status: 422,
    code: 'ENCRYPTED_VIDEO',
    message: 'La vidéo est protégée (DRM)',
  },
  {
    what: 'a picture that is too large',
    make: () => clips.make({ name: 'huge.avi', encode: ['-frames:v', '1', '-vf', 'scale=9000:4500', '-c:v', 'mjpeg'] }),
    status: 413,
    code: 'VIDEO_TOO_MANY_PIXELS',
    message: 'La définition de la vidéo est trop grande\u00a0: 35\u00a0millions de pixels au plus',
  },
  {
    what: 'a video of more than a day',
    make: () => clips.make({ name: 'day.mkv', seconds: 87_000, frameRate: 0.001, isSilent: true, width: 64, height: 36 }),
    status: 422,
    code: 'VIDEO_TOO_LONG',
    message: 'La vidéo ne peut pas dépasser 24\u00a0heures',
  },
]

describe.each(kinds)('$what', ({ make, status, code, message }) => {
  let path: string
  beforeAll(async () => {
    path = await make()
  })

  it.each(['POST', 'PUT'] as const)('%s: the response to the upload gives the reason', async (method) => {
    const answer = await site.send(method, `/files/video/${creator.content}`, await formWith(['video', path]), creator)
    expect(answer).toMatchObject({ status, body: { error: { code, message } } })
  })

  it('leaves the content as it was, and another file is accepted', async () => {
    const queued = await site.queued()
    await site.send('POST', `/files/video/${creator.content}`, await formWith(['video', path]), creator)
    expect(await findMedia(site.database.db, creator.content)).toMatchObject({ state: 'awaitingFile', failure: null, original_key: null })
    expect([await site.queued(), await site.temporary()]).toEqual([queued, []])
    const clip = await clips.make({ name: 'clip.mp4' })
    expect((await site.send('POST', `/files/video/${creator.content}`, await formWith(['video', clip]), creator)).status).toBe(201)
  })

  it('does not replace the existing video', async () => {
    const clip = await clips.make({ name: 'clip.mp4' })
    await site.send('POST', `/files/video/${creator.content}`, await formWith(['video', clip]), creator)
    const before = await findMedia(site.database.db, creator.content)
    const answer = await site.send('PUT', `/files/video/${creator.content}`, await formWith(['video', path]), creator)
    expect(answer.status).toBe(status)
    expect(await findMedia(site.database.db, creator.content)).toEqual(before)
  })
})

describe('three queued conversions', () => {
  it('do not delay the check of an upload', async () => {
    const clip = await clips.make({ name: 'clip.mp4' })
    const sound = await clips.make({ name: 'sound.mp4', encode: ['-vn'] })
    const waiting = await Promise.all(
      [1, 2, 3].map(async () => {
        const other = await site.addCreator()
        expect((await site.send('POST', `/files/video/${other.content}`, await formWith(['video', clip]), other)).status).toBe(201)
        return other.content
      }),
    )
    const answer = await site.send('POST', `/files/video/${creator.content}`, await formWith(['video', sound]), creator)
    expect(answer).toMatchObject({ status: 422, body: { error: { code: 'NOT_A_VIDEO' } } })
    const states = await Promise.all(waiting.map((content) => findMedia(site.database.db, content)))
    expect(states.map((media) => media?.state)).toEqual(['received', 'received', 'received'])
  })
})

describe('a video sent with its thumbnail', () => {
  it('that has no picture is refused together with the thumbnail', async () => {
    const sound = await clips.make({ name: 'sound.mp4', encode: ['-vn'] })
    const picture = await clips.make({ name: 'cover.png', isSilent: true, encode: ['-frames:v', '1'] })
    const form = await formWith(['files', sound], ['files', picture], ['fileTypes', 'video', 'text'], ['fileTypes', 'thumbnail', 'text'])
    const answer = await site.send('POST', `/files/video-with-thumbnail/${creator.content}`, form, creator)
    expect(answer).toMatchObject({ status: 422, body: { error: { code: 'NOT_A_VIDEO' } } })
    expect((await findMedia(site.database.db, creator.content))?.thumbnail_key).toBeNull()
  })
})

describe('when the file cannot be checked during the request', () => {
  it.each([
    ['there is no ffmpeg', undefined],
    ['the look fails', async () => Promise.reject(new Error('ffprobe is gone'))],
  ])('because %s: it is accepted, and the worker checks it', async (_why, look) => {
    const other = await openFilesSite({ findFault: look })
    try {
      const person = await other.addCreator()
      const sound = await clips.make({ name: 'sound.mp4', encode: ['-vn'] })
      const answer = await other.send('POST', `/files/video/${person.content}`, await formWith(['video', sound]), person)
      expect(answer.status).toBe(201)
      expect((await findMedia(other.database.db, person.content))?.state).toBe('received')
    } finally {
      await other.close()
    }
  })
})
