import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { findRoleByName } from '../../src/db/role/roles.ts'
import type { Change } from '../../src/shared/entities/change.ts'
import { administratorRoleName } from '../../src/shared/roles.ts'
import { failure, type FilesSite, formWith, openFilesSite, type Person } from './filesSite.ts'

let site: FilesSite
let administrator: Person
let picture: string

beforeAll(async () => {
  site = await openFilesSite()
  administrator = await site.addCreator()
  const { db } = site.database
  const role = await db.transaction().execute((tx) => findRoleByName(tx, administratorRoleName))
  await db
    .updateTable('users')
    .set({ role_uuid: role?.uuid ?? '' })
    .where('uuid', '=', administrator.uuid)
    .execute()
  picture = join(site.storage.tempDir, '..', 'logo.png')
  const blue = { r: 0, g: 60, b: 200, alpha: 0.5 }
  await sharp({ create: { width: 1200, height: 600, channels: 4, background: blue } })
    .png()
    .toFile(picture)
})
afterAll(() => site.close())
beforeEach(() => remove())

const send = async (path = picture, person: Person = administrator) =>
  site.send('POST', '/site/logo', await formWith(['logo', path]), person)
const remove = (person: Person = administrator) => site.call('DELETE', '/api/site/logo', person)
const logos = async (): Promise<string[]> => (await site.stored()).filter((key) => key.startsWith('logos/'))
const siteSchema = z.object({ logoUrl: z.string().nullable() })
const shown = async () => siteSchema.parse(await (await site.call('GET', '/api/site')).json()).logoUrl

it('is none at first', async () => {
  expect(await shown()).toBeNull()
})

it('is re-encoded with its transparency and its shape, 512 pixels at most, and everybody may fetch it', async () => {
  const { status, body } = await send()
  const { logo_url } = z.object({ success: z.literal(true), logo_url: z.string() }).parse(body)
  expect([status, await shown()]).toEqual([201, logo_url])
  const file = await site.call('GET', logo_url)
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp'])
  const made = await sharp(Buffer.from(await file.arrayBuffer())).metadata()
  expect([made.format, made.width, made.height, made.hasAlpha]).toEqual(['webp', 512, 256, true])
})

it('replaces the former one, whose file is deleted, and leaves with its file when it is removed', async () => {
  await send()
  const [first] = await logos()
  await send()
  const after = await logos()
  expect([after.length, after.includes(first ?? '')]).toEqual([1, false])
  expect((await remove()).status).toBe(204)
  expect([await logos(), await shown()]).toEqual([[], null])
  // Again: it is gone already.
  expect((await remove()).status).toBe(204)
})

it('is told to every process, and is in the audit log', async () => {
  const changes: Change[] = []
  const leave = site.database.changes.subscribe((change) => changes.push(change))
  await send()
  await expect.poll(() => changes).toEqual([{ kind: 'site' }])
  await remove()
  await expect.poll(() => changes).toEqual([{ kind: 'site' }, { kind: 'site' }])
  leave()
  const entries = z.array(z.unknown()).parse(await (await site.call('GET', '/api/audit-log?limit=2', administrator)).json())
  const entry = { act: 'site.change', details: { fields: 'logo' } }
  expect(entries).toMatchObject([entry, entry])
})

it('is chosen by administrators alone', async () => {
  const creator = await site.addCreator()
  expect(await send(picture, creator)).toMatchObject(failure(403, 'FORBIDDEN'))
  expect((await remove(creator)).status).toBe(403)
  expect(await logos()).toEqual([])
})

it('is an image, whatever its name says', async () => {
  const text = join(site.storage.tempDir, '..', 'a.png')
  await writeFile(text, '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  expect(await send(text)).toMatchObject(failure(415, 'UNSUPPORTED_IMAGE'))
  expect([await shown(), await logos()]).toEqual([null, []])
})
