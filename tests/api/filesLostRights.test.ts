import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deleteContent } from '../../src/db/content/contents.ts'
import { creatorRoleName } from '../../src/shared/roles.ts'
import type { Creator, Person } from '../support/people.ts'
import { type LostRightsSite, openLostRightsSite } from './lostRights.ts'

let on: LostRightsSite
let picture: Buffer
let owner: Creator
let editor: Person
let content: string

beforeAll(async () => {
  picture = await sharp({ create: { width: 320, height: 180, channels: 3, background: '#357' } })
    .png()
    .toBuffer()
  on = await openLostRightsSite()
})
afterAll(() => on.close())
beforeEach(async () => {
  const team = await on.addTeam()
  owner = team.owner
  editor = team.editor
  content = team.content
})

const boundary = 'lucarne'
const part = (field: string, type: string, file: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="x"\r\nContent-Type: ${type}\r\n\r\n`),
    file,
    Buffer.from('\r\n'),
  ])
const word = (value: string): Buffer => Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="fileTypes"\r\n\r\n${value}\r\n`)
const form = (...parts: Buffer[]): Buffer => Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)])

type Way = { method: 'POST' | 'PUT'; path: (sender: Person) => string; body: () => Buffer }
const way = (method: Way['method'], path: Way['path'], body: Way['body']): Way => ({ method, path, body })
const image = (field: string) => () => form(part(field, 'image/png', picture))
const video = (): Buffer => form(part('video', 'video/mp4', on.clip))
const both = (): Buffer => form(word('video'), part('files', 'video/mp4', on.clip), word('thumbnail'), part('files', 'image/png', picture))

const ofChannel: Record<string, Way> = {
  'POST video': way('POST', () => `/files/video/${content}`, video),
  'PUT video': way('PUT', () => `/files/video/${content}`, video),
  'POST thumbnail': way('POST', () => `/files/thumbnail/${content}`, image('thumbnail')),
  'PUT thumbnail': way('PUT', () => `/files/thumbnail/${content}`, image('thumbnail')),
  'POST video with thumbnail': way('POST', () => `/files/video-with-thumbnail/${content}`, both),
  'POST banner': way('POST', () => `/files/banner/${owner.channel}`, image('banner')),
  'PUT banner': way('PUT', () => `/files/banner/${owner.channel}`, image('banner')),
}
const ofOneself: Record<string, Way> = {
  'POST avatar': way('POST', ({ uuid }) => `/files/avatar/${uuid}`, image('avatar')),
  'PUT avatar': way('PUT', ({ uuid }) => `/files/avatar/${uuid}`, image('avatar')),
  'POST upload': way('POST', () => '/files/upload', image('file')),
  'POST upload-multiple': way('POST', () => '/files/upload-multiple', image('files')),
}
const ofSite: Record<string, Way> = { 'POST logo': way('POST', () => '/site/logo', image('logo')) }

const reservations = async (sender: Person) =>
  (await sql`select quota_bytes from uploads_in_flight where user_uuid = ${sender.uuid}::uuid`.execute(on.site.database.db)).rows

/** Everything that an upload may change: the files with their bytes, and the rows that name them. */
async function state(sender: Person) {
  const { db } = on.site.database
  const names = [content, owner.channel, sender.uuid, 'logo']
  const mayChange = (key: string): boolean => names.some((name) => key.includes(name))
  const files = await Promise.all(
    (await on.site.stored()).filter(mayChange).map(async (key) => [
      key,
      createHash('sha256')
        .update(await readFile(on.site.storage.path(key)))
        .digest('hex'),
    ]),
  )
  const media = await db.selectFrom('media').selectAll().where('content_uuid', '=', content).execute()
  const channels = await db.selectFrom('channels').select('banner_key').where('uuid', '=', owner.channel).execute()
  const users = await db.selectFrom('users').select('avatar_key').where('uuid', '=', sender.uuid).execute()
  const logos = await db.selectFrom('site_settings').select('logo_key').execute()
  const receipts = (await sql`select bytes from upload_receipts where user_uuid = ${owner.uuid}::uuid`.execute(db)).rows
  return { files, media, channels, users, logo: logos[0]?.logo_key ?? null, receipts, queued: await on.site.queued() }
}

/** Sends a form whose last bytes wait for `meanwhile`. */
function sendHeld({ method, path, body }: Way, sender: Person, meanwhile: () => Promise<unknown>) {
  const headers = { authorization: `Bearer ${sender.token}`, 'content-type': `multipart/form-data; boundary=${boundary}` }
  // The rights were looked at: the form has its place.
  const halfIsThere = async (): Promise<void> => {
    await expect.poll(() => reservations(sender), { timeout: 10_000, interval: 10 }).toHaveLength(1)
  }
  return on.sendInHalves({ method, path: path(sender), headers, body: body() }, { halfIsThere, meanwhile })
}

/** The form is refused, and has changed nothing but what the loss itself changes. */
async function expectNothing(which: Way, sender: Person, loss: () => Promise<unknown>, refusal: [number, string]): Promise<void> {
  let before: unknown
  const lose = async (): Promise<void> => {
    await loss()
    before = await state(sender)
  }
  expect(await sendHeld(which, sender, lose)).toEqual(refusal)
  expect(await state(sender)).toEqual(before)
  expect(await on.site.temporary()).toEqual([])
  expect(await reservations(sender)).toEqual([])
}

const cases = (ways: Record<string, Way>) => Object.entries(ways).map(([name, each]) => ({ name, each }))
const forbidden: [number, string] = [403, 'FORBIDDEN']
const expired: [number, string] = [401, 'SESSION_EXPIRED']

describe.each(cases(ofChannel))('$name, begun before', ({ each }) => {
  it.each([
    {
      what: 'its editor is removed',
      lose: () => on.call('DELETE', `/channels/${owner.channel}/members/${editor.uuid}`, owner),
      refusal: forbidden,
    },
    { what: 'the owner is suspended', lose: () => on.suspend(owner), refusal: forbidden },
    { what: 'the owner may not publish any more', lose: () => on.demote(owner), refusal: forbidden },
    { what: 'the editor is suspended', lose: () => on.suspend(editor), refusal: expired },
    { what: 'the editor’s session ends', lose: () => on.call('POST', '/auth/logout', editor), refusal: expired },
  ])('$what, is refused', async ({ lose, refusal }) => {
    await expectNothing(each, editor, lose, refusal)
  })

  it('its owner loses the role to publish, is refused', async () => {
    await expectNothing(each, owner, () => on.demote(owner), forbidden)
  })

  it('an editor gets another role, which takes nothing, is accepted', async () => {
    const [status] = await sendHeld(each, editor, () => on.demote(editor, creatorRoleName))
    expect(status).toBe(each.method === 'POST' ? 201 : 200)
  })
})

describe.each(cases({ ...ofOneself, ...ofSite }))('$name, begun before', ({ each }) => {
  it.each([
    { what: 'its sender is suspended', lose: (sender: Person) => on.suspend(sender) },
    { what: 'their session ends', lose: (sender: Person) => on.call('POST', '/auth/logout', sender) },
  ])('$what, is refused', async ({ lose }) => {
    const sender = await on.addAdministrator()
    await expectNothing(each, sender, () => lose(sender), expired)
  })
})

describe.each(cases(ofOneself))('$name, begun before', ({ each }) => {
  it('its sender loses a role that it does not need, is accepted', async () => {
    const [status] = await sendHeld(each, owner, () => on.demote(owner))
    expect(status).toBe(each.method === 'POST' ? 201 : 200)
  })
})

it('a logo, begun before its administrator is one no more, is refused', async () => {
  const sender = await on.addAdministrator()
  for (const each of Object.values(ofSite)) await expectNothing(each, sender, () => on.demote(sender), forbidden)
})

it.each(cases(ofChannel).filter(({ name }) => !name.includes('banner')))(
  '$name of a content that is deleted meanwhile is refused',
  async ({ each }) => {
    const remove = () => on.site.database.db.transaction().execute((tx) => deleteContent(tx, content))
    await expectNothing(each, editor, remove, [404, 'CONTENT_NOT_FOUND'])
  },
)

describe('a video whose bytes are in', () => {
  it.each(cases(ofChannel).filter(({ name }) => name.includes('video')))(
    '$name: is refused when the editor is removed during its inspection',
    async ({ each }) => {
      let before: unknown
      on.onNextInspection(async () => {
        await on.call('DELETE', `/channels/${owner.channel}/members/${editor.uuid}`, owner)
        before = await state(editor)
      })
      expect(await sendHeld(each, editor, async () => undefined)).toEqual(forbidden)
      expect(await state(editor)).toEqual(before)
      expect(await on.site.temporary()).toEqual([])
      expect(await reservations(editor)).toEqual([])
    },
  )
})
