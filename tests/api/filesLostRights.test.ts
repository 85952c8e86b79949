import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deleteContent } from '../../src/db/content/contents.ts'
import { findRoleByName } from '../../src/db/role/roles.ts'
import { creatorRoleName, userRoleName } from '../../src/shared/roles.ts'
import { clipMaker, type ClipMaker } from '../support/media.ts'
import { addCreator, addEditor, addPerson, type Creator, type Person } from '../support/people.ts'
import { addContent } from '../support/rows.ts'
import { type FilesSite, formWith, openFilesSite } from './filesSite.ts'

let site: FilesSite
let clips: ClipMaker
let clip: Buffer
let picture: Buffer
let published: string
let administrator: Person
let owner: Creator
let editor: Person
let content: string
/** runs while a video that has arrived is inspected */
let onInspection: (() => Promise<void>) | undefined
const open: ClientRequest[] = []

beforeAll(async () => {
  clips = await clipMaker()
  published = await clips.make({ name: 'published.mp4', seconds: 3 })
  clip = await readFile(await clips.make({ name: 'clip.mp4' }))
  picture = await sharp({ create: { width: 320, height: 180, channels: 3, background: '#357' } })
    .png()
    .toBuffer()
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
})
afterEach(() => {
  onInspection = undefined
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
const video = (): Buffer => form(part('video', 'video/mp4', clip))
const both = (): Buffer => form(word('video'), part('files', 'video/mp4', clip), word('thumbnail'), part('files', 'image/png', picture))

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

async function call(method: string, path: string, as: Person, body?: object): Promise<void> {
  const headers = { authorization: `Bearer ${as.token}`, ...(body && { 'content-type': 'application/json' }) }
  const answer = await fetch(`${site.url}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true)
}
const suspend = (person: Person) => call('PUT', `/users/${person.uuid}/suspended`, administrator)
async function demote(person: Person, to: string): Promise<void> {
  const role = await findRoleByName(site.database.db, to)
  await call('PUT', `/users/${person.uuid}`, administrator, { role_id: role?.uuid })
}

const reservations = async (sender: Person) =>
  (await sql`select quota_bytes from uploads_in_flight where user_uuid = ${sender.uuid}::uuid`.execute(site.database.db)).rows

/** Everything that an upload may change: the files with their bytes, and the rows that name them. */
async function state(sender: Person) {
  const { db } = site.database
  const names = [content, owner.channel, sender.uuid, 'logo']
  const mayChange = (key: string): boolean => names.some((name) => key.includes(name))
  const files = await Promise.all(
    (await site.stored()).filter(mayChange).map(async (key) => [
      key,
      createHash('sha256')
        .update(await readFile(site.storage.path(key)))
        .digest('hex'),
    ]),
  )
  const media = await db.selectFrom('media').selectAll().where('content_uuid', '=', content).execute()
  const channels = await db.selectFrom('channels').select('banner_key').where('uuid', '=', owner.channel).execute()
  const users = await db.selectFrom('users').select('avatar_key').where('uuid', '=', sender.uuid).execute()
  const logos = await db.selectFrom('site_settings').select('logo_key').execute()
  const receipts = (await sql`select bytes from upload_receipts where user_uuid = ${owner.uuid}::uuid`.execute(db)).rows
  return { files, media, channels, users, logo: logos[0]?.logo_key ?? null, receipts, queued: await site.queued() }
}

/** Sends a form whose last bytes wait for `meanwhile`. */
async function sendHeld({ method, path, body }: Way, sender: Person, meanwhile: () => Promise<unknown>) {
  const bytes = body()
  const sending = request({ host: '127.0.0.1', port: site.port, method, path: `/api${path(sender)}` })
  open.push(sending)
  sending.setHeader('authorization', `Bearer ${sender.token}`)
  sending.setHeader('content-type', `multipart/form-data; boundary=${boundary}`)
  sending.setHeader('content-length', bytes.length)
  const answered = once(sending, 'response')
  answered.catch(() => undefined)
  const half = Math.floor(bytes.length / 2)
  sending.write(bytes.subarray(0, half))
  // The rights were looked at: the form has its place.
  await expect.poll(() => reservations(sender), { timeout: 10_000, interval: 10 }).toHaveLength(1)
  await meanwhile()
  sending.end(bytes.subarray(half))
  const [response]: IncomingMessage[] = await answered
  if (!response) throw new Error('There is no answer')
  const answer = JSON.parse(await text(response)) as { error?: { code: string } }
  return [response.statusCode, answer.error?.code]
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
  expect(await site.temporary()).toEqual([])
  expect(await reservations(sender)).toEqual([])
}

const cases = (ways: Record<string, Way>) => Object.entries(ways).map(([name, each]) => ({ name, each }))
const forbidden: [number, string] = [403, 'FORBIDDEN']
const expired: [number, string] = [401, 'SESSION_EXPIRED']

describe.each(cases(ofChannel))('$name, begun before', ({ each }) => {
  it.each([
    {
      what: 'its editor is removed',
      lose: () => call('DELETE', `/channels/${owner.channel}/members/${editor.uuid}`, owner),
      refusal: forbidden,
    },
    { what: 'the owner is suspended', lose: () => suspend(owner), refusal: forbidden },
    { what: 'the owner may not publish any more', lose: () => demote(owner, userRoleName), refusal: forbidden },
    { what: 'the editor is suspended', lose: () => suspend(editor), refusal: expired },
    { what: 'the editor’s session ends', lose: () => call('POST', '/auth/logout', editor), refusal: expired },
  ])('$what, is refused', async ({ lose, refusal }) => {
    await expectNothing(each, editor, lose, refusal)
  })

  it('its owner loses the role to publish, is refused', async () => {
    await expectNothing(each, owner, () => demote(owner, userRoleName), forbidden)
  })

  it('an editor gets another role, which takes nothing, is accepted', async () => {
    const [status] = await sendHeld(each, editor, () => demote(editor, creatorRoleName))
    expect(status).toBe(each.method === 'POST' ? 201 : 200)
  })
})

describe.each(cases({ ...ofOneself, ...ofSite }))('$name, begun before', ({ each }) => {
  it.each([
    { what: 'its sender is suspended', lose: suspend },
    { what: 'their session ends', lose: (sender: Person) => call('POST', '/auth/logout', sender) },
  ])('$what, is refused', async ({ lose }) => {
    const sender = await addPerson(site.database, 'Administrateur')
    await expectNothing(each, sender, () => lose(sender), expired)
  })
})

describe.each(cases(ofOneself))('$name, begun before', ({ each }) => {
  it('its sender loses a role that it does not need, is accepted', async () => {
    const [status] = await sendHeld(each, owner, () => demote(owner, userRoleName))
    expect(status).toBe(each.method === 'POST' ? 201 : 200)
  })
})

it('a logo, begun before its administrator is one no more, is refused', async () => {
  const sender = await addPerson(site.database, 'Administrateur')
  for (const each of Object.values(ofSite)) await expectNothing(each, sender, () => demote(sender, userRoleName), forbidden)
})

it.each(cases(ofChannel).filter(({ name }) => !name.includes('banner')))(
  '$name of a content that is deleted meanwhile is refused',
  async ({ each }) => {
    const remove = () => site.database.db.transaction().execute((tx) => deleteContent(tx, content))
    await expectNothing(each, editor, remove, [404, 'CONTENT_NOT_FOUND'])
  },
)

describe('a video whose bytes are in', () => {
  it.each(cases(ofChannel).filter(({ name }) => name.includes('video')))(
    '$name: is refused when the editor is removed during its inspection',
    async ({ each }) => {
      let before: unknown
      onInspection = async () => {
        await call('DELETE', `/channels/${owner.channel}/members/${editor.uuid}`, owner)
        before = await state(editor)
      }
      expect(await sendHeld(each, editor, async () => undefined)).toEqual(forbidden)
      expect(await state(editor)).toEqual(before)
      expect(await site.temporary()).toEqual([])
      expect(await reservations(editor)).toEqual([])
    },
  )
})
