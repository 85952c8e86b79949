import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findMedia } from '../../src/db/media/media.ts'
import { clipMaker, type ClipMaker } from '../support/media.ts'
import { failure, type FilesSite, formWith, openFilesSite, type Person } from './filesSite.ts'

let site: FilesSite
let clips: ClipMaker
let clip: string
let creator: Person

beforeAll(async () => {
  clips = await clipMaker()
  clip = await clips.make({ name: 'clip.mp4' })
  site = await openFilesSite()
})
afterAll(async () => {
  await site.close()
  await clips.remove()
})
beforeEach(async () => {
  creator = await site.addCreator()
})
afterEach(async () => {
  expect(await site.temporary(), 'nothing stays in the temporary folder').toEqual([])
})

async function text(name: string, body: string): Promise<string> {
  const path = join(clips.folder, name)
  await writeFile(path, body)
  return path
}

const sendVideo = async (path: string, person?: Person) =>
  site.send('POST', `/files/video/${creator.content}`, await formWith(['video', path]), person)
const originals = async (): Promise<string[]> => (await site.stored()).filter((key) => key.includes(creator.content))

describe('POST /files/video/{id}', () => {
  it('stores the file, marks the content as received and queues its conversion', async () => {
    const queued = await site.queued()
    expect(await sendVideo(clip, creator)).toMatchObject({ status: 201, body: { url: `/watch/${creator.content}` } })
    const media = await findMedia(site.database.db, creator.content)
    expect([media?.state, media?.progress, media?.failure]).toEqual(['received', 0, null])
    expect(await originals()).toEqual([media?.original_key])
    expect(await site.queued()).toBe(queued + 1)
  })

  it('sent again by PUT, replaces the former file', async () => {
    await sendVideo(clip, creator)
    const before = await findMedia(site.database.db, creator.content)
    const answer = await site.send('PUT', `/files/video/${creator.content}`, await formWith(['video', clip]), creator)
    expect(answer.status).toBe(200)
    const after = await findMedia(site.database.db, creator.content)
    expect(after?.upload_uuid).not.toBe(before?.upload_uuid)
    expect(await originals()).toEqual([after?.original_key])
  })

  it('twice at the same time: one complete file stays, the one that the row references', async () => {
    const other = await clips.make({ name: 'other.mp4', seconds: 3 })
    const answers = await Promise.all([sendVideo(clip, creator), sendVideo(other, creator)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    const media = await findMedia(site.database.db, creator.content)
    expect(await originals()).toEqual([media?.original_key])
  })

  it('accepts every container of the list', async () => {
    const made = await Promise.all([
      clips.make({ name: 'a.mov', indexAtEnd: true }),
      clips.make({ name: 'a.m4v' }),
      clips.make({ name: 'a.mkv' }),
      clips.make({ name: 'a.webm', encode: ['-c:v', 'libvpx', '-c:a', 'libopus'] }),
      clips.make({ name: 'a.avi', encode: ['-c:v', 'mpeg4', '-c:a', 'mp3'] }),
    ])
    for (const path of made) expect((await sendVideo(path, creator)).status, path).toBe(201)
  })
})

describe('an upload that is not a complete video is refused and leaves nothing behind', () => {
  afterEach(async () => {
    expect(await originals()).toEqual([])
    expect((await findMedia(site.database.db, creator.content))?.state).toBe('awaitingFile')
  })

  it('a text file named .mp4', async () => {
    expect(await sendVideo(await text('notes.mp4', 'Bonjour'), creator)).toMatchObject(failure(415, 'UNSUPPORTED_VIDEO'))
  })

  it('a long text file named .mp4', async () => {
    expect(await sendVideo(await text('long.mp4', 'Bonjour\n'.repeat(100_000)), creator)).toMatchObject(failure(415, 'UNSUPPORTED_VIDEO'))
  })

  it('a playlist named .mp4', async () => {
    const playlist = '#EXTM3U\n#EXT-X-TARGETDURATION:5\n#EXTINF:5,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n'
    expect(await sendVideo(await text('trap.mp4', playlist), creator)).toMatchObject(failure(415, 'UNSUPPORTED_VIDEO'))
  })

  it('sound, or a picture', async () => {
    const sound = await clips.make({ name: 'sound.mp3', encode: ['-vn'] })
    const picture = await clips.make({ name: 'picture.png', isSilent: true, encode: ['-frames:v', '1'] })
    expect(await sendVideo(sound, creator)).toMatchObject(failure(415, 'UNSUPPORTED_VIDEO'))
    expect(await sendVideo(picture, creator)).toMatchObject(failure(415, 'UNSUPPORTED_VIDEO'))
  })

  it('an empty file', async () => {
    expect(await sendVideo(await text('empty.mp4', ''), creator)).toMatchObject(failure(422, 'EMPTY_FILE'))
  })

  it.each([
    ['an mp4 whose index comes first', { name: 'first.mp4' }],
    ['an mp4 whose index comes last', { name: 'last.mp4', indexAtEnd: true }],
    ['a Matroska file', { name: 'cut.mkv' }],
    ['an AVI file', { name: 'cut.avi', encode: ['-c:v', 'mpeg4', '-c:a', 'mp3'] }],
  ])('%s, truncated', async (_what, spec) => {
    const cut = await clips.cut(await clips.make(spec), `cut-${spec.name}`, 0.6)
    expect(await sendVideo(cut, creator)).toMatchObject({ ...failure(422, 'TRUNCATED_VIDEO') })
  })

  it('no file, or a file in another field', async () => {
    const path = `/files/video/${creator.content}`
    expect(await site.send('POST', path, await formWith(['title', 'Bonjour', 'text']), creator)).toMatchObject(
      failure(422, 'VIDEO_REQUIRED'),
    )
    expect(await site.send('POST', path, await formWith(['movie', clip]), creator)).toMatchObject(failure(400, 'MALFORMED_REQUEST'))
    expect(await site.send('POST', path, await formWith(['video', clip], ['video', clip]), creator)).toMatchObject(
      failure(400, 'MALFORMED_REQUEST'),
    )
  })

  it('a body that is not a form', async () => {
    const headers = { authorization: `Bearer ${creator.token}` }
    const post = (body: string, type: string): Promise<Response> =>
      fetch(`${site.url}/api/files/video/${creator.content}`, { method: 'POST', body, headers: { ...headers, 'content-type': type } })
    expect((await post('{}', 'application/json')).status).toBe(400)
    expect((await post('bonjour', 'text/plain')).status).toBe(415)
    expect((await post('bonjour', 'multipart/form-data')).status).toBe(400)
    expect((await post('bonjour', 'multipart/form-data; boundary=x')).status).toBe(400)
  })
})

describe('only the creator of a content can send its files', () => {
  it('guests are asked to sign in', async () => {
    expect(await sendVideo(clip)).toMatchObject(failure(401, 'UNAUTHENTICATED'))
  })

  it('another creator is refused', async () => {
    expect(await sendVideo(clip, await site.addCreator())).toMatchObject(failure(403, 'FORBIDDEN'))
    expect(await originals()).toEqual([])
  })

  it('an unknown content is not found', async () => {
    const form = async (): Promise<FormData> => formWith(['video', clip])
    expect(await site.send('POST', `/files/video/${crypto.randomUUID()}`, await form(), creator)).toMatchObject(
      failure(404, 'CONTENT_NOT_FOUND'),
    )
    expect(await site.send('POST', '/files/video/nimporte', await form(), creator)).toMatchObject(failure(404, 'CONTENT_NOT_FOUND'))
  })
})

describe('POST /files/video-with-thumbnail/{id}', () => {
  const path = (): string => `/files/video-with-thumbnail/${creator.content}`
  let picture: string
  beforeAll(async () => {
    picture = await clips.make({ name: 'cover.png', isSilent: true, encode: ['-frames:v', '1'] })
  })

  it('accepts both, in the order of fileTypes', async () => {
    const form = await formWith(['fileTypes', 'thumbnail', 'text'], ['fileTypes', 'video', 'text'], ['files', picture], ['files', clip])
    const answer = await site.send('POST', path(), form, creator)
    const media = await findMedia(site.database.db, creator.content)
    const url = site.storage.url(media?.thumbnail_key ?? '')
    expect(answer).toMatchObject({ status: 201, body: { url: `/watch/${creator.content}`, thumbnail_url: url } })
    expect(media?.state).toBe('received')
  })

  it('fileTypes that do not match the files change nothing', async () => {
    const form = await formWith(['files', picture], ['files', clip], ['fileTypes', 'video', 'text'], ['fileTypes', 'thumbnail', 'text'])
    expect(await site.send('POST', path(), form, creator)).toMatchObject(failure(400, 'MALFORMED_REQUEST'))
    expect(await originals()).toEqual([])
  })

  it('a truncated video is refused together with its thumbnail', async () => {
    const cut = await clips.cut(clip, 'cut-both.mp4', 0.5)
    const form = await formWith(['files', cut], ['files', picture], ['fileTypes', 'video', 'text'], ['fileTypes', 'thumbnail', 'text'])
    expect(await site.send('POST', path(), form, creator)).toMatchObject(failure(422, 'TRUNCATED_VIDEO'))
    expect(await originals()).toEqual([])
  })
})
