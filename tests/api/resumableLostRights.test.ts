import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findMedia } from '../../src/db/media/media.ts'
import { findRoleByName } from '../../src/db/role/roles.ts'
import { findResumableUpload, openUpload } from '../../src/db/upload/resumableUploads.ts'
import { userRoleName } from '../../src/shared/roles.ts'
import { clipMaker, type ClipMaker } from '../support/media.ts'
import { addCreator, addEditor, addPerson, type Creator, type Person } from '../support/people.ts'
import { addContent } from '../support/rows.ts'
import { type FilesSite, formWith, openFilesSite } from './filesSite.ts'

let site: FilesSite
let clips: ClipMaker
let clip: Buffer
let published: string
let administrator: Person
let owner: Creator
let editor: Person
let content: string
let upload: string
/** runs while a video that has arrived is inspected */
let onInspection: (() => Promise<void>) | undefined
const open: ClientRequest[] = []

beforeAll(async () => {
  clips = await clipMaker()
  clip = await readFile(await clips.make({ name: 'clip.mp4' }))
  published = await clips.make({ name: 'published.mp4', seconds: 3 })
  site = await openFilesSite({
    findFault: async () => {
      await onInspection?.()
      return undefined
    },
  })
  administrator = await addPerson(site.database, 'Administrateur')
})
afterAll(async () => {
  for (const sending of open) sending.destroy()
  await site.close()
  await clips.remove()
})
beforeEach(async () => {
  owner = await addCreator(site.database, 'La mer')
  editor = await addPerson(site.database, userRoleName)
  await addEditor(site.database, owner.channel, editor.uuid)
  content = await addContent(site.database.db, { channel: owner.channel })
  const first = await formWith(['video', published])
  expect((await site.send('POST', `/files/video/${content}`, first, { ...owner, content })).status).toBe(201)
  const file = { user_uuid: editor.uuid, content_uuid: content, bytes: clip.length, fingerprint: 'clip' }
  upload = String((await openUpload(site.database.db, { uuid: randomUUID(), ...file }))?.uuid)
})
afterEach(() => {
  onInspection = undefined
})

const waiting = { timeout: 10_000, interval: 10 }
async function call(method: string, path: string, as: Person, body?: object): Promise<void> {
  const headers = { authorization: `Bearer ${as.token}`, ...(body && { 'content-type': 'application/json' }) }
  const answer = await fetch(`${site.url}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true)
}
const removeEditor = () => call('DELETE', `/channels/${owner.channel}/members/${editor.uuid}`, owner)
const suspend = (person: Person) => call('PUT', `/users/${person.uuid}/suspended`, administrator)
async function demoteOwner(): Promise<void> {
  const role = await findRoleByName(site.database.db, userRoleName)
  await call('PUT', `/users/${owner.uuid}`, administrator, { role_id: role?.uuid })
}

const incoming = () => `incoming/${content}/${upload}`
async function arrived(): Promise<number> {
  const key = (await site.stored()).find((each) => each.startsWith(incoming()))
  return key === undefined ? 0 : (await readFile(site.storage.path(key))).length
}
const refusalOf = async () => (await findResumableUpload(site.database.db, upload))?.refusal

async function expectThePublishedFile(): Promise<void> {
  const media = await findMedia(site.database.db, content)
  expect(await readFile(site.storage.path(String(media?.original_key)))).toEqual(await readFile(published))
  expect((await site.stored()).filter((key) => key.startsWith(`originals/${content}/`))).toEqual([media?.original_key])
}

/** Sends the whole file, whose second half waits for `meanwhile`. */
async function sendHeld(meanwhile: () => Promise<unknown>): Promise<[number | undefined, string | undefined]> {
  const sending = request({ host: '127.0.0.1', port: site.port, method: 'PATCH', path: `/api/uploads/${upload}` })
  open.push(sending)
  sending.setHeader('authorization', `Bearer ${editor.token}`)
  sending.setHeader('tus-resumable', '1.0.0')
  sending.setHeader('upload-offset', 0)
  sending.setHeader('content-type', 'application/offset+octet-stream')
  sending.setHeader('content-length', clip.length)
  const answered = once(sending, 'response')
  answered.catch(() => undefined)
  const half = Math.floor(clip.length / 2)
  sending.write(clip.subarray(0, half))
  await expect.poll(arrived, waiting).toBe(half)
  await meanwhile()
  sending.end(clip.subarray(half))
  const [response]: IncomingMessage[] = await answered
  if (!response) throw new Error('There is no answer')
  const body = await text(response)
  const answer = (body === '' ? {} : JSON.parse(body)) as { error?: { code: string } }
  return [response.statusCode, answer.error?.code]
}

/** Leaves the whole file where its parts arrive, as a process does that dies at the last byte. */
async function leaveComplete(): Promise<void> {
  const headers = { authorization: `Bearer ${editor.token}`, 'tus-resumable': '1.0.0', 'upload-offset': '0' }
  const body = new Uint8Array(clip.subarray(0, 10_000))
  const type = { 'content-type': 'application/offset+octet-stream' }
  const answer = await fetch(`${site.url}/api/uploads/${upload}`, { method: 'PATCH', headers: { ...headers, ...type }, body })
  expect(answer.status).toBe(204)
  const key = (await site.stored()).find((each) => each.startsWith(incoming()))
  await writeFile(site.storage.path(String(key)), clip)
}

const finish = async (): Promise<[number, string]> => {
  const headers = { authorization: `Bearer ${editor.token}` }
  const answer = await fetch(`${site.url}/api/uploads/${upload}/finish`, { method: 'POST', headers })
  const body = (await answer.json()) as { error: { code: string } }
  return [answer.status, body.error.code]
}

describe('the last part of a video, begun before', () => {
  it.each([
    { what: 'its editor is removed', lose: removeEditor, refusal: [403, 'FORBIDDEN'] },
    { what: 'the owner is suspended', lose: () => suspend(owner), refusal: [403, 'FORBIDDEN'] },
    { what: 'the owner may not publish any more', lose: demoteOwner, refusal: [403, 'FORBIDDEN'] },
    { what: 'the editor is suspended', lose: () => suspend(editor), refusal: [401, 'SESSION_EXPIRED'] },
    { what: 'the editor’s session ends', lose: () => call('POST', '/auth/logout', editor), refusal: [401, 'SESSION_EXPIRED'] },
  ])('$what, is refused', async ({ lose, refusal }) => {
    expect(await sendHeld(lose)).toEqual(refusal)
    await expectThePublishedFile()
  })
})

describe('a video in parts that has arrived completely', () => {
  it.each([
    { what: 'its editor is removed', lose: removeEditor },
    { what: 'the owner is suspended', lose: () => suspend(owner) },
    { what: 'the owner may not publish any more', lose: demoteOwner },
    { what: 'the editor is suspended', lose: () => suspend(editor) },
  ])('is refused, and its parts are removed, when $what during its inspection', async ({ lose }) => {
    await leaveComplete()
    onInspection = lose
    expect(await finish()).toEqual([403, 'FORBIDDEN'])
    expect([await refusalOf(), await arrived()]).toEqual(['FORBIDDEN', 0])
    await expectThePublishedFile()
  })

  it.each([
    { what: 'the owner', lose: () => suspend(owner) },
    { what: 'the editor', lose: () => suspend(editor) },
  ])('is refused by the next process when $what was suspended meanwhile', async ({ lose }) => {
    await leaveComplete()
    await lose()
    const next = await openFilesSite({ database: site.database, dataDir: site.dataDir })
    await expect.poll(refusalOf, waiting).toBe('FORBIDDEN')
    await expect.poll(arrived, waiting).toBe(0)
    await next.close()
    await expectThePublishedFile()
  })
})
