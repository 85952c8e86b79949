import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { findMedia } from '../../src/db/media/media.ts'
import { findResumableUpload, listOpenUploads, openUpload } from '../../src/db/upload/resumableUploads.ts'
import type { Creator, Person } from '../support/people.ts'
import { openFilesSite } from './filesSite.ts'
import { type LostRightsSite, openLostRightsSite } from './lostRights.ts'

let on: LostRightsSite
let owner: Creator
let editor: Person
let content: string
let upload: string

beforeAll(async () => {
  on = await openLostRightsSite()
})
afterAll(() => on.close())
beforeEach(async () => {
  const team = await on.addTeam()
  owner = team.owner
  editor = team.editor
  content = team.content
  const file = { user_uuid: editor.uuid, content_uuid: content, bytes: on.clip.length, fingerprint: 'clip' }
  upload = String((await openUpload(on.site.database.db, { uuid: randomUUID(), ...file }))?.uuid)
})

const waiting = { timeout: 10_000, interval: 10 }
const removeEditor = () => on.call('DELETE', `/channels/${owner.channel}/members/${editor.uuid}`, owner)
const demoteOwner = () => on.demote(owner)

const incoming = () => `incoming/${content}/${upload}`
async function arrived(): Promise<number> {
  const key = (await on.site.stored()).find((each) => each.startsWith(incoming()))
  return key === undefined ? 0 : (await readFile(on.site.storage.path(key))).length
}
const refusalOf = async () => (await findResumableUpload(on.site.database.db, upload))?.refusal

async function expectThePublishedFile(): Promise<void> {
  const media = await findMedia(on.site.database.db, content)
  expect(await readFile(on.site.storage.path(String(media?.original_key)))).toEqual(await readFile(on.published))
  expect((await on.site.stored()).filter((key) => key.startsWith(`originals/${content}/`))).toEqual([media?.original_key])
}

/** Sends the whole file, whose second half waits for `meanwhile`. */
function sendHeld(meanwhile: () => Promise<unknown>) {
  const headers = {
    authorization: `Bearer ${editor.token}`,
    'tus-resumable': '1.0.0',
    'upload-offset': '0',
    'content-type': 'application/offset+octet-stream',
  }
  const halfIsThere = async (): Promise<void> => {
    await expect.poll(arrived, waiting).toBe(Math.floor(on.clip.length / 2))
  }
  return on.sendInHalves({ method: 'PATCH', path: `/uploads/${upload}`, headers, body: on.clip }, { halfIsThere, meanwhile })
}

/** Announces another video, and runs something between the first look at the editor's rights and the record. */
async function announce(meanwhile: () => Promise<void>): Promise<[number, string | undefined]> {
  const { storage } = on.site
  const { reserve } = storage
  vi.spyOn(storage, 'reserve').mockImplementationOnce(async (bytes) => {
    await meanwhile()
    return reserve(bytes)
  })
  const metadata = Object.entries({ key: randomUUID(), content, fingerprint: 'announced' })
  const headers = {
    authorization: `Bearer ${editor.token}`,
    'tus-resumable': '1.0.0',
    'upload-length': '1000',
    'upload-metadata': metadata.map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`).join(','),
  }
  const answer = await fetch(`${on.site.url}/api/uploads`, { method: 'POST', headers })
  const text = await answer.text()
  const { error } = (text === '' ? {} : JSON.parse(text)) as { error?: { code: string } }
  return [answer.status, error?.code]
}

/** Leaves the whole file where its parts arrive, as a process does that dies at the last byte. */
async function leaveComplete(): Promise<void> {
  const headers = { authorization: `Bearer ${editor.token}`, 'tus-resumable': '1.0.0', 'upload-offset': '0' }
  const body = new Uint8Array(on.clip.subarray(0, 10_000))
  const type = { 'content-type': 'application/offset+octet-stream' }
  const answer = await fetch(`${on.site.url}/api/uploads/${upload}`, { method: 'PATCH', headers: { ...headers, ...type }, body })
  expect(answer.status).toBe(204)
  const key = (await on.site.stored()).find((each) => each.startsWith(incoming()))
  await writeFile(on.site.storage.path(String(key)), on.clip)
}

const finish = async (): Promise<[number, string]> => {
  const headers = { authorization: `Bearer ${editor.token}` }
  const answer = await fetch(`${on.site.url}/api/uploads/${upload}/finish`, { method: 'POST', headers })
  const body = (await answer.json()) as { error: { code: string } }
  return [answer.status, body.error.code]
}

describe('a video that is announced', () => {
  it.each([
    { what: 'its editor is removed', lose: removeEditor },
    { what: 'the owner is suspended', lose: () => on.suspend(owner) },
    { what: 'the owner may not publish any more', lose: demoteOwner },
    { what: 'the editor is suspended', lose: () => on.suspend(editor) },
  ])('while $what, is refused and counts in no quota', async ({ lose }) => {
    expect(await announce(lose)).toEqual([403, 'FORBIDDEN'])
    const recorded = await listOpenUploads(on.site.database.db)
    expect(recorded.filter(({ content_uuid, fingerprint }) => content_uuid === content && fingerprint === 'announced')).toEqual([])
  })
})

describe('the last part of a video, begun before', () => {
  it.each([
    { what: 'its editor is removed', lose: removeEditor, refusal: [403, 'FORBIDDEN'] },
    { what: 'the owner is suspended', lose: () => on.suspend(owner), refusal: [403, 'FORBIDDEN'] },
    { what: 'the owner may not publish any more', lose: demoteOwner, refusal: [403, 'FORBIDDEN'] },
    { what: 'the editor is suspended', lose: () => on.suspend(editor), refusal: [401, 'SESSION_EXPIRED'] },
    { what: 'the editor’s session ends', lose: () => on.call('POST', '/auth/logout', editor), refusal: [401, 'SESSION_EXPIRED'] },
  ])('$what, is refused', async ({ lose, refusal }) => {
    expect(await sendHeld(lose)).toEqual(refusal)
    await expectThePublishedFile()
  })
})

describe('a video in parts that has arrived completely', () => {
  it.each([
    { what: 'its editor is removed', lose: removeEditor },
    { what: 'the owner is suspended', lose: () => on.suspend(owner) },
    { what: 'the owner may not publish any more', lose: demoteOwner },
    { what: 'the editor is suspended', lose: () => on.suspend(editor) },
  ])('is refused, and its parts are removed, when $what during its inspection', async ({ lose }) => {
    await leaveComplete()
    on.onNextInspection(lose)
    expect(await finish()).toEqual([403, 'FORBIDDEN'])
    expect([await refusalOf(), await arrived()]).toEqual(['FORBIDDEN', 0])
    await expectThePublishedFile()
  })

  it.each([
    { what: 'the owner', lose: () => on.suspend(owner) },
    { what: 'the editor', lose: () => on.suspend(editor) },
  ])('is refused by the next process when $what was suspended meanwhile', async ({ lose }) => {
    await leaveComplete()
    await lose()
    const next = await openFilesSite({ database: on.site.database, dataDir: on.site.dataDir })
    await expect.poll(refusalOf, waiting).toBe('FORBIDDEN')
    await expect.poll(arrived, waiting).toBe(0)
    await next.close()
    await expectThePublishedFile()
  })
})
