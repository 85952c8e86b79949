import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renameMedia } from '../../src/db/media/mediaNames.ts'
import { contentSchema } from '../../src/shared/entities/content.ts'
import { type Creator, must, type Person, refusal, startApi, type TestAnswer, type TestApi } from '../support/api.ts'

let site: TestApi
let creator: Creator
let viewer: Person

beforeAll(async () => {
  site = await startApi()
  creator = await site.creator('Sous-titrée')
  viewer = await site.person()
})
afterAll(() => site.close())

const srt = '1\n00:00:01,000 --> 00:00:02,500\n<font color="red">Bonjour</font> <i>à tous\n'
const asWebVtt = 'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nBonjour <i>à tous</i>\n'

const put = (content: string, language: string, body: string, as: Person = creator, type = 'text/vtt'): Promise<TestAnswer> =>
  site.call('PUT', `/contents/${content}/captions/${language}`, { as, body, headers: { 'content-type': type } })
const captionsIn = ({ body }: TestAnswer) => contentSchema.parse(body).details?.captions
const captionsOf = async (content: string, as?: Person) => captionsIn(await site.call('GET', `/contents/${content}?expand=details`, { as }))
/** @param url as the API gives it */
const read = (url: string | undefined) => site.app.inject({ method: 'GET', url: String(url) })
const withCaptions = async (): Promise<{ content: string; url: string | undefined }> => {
  const content = await site.playable(creator)
  return { content, url: captionsIn(await put(content, 'fr', srt))?.[0]?.url }
}

describe('captions', () => {
  it.each(['text/vtt', 'application/x-subrip', 'text/plain; charset=utf-8', 'application/octet-stream'])(
    'are written anew as WebVTT, sent as %s',
    async (type) => {
      const content = await site.playable(creator)
      const answer = await put(content, 'fr', srt, creator, type)
      expect(answer.status).toBe(200)
      const [caption, ...others] = captionsIn(answer) ?? []
      expect(others).toEqual([])
      expect(caption).toMatchObject({ language: 'fr', is_automatic: false })
      const { statusCode, headers, body } = await read(caption?.url)
      expect(statusCode).toBe(200)
      expect(body).toBe(asWebVtt)
      expect(headers).toMatchObject({ 'content-type': 'text/vtt; charset=utf-8', 'cache-control': 'public, max-age=31536000, immutable' })
    },
  )

  it('are read in the characters of older editors', async () => {
    const content = await site.playable(creator)
    const { statusCode } = await site.app.inject({
      method: 'PUT',
      url: `/api/contents/${content}/captions/fr`,
      headers: { 'content-type': 'application/x-subrip', authorization: `Bearer ${creator.token}` },
      payload: Buffer.from(srt, 'latin1'),
    })
    expect(statusCode).toBe(200)
    expect((await read((await captionsOf(content, viewer))?.[0]?.url)).body).toBe(asWebVtt)
  })

  it('take the place of the former ones of their language, whose address is gone', async () => {
    const { content, url } = await withCaptions()
    await put(content, 'en', 'WEBVTT\n\n00:01.000 --> 00:02.000\nHello')
    const after = captionsIn(await put(content, 'fr', srt.replace('Bonjour', 'Bonsoir')))
    expect(after?.map(({ language }) => language)).toEqual(['en', 'fr'])
    expect(after?.[1]?.url).not.toBe(url)
    expect((await read(after?.[1]?.url)).body).toContain('Bonsoir')
    expect((await read(url)).statusCode).toBe(404)
  })

  it('are given to everybody who may play the video, and to nobody else', async () => {
    const { content } = await withCaptions()
    expect(await captionsOf(content, viewer)).toHaveLength(1)
    expect(await captionsOf(content)).toEqual([])
    await site.database.db.updateTable('contents').set({ hidden_at: new Date() }).where('uuid', '=', content).execute()
    expect(await captionsOf(content, creator)).toHaveLength(1)
    expect(refusal(await site.call('GET', `/contents/${content}?expand=details`, { as: viewer }))).toMatchObject({
      code: 'CONTENT_NOT_FOUND',
    })
  })

  it('get another address when the video leaves the public, as its files do', async () => {
    const { content, url } = await withCaptions()
    must(await site.call('PUT', `/contents/${content}`, { as: creator, body: { statuts: 'private' } }), 200)
    // The request only tells that it must be done, where there is no file to rename.
    await renameMedia(site.database.db, content, { copyUnderNewNames: async (keys) => keys, revoke: async () => undefined })
    const [after] = (await captionsOf(content, creator)) ?? []
    expect(after?.url).toEqual(expect.any(String))
    expect(after?.url).not.toBe(url)
    expect((await read(url)).statusCode).toBe(404)
    expect((await read(after?.url)).statusCode).toBe(200)
  })

  it('are removed, once and again', async () => {
    const { content, url } = await withCaptions()
    for (const time of ['once', 'again']) {
      const answer = await site.call('DELETE', `/contents/${content}/captions/fr`, { as: creator })
      expect(captionsIn(answer), time).toEqual([])
    }
    expect((await read(url)).statusCode).toBe(404)
  })
})

describe('captions that are refused', () => {
  const notChanged = async (content: string): Promise<void> => {
    expect((await read((await captionsOf(content, creator))?.[0]?.url)).body).toBe(asWebVtt)
  }

  it('tell the line, and leave the former ones', async () => {
    const { content } = await withCaptions()
    expect(refusal(await put(content, 'fr', 'WEBVTT\n\n00:01.000 --> 00:02.000\nA\n\n00:05.000 --> 00:04.000\nB'))).toMatchObject({
      status: 422,
      code: 'INVALID_INPUT',
      fields: { captions: 'Ligne 6\u00a0: La fin doit venir après le début' },
    })
    await notChanged(content)
  })

  it.each([
    ['of more than 1 MB', 'fr', `WEBVTT\n\n${'x'.repeat(1024 * 1024)}`, 'text/vtt', 413, 'PAYLOAD_TOO_LARGE'],
    ['of another type', 'fr', '{"a": 1}', 'application/json', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['of a type that nobody reads', 'fr', 'x', 'application/xml', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['of nothing', 'fr', '', 'text/vtt', 422, 'EMPTY_FILE'],
    ['in an unknown language', 'klingon', srt, 'text/vtt', 422, 'INVALID_INPUT'],
    ['for a video without words', 'zxx', srt, 'text/vtt', 422, 'INVALID_INPUT'],
  ])('are those %s', async (_, language, body, type, status, code) => {
    const { content } = await withCaptions()
    expect(refusal(await put(content, language, body, creator, type))).toMatchObject({ status, code })
    await notChanged(content)
  })

  it('are those by people who may not publish', async () => {
    const { content } = await withCaptions()
    expect(refusal(await put(content, 'fr', srt, viewer))).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    expect(refusal(await site.call('DELETE', `/contents/${content}/captions/fr`, { as: viewer }))).toMatchObject({ code: 'FORBIDDEN' })
    const administrator = await site.administrator()
    expect(refusal(await put(content, 'fr', srt, administrator))).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    await notChanged(content)
  })

  it('are those of a video that is not there', async () => {
    expect(refusal(await put(crypto.randomUUID(), 'fr', srt))).toMatchObject({ status: 404, code: 'CONTENT_NOT_FOUND' })
    expect(refusal(await put('x', 'fr', srt))).toMatchObject({ status: 404, code: 'CONTENT_NOT_FOUND' })
    expect(refusal(await site.call('GET', `/captions/${crypto.randomUUID()}`))).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })
})
