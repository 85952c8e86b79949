import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findMedia, receiveUpload, updateMedia } from '../../src/db/media/media.ts'
import { contentSchema } from '../../src/shared/entities/content.ts'
import { type Creator, must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
let creator: Creator
let viewer: Person

beforeAll(async () => {
  site = await startApi()
  creator = await site.creator('Ciseaux')
  viewer = await site.person()
})
afterAll(() => site.close())

/** A converted video of one minute, whose uploaded file is there. */
async function addVideo(): Promise<string> {
  const uuid = await site.playable(creator, { duration: 60 })
  const file = { original_key: `originals/${uuid}/video.mp4`, upload_uuid: crypto.randomUUID(), source_duration: 60 }
  await site.database.db.updateTable('media').set(file).where('content_uuid', '=', uuid).execute()
  return uuid
}
const cut = (uuid: string, body: unknown, as: Person = creator) => site.call('PUT', `/contents/${uuid}/trim`, { as, body })
const restore = (uuid: string, as: Person = creator) => site.call('DELETE', `/contents/${uuid}/trim`, { as })
const seen = async (uuid: string, as: Person = creator) =>
  contentSchema.parse(must(await site.call('GET', `/contents/${uuid}?expand=details`, { as }), 200))
const uploadOf = async (uuid: string): Promise<string> => String((await findMedia(site.database.db, uuid))?.upload_uuid)
const waitingJobs = async (uuid: string): Promise<number> => {
  const { rows } = await site.database.sql.executeSql(
    `select id from pgboss.job where data->>'content_uuid' = $1 and name = 'media.prepare' and state = 'created'`,
    [uuid],
  )
  return rows.length
}
/** What the worker writes once the part is converted. */
async function convert(uuid: string, playing_from: number, duration: number): Promise<void> {
  const upload = { content_uuid: uuid, upload_uuid: await uploadOf(uuid) }
  expect(await updateMedia(site.database.db, upload, { state: 'complete', playing_from, duration })).toBe(true)
}

describe('a part of a video', () => {
  it('is converted anew, while the version that plays stays', async () => {
    const uuid = await addVideo()
    const before = await seen(uuid)
    const answer = contentSchema.parse(must(await cut(uuid, { start: 5.5, end: 20 }), 200))
    expect(answer.details?.trim).toEqual({ start: 5.5, end: 20, source_duration: 60, playing_from: 0 })
    expect([answer.media.state, answer.video_url, answer.duration]).toEqual(['received', before.video_url, 60])
    expect(await waitingJobs(uuid)).toBe(1)
    expect((await findMedia(site.database.db, uuid))?.original_key).toBe(`originals/${uuid}/video.mp4`)
  })

  it('is only shown to its owner', async () => {
    const uuid = await addVideo()
    must(await cut(uuid, { start: 1, end: 20 }), 200)
    expect((await seen(uuid, viewer)).details?.trim).toBeNull()
  })

  it('that is shown already starts nothing', async () => {
    const uuid = await addVideo()
    must(await cut(uuid, { start: 5, end: 20 }), 200)
    const upload = await uploadOf(uuid)
    must(await cut(uuid, { start: 5, end: 20 }), 200)
    expect([await uploadOf(uuid), await waitingJobs(uuid)]).toEqual([upload, 1])
  })

  it('that is the whole of it is no part', async () => {
    const uuid = await addVideo()
    const upload = await uploadOf(uuid)
    for (const answer of [await cut(uuid, { start: 0, end: 60 }), await cut(uuid, { start: 0, end: 60.05 }), await restore(uuid)])
      must(answer, 200)
    expect([await uploadOf(uuid), await waitingJobs(uuid)]).toEqual([upload, 0])
  })

  it('gives way to the whole file again', async () => {
    const uuid = await addVideo()
    must(await cut(uuid, { start: 5, end: 20 }), 200)
    await convert(uuid, 5, 15)
    const answer = contentSchema.parse(must(await restore(uuid), 200))
    expect(answer.details?.trim).toEqual({ start: 0, end: 60, source_duration: 60, playing_from: 5 })
    expect(answer.media.state).toBe('received')
  })

  it('ends with the file', async () => {
    const uuid = await addVideo()
    must(await cut(uuid, { start: 5, end: 20 }), 200)
    await receiveUpload(site.database.db, {
      content_uuid: uuid,
      upload_uuid: crypto.randomUUID(),
      original_key: 'originals/other.mp4',
      original_bytes: 1000,
    })
    expect((await seen(uuid)).details?.trim).toBeNull()
    expect(refusal(await restore(uuid))).toEqual({ status: 409, code: 'CONFLICT', message: 'Cette vidéo n’est pas encore préparée' })
  })
})

describe('is refused', () => {
  it.each([
    [{ start: 10, end: 10 }, { end: 'La fin doit venir après le début' }],
    [{ start: 20, end: 10 }, { end: 'La fin doit venir après le début' }],
    [{ start: 10, end: 10.9 }, { end: 'L’extrait doit durer au moins 1 seconde' }],
    [{ start: 59.5, end: 60.1 }, { end: 'L’extrait doit durer au moins 1 seconde' }],
    [{ start: 60, end: 61 }, { start: 'La vidéo est plus courte' }],
    [{ start: 5, end: 60.2 }, { end: 'La vidéo est plus courte' }],
  ])('%j', async (part, fields) => {
    const uuid = await addVideo()
    const upload = await uploadOf(uuid)
    expect(await cut(uuid, part)).toMatchObject({ status: 422, body: { error: { code: 'INVALID_INPUT', fields } } })
    expect(await uploadOf(uuid)).toBe(upload)
  })

  it.each([{}, { start: -1, end: 5 }, { start: '1', end: 5 }, { start: 1, end: 1e9 }, { start: 1 }])('%j', async (part) => {
    expect(await cut(await addVideo(), part)).toMatchObject({ status: 400, body: { error: { code: 'MALFORMED_REQUEST' } } })
  })

  it('for others, for no video, and without a file', async () => {
    const uuid = await addVideo()
    expect(refusal(await cut(uuid, { start: 1, end: 5 }, viewer))).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    expect(refusal(await restore(uuid, viewer))).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    expect(refusal(await cut(crypto.randomUUID(), { start: 1, end: 5 }))).toMatchObject({ status: 404, code: 'CONTENT_NOT_FOUND' })
    const empty = await site.content(creator)
    expect(refusal(await cut(empty, { start: 1, end: 5 }))).toMatchObject({ code: 'VIDEO_REQUIRED' })
  })
})

describe('captions', () => {
  const webvtt =
    'WEBVTT\n\n00:00:01.000 --> 00:00:06.000\nAvant\n\n00:00:10.000 --> 00:00:12.000\nPendant\n\n00:00:19.000 --> 00:00:25.000\nJusqu’après\n'
  const put = async (uuid: string, text = webvtt): Promise<unknown> =>
    must(await site.call('PUT', `/contents/${uuid}/captions/fr`, { as: creator, body: text, headers: { 'content-type': 'text/vtt' } }), 200)
  async function captionsOf(uuid: string): Promise<string> {
    const [caption] = (await seen(uuid)).details?.captions ?? []
    const { statusCode, body } = await site.app.inject({ method: 'GET', url: String(caption?.url) })
    expect(statusCode).toBe(200)
    return body
  }
  const inPart =
    'WEBVTT\n\n00:00:00.000 --> 00:00:01.000\nAvant\n\n00:00:05.000 --> 00:00:07.000\nPendant\n\n00:00:14.000 --> 00:00:15.000\nJusqu’après\n'

  it('follow the part that plays, and nothing of them is lost', async () => {
    const uuid = await addVideo()
    await put(uuid)
    must(await cut(uuid, { start: 5, end: 20 }), 200)
    expect(await captionsOf(uuid)).toBe(webvtt)
    await convert(uuid, 5, 15)
    expect(await captionsOf(uuid)).toBe(inPart)
    must(await restore(uuid), 200)
    expect(await captionsOf(uuid)).toBe(inPart)
    await convert(uuid, 0, 60)
    expect(await captionsOf(uuid)).toBe(webvtt)
  })

  it('that are written for a part move with it', async () => {
    const uuid = await addVideo()
    must(await cut(uuid, { start: 5, end: 20 }), 200)
    await convert(uuid, 5, 15)
    await put(uuid, 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nÀ six secondes\n')
    await convert(uuid, 0, 60)
    expect(await captionsOf(uuid)).toBe('WEBVTT\n\n00:00:06.000 --> 00:00:07.000\nÀ six secondes\n')
  })

  it('stay where they are when a file takes the place of a part', async () => {
    const uuid = await addVideo()
    await put(uuid)
    must(await cut(uuid, { start: 5, end: 20 }), 200)
    await convert(uuid, 5, 15)
    for (let times = 0; times < 2; times += 1) {
      await receiveUpload(site.database.db, {
        content_uuid: uuid,
        upload_uuid: crypto.randomUUID(),
        original_key: 'originals/other.mp4',
        original_bytes: 1000,
      })
      expect(await captionsOf(uuid)).toBe(inPart)
    }
    await convert(uuid, 0, 15)
    expect(await captionsOf(uuid)).toBe(inPart)
  })

  it('are refused for a part that is none', async () => {
    const uuid = await addVideo()
    await put(uuid)
    const [caption] = (await seen(uuid)).details?.captions ?? []
    for (const query of ['from=x', 'from=1&duration=0', 'from=1e9']) {
      expect(await site.app.inject({ method: 'GET', url: `${caption?.url}?${query}` })).toMatchObject({ statusCode: 400 })
    }
  })
})
