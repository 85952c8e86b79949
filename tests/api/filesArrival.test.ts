import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { findMedia } from '../../src/db/media/media.ts'
import { limits } from '../../src/shared/limits.ts'
import { clipMaker, type ClipMaker } from '../support/media.ts'
import { type FilesSite, formWith, openFilesSite, type Person } from './filesSite.ts'

let site: FilesSite
let clips: ClipMaker
let clip: string
let creator: Person
const open: ClientRequest[] = []

beforeAll(async () => {
  clips = await clipMaker()
  clip = await clips.make({ name: 'clip.mp4' })
  site = await openFilesSite()
})
afterAll(async () => {
  for (const sending of open) sending.destroy()
  await site.close()
  await clips.remove()
})
beforeEach(async () => {
  creator = await site.addCreator()
})

const waiting = { timeout: 10_000, interval: 20 }
const boundary = 'lucarne'
const opening = `--${boundary}\r\nContent-Disposition: form-data; name="video"; filename="video.mp4"\r\nContent-Type: video/mp4\r\n\r\n`
const closing = `\r\n--${boundary}--\r\n`
const answered = z.object({ media: z.object({ state: z.string() }) })

/** The content's entry in the creator's dashboard. */
async function state(): Promise<string> {
  const response = await site.call('GET', `/api/contents/${creator.content}`, creator)
  return answered.parse(await response.json()).media.state
}

/** A form of which all but the end is sent. @param length the announced length of the whole form */
async function begin(method: 'POST' | 'PUT', length?: number) {
  const video = await readFile(clip)
  const sending = request({ host: '127.0.0.1', port: site.port, method, path: `/api/files/video/${creator.content}` })
  open.push(sending)
  sending.setHeader('authorization', `Bearer ${creator.token}`)
  sending.setHeader('content-type', `multipart/form-data; boundary=${boundary}`)
  sending.setHeader('content-length', length ?? Buffer.byteLength(opening) + video.length + Buffer.byteLength(closing))
  const response = once(sending, 'response').then(([message]: IncomingMessage[]) => message?.statusCode)
  response.catch(() => undefined)
  sending.write(opening)
  sending.write(video)
  return {
    response,
    finish: () => sending.end(closing),
    breakOff: () => sending.destroy(),
  }
}

const send = async (method: 'POST' | 'PUT' = 'POST') =>
  site.send(method, `/files/video/${creator.content}`, await formWith(['video', clip]), creator)

describe('a content without a file', () => {
  it('is marked as receiving a file while one is being uploaded', async () => {
    expect(await state()).toBe('awaitingFile')
    const sending = await begin('POST')
    await expect.poll(state, waiting).toBe('arriving')
    sending.breakOff()
    await expect.poll(state, waiting).toBe('awaitingFile')
    expect((await send()).status).toBe(201)
    expect(await state()).toBe('received')
  })

  it('is marked as waiting again when the server was killed during an upload', async () => {
    const sending = await begin('POST')
    await expect.poll(state, waiting).toBe('arriving')
    await sql`update media set arriving_at = now() - interval '80 seconds' where content_uuid = ${creator.content}::uuid`.execute(
      site.database.db,
    )
    expect(await state()).toBe('awaitingFile')
    sending.breakOff()
  })

  it('is not considered abandoned soon after an upload was attempted', async () => {
    const { db } = site.database
    await db
      .updateTable('media')
      .set({ updated_at: new Date(0) })
      .where('content_uuid', '=', creator.content)
      .execute()
    const sending = await begin('POST')
    await expect.poll(state, waiting).toBe('arriving')
    sending.breakOff()
    await expect.poll(state, waiting).toBe('awaitingFile')
    expect((await findMedia(db, creator.content))?.updated_at.getTime()).toBeGreaterThan(Date.now() - 60_000)
  })

  it('accepts a first file of more than 500 MB also by PUT', async () => {
    const sending = await begin('PUT', limits.editVideoBytes + 10 * 1024 * 1024)
    await expect.poll(state, waiting).toBe('arriving')
    expect(await Promise.race([sending.response, Promise.resolve('still reading')])).toBe('still reading')
    sending.breakOff()
    await send()
    const answer = await (await begin('PUT', limits.editVideoBytes + 10 * 1024 * 1024)).response
    expect(answer).toBe(413)
  })

  it('that receives two uploads at the same time ends with one complete file, and is not marked as receiving', async () => {
    const first = await begin('POST')
    await expect.poll(state, waiting).toBe('arriving')
    expect((await send('PUT')).status).toBe(200)
    expect(await state()).toBe('received')
    const second = (await findMedia(site.database.db, creator.content))?.upload_uuid
    first.finish()
    expect(await first.response).toBe(201)
    const media = await findMedia(site.database.db, creator.content)
    expect(media?.upload_uuid).not.toBe(second)
    expect((await site.stored()).filter((key) => key.includes(creator.content))).toEqual([media?.original_key])
    expect(await state()).toBe('received')
  })

  it('whose upload is interrupted while another one runs is still complete', async () => {
    const first = await begin('POST')
    await expect.poll(state, waiting).toBe('arriving')
    expect((await send('PUT')).status).toBe(200)
    first.breakOff()
    await expect.poll(() => site.temporary(), waiting).toEqual([])
    expect(await state()).toBe('received')
    expect((await send()).status).toBe(201)
  })
})
