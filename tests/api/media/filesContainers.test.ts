import { readFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findMedia } from '../../../src/db/media/media.ts'
import { clipMaker, type ClipMaker } from '../../support/media.ts'
import { makeOther, namesTheFive, otherContainers } from '../../support/otherContainers.ts'
import { failure, type FilesSite, formWith, openFilesSite, type Person } from '../filesSite.ts'

let site: FilesSite
let clips: ClipMaker
let creator: Person

beforeAll(async () => {
  clips = await clipMaker()
  site = await openFilesSite()
  creator = await site.addCreator()
})
afterAll(async () => {
  await site.close()
  await clips.remove()
})

const refused = { ...failure(415, 'UNSUPPORTED_VIDEO'), body: { error: { code: 'UNSUPPORTED_VIDEO', message: namesTheFive } } }

/** Announces a gigabyte, sends the first bytes of a video declared as mp4, and waits for the answer. */
async function answerToTheFirstBytes(method: 'POST' | 'PUT', head: Buffer): Promise<unknown> {
  const boundary = 'limite'
  const opening = `--${boundary}\r\nContent-Disposition: form-data; name="video"; filename="video.mp4"\r\nContent-Type: video/mp4\r\n\r\n`
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const sending = httpRequest(`${site.url}/api/files/video/${creator.content}`, {
    method,
    headers: {
      authorization: `Bearer ${creator.token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': method === 'POST' ? 1_000_000_000 : 400_000_000,
    },
  })
  sending.on('error', reject).on('response', (response) => {
    let text = ''
    response.setEncoding('utf8').on('data', (part: string) => {
      text += part
      // The connection stays open for the rest of the video: the answer arrives before it.
      if (text.endsWith('}')) resolve({ status: response.statusCode, body: JSON.parse(text) })
    })
  })
  sending.write(Buffer.concat([Buffer.from(opening), head]))
  return promise.finally(() => sending.destroy())
}

describe.each(otherContainers)('$name', (container) => {
  let path: string
  beforeAll(async () => {
    path = await makeOther(clips, container)
  })

  it.each(['POST', 'PUT'] as const)(
    '%s: refused by its content, whatever its name and declared type, and the message names the five accepted containers',
    async (method) => {
      const form = new FormData()
      form.append('video', new Blob([new Uint8Array(await readFile(path))], { type: 'video/mp4' }), 'video.mp4')
      expect(await site.send(method, `/files/video/${creator.content}`, form, creator)).toMatchObject(refused)
    },
  )

  it.each(['POST', 'PUT'] as const)('%s: refused at its first bytes, before the rest is sent', async (method) => {
    expect(await answerToTheFirstBytes(method, (await readFile(path)).subarray(0, 4100))).toMatchObject(refused)
  })

  it('refused together with a thumbnail, too', async () => {
    const picture = await clips.make({ name: 'cover.png', isSilent: true, encode: ['-frames:v', '1'] })
    const form = await formWith(['fileTypes', 'video', 'text'], ['fileTypes', 'thumbnail', 'text'], ['files', path], ['files', picture])
    expect(await site.send('POST', `/files/video-with-thumbnail/${creator.content}`, form, creator)).toMatchObject(refused)
  })

  it('the content still waits for its file', async () => {
    expect(await findMedia(site.database.db, creator.content)).toMatchObject({
      state: 'awaitingFile',
      original_key: null,
      thumbnail_key: null,
    })
    expect(await site.temporary()).toEqual([])
  })
})

describe('an mp4 that is also compatible with 3GPP', () => {
  it('is an mp4, because of its major brand', async () => {
    const path = await clips.make({ name: 'both.mp4' })
    const bytes = await readFile(path)
    // The first compatible brand; the major brand before it stays «isom».
    bytes.write('3gp6', 16, 'latin1')
    const form = new FormData()
    form.append('video', new Blob([new Uint8Array(bytes)]), 'both.3gp')
    expect((await site.send('POST', `/files/video/${creator.content}`, form, creator)).status).toBe(201)
  })
})
