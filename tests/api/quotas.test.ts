import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { api } from '../../src/api/api.ts'
import { quotaSchema, roleQuotaSchema } from '../../src/shared/entities/quota.ts'
import { silentLog } from '../../src/shared/log.ts'
import { runHousekeeping } from '../../src/worker/housekeeping.ts'
import { type Creator, must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'
import { clipMaker } from '../support/media.ts'

let site: TestApi
let administrator: Person
let creator: Creator
let content: string
let clip: Buffer

beforeAll(async () => {
  const clips = await clipMaker()
  clip = await readFile(await clips.make({ name: 'clip.mp4' }))
  await clips.remove()
  site = await startApi({ listen: true })
  administrator = await site.administrator()
})
afterAll(() => site.close())
beforeEach(async () => {
  for (const table of ['role_quotas', 'user_quotas'] as const) await site.database.db.deleteFrom(table).execute()
  creator = await site.creator()
  content = await site.content(creator)
})

const size = () => clip.length
const unlimited = { kind: 'unlimited', bytes: null }
const ofRole = { kind: 'role', bytes: null }
const bytes = (count: number) => ({ kind: 'bytes', bytes: count })
const limit = async (choices: object, person: Pick<Person, 'uuid'> = creator) =>
  must(
    await site.call('PUT', `/users/${person.uuid}/quota`, { as: administrator, body: { total: ofRole, daily: ofRole, ...choices } }),
    200,
  )
const quota = async (person: Person = creator) => quotaSchema.parse(must(await site.call('GET', '/users/me/quota', { as: person }), 200))
const used = async () => {
  const { total, daily } = await quota()
  return [total.usedBytes, daily.usedBytes]
}

const metadata = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',')
const tus = { 'tus-resumable': '1.0.0' }
type Opening = { of?: string; length?: number; fingerprint?: string; key?: string; url?: string }
async function open({ of = content, length = size(), fingerprint = 'clip', key = crypto.randomUUID(), url = site.url }: Opening = {}) {
  const headers = {
    ...tus,
    authorization: `Bearer ${creator.token}`,
    'upload-length': String(length),
    'upload-metadata': metadata({ key, content: of, fingerprint }),
  }
  const answer = await fetch(`${url}/uploads`, { method: 'POST', headers })
  return { status: answer.status, body: await answer.json(), headers: { location: answer.headers.get('location') } }
}
type Opened = Awaited<ReturnType<typeof open>>
const pathOf = ({ headers }: Opened): string => String(headers.location).slice('/api'.length)

async function sendRest(path: string, part: Buffer): Promise<number> {
  const headers = {
    ...tus,
    authorization: `Bearer ${creator.token}`,
    'content-type': 'application/offset+octet-stream',
    'upload-offset': '0',
  }
  const answer = await fetch(`${site.url}${path}`, { method: 'PATCH', headers, body: new Uint8Array(part) })
  return answer.status
}
const finish = (path: string) => site.call('POST', `${path}/finish`, { as: creator, headers: tus })
async function upload(options: Opening = {}): Promise<void> {
  const path = pathOf(await open(options))
  expect(await sendRest(path, clip)).toBe(204)
  must(await finish(path), 200)
}
const form = (field = 'video') => {
  const body = new FormData()
  body.append(field, new Blob([new Uint8Array(clip)]), 'clip.mp4')
  return body
}
const sendForm = (of = content, method: 'POST' | 'PUT' = 'POST') => site.call(method, `/files/video/${of}`, { as: creator, body: form() })
const codeOf = (answer: { status: number; body: unknown }) => [answer.status, refusal({ ...answer, headers: {} }).code]
const refused = [413, 'QUOTA_EXCEEDED']
const another = () => site.content(creator)

describe('the quotas of roles and people', () => {
  it('are none until an administrator has chosen', async () => {
    const roles = z.array(roleQuotaSchema).parse(must(await site.call('GET', '/quotas/roles', { as: administrator }), 200))
    expect(roles.map(({ name, totalBytes, dailyBytes }) => [name, totalBytes, dailyBytes])).toEqual(
      ['Administrateur', 'Creators', 'Modérateur', 'Utilisateur'].map((name) => [name, null, null]),
    )
    expect(await quota()).toMatchObject({
      total: { limitBytes: null, usedBytes: 0 },
      daily: { limitBytes: null, usedBytes: 0 },
      moreAt: null,
    })
  })

  it('are those of the role, or of the person, who may have none', async () => {
    const roles = z.array(roleQuotaSchema).parse(must(await site.call('GET', '/quotas/roles', { as: administrator }), 200))
    const role = roles.find(({ name }) => name === 'Creators')?.role_uuid
    const body = [{ role_uuid: role, totalBytes: 5000, dailyBytes: 700 }]
    const saved = z.array(roleQuotaSchema).parse(must(await site.call('PUT', '/quotas/roles', { as: administrator, body }), 200))
    expect(saved.find(({ name }) => name === 'Creators')).toMatchObject({ totalBytes: 5000, dailyBytes: 700 })
    const limits = async () => {
      const { total, daily } = await quota()
      return [total.limitBytes, daily.limitBytes]
    }
    expect(await limits()).toEqual([5000, 700])
    await limit({ total: bytes(0), daily: unlimited })
    expect(await limits()).toEqual([0, null])
    await limit({})
    expect(await limits()).toEqual([5000, 700])
    expect((await quota(administrator)).total.limitBytes).toBeNull()
  })

  it('are written to the log with what was before, once for each that changes', async () => {
    const roles = z.array(roleQuotaSchema).parse(must(await site.call('GET', '/quotas/roles', { as: administrator }), 200))
    const body = roles.map(({ role_uuid, name }) => ({ role_uuid, totalBytes: name === 'Creators' ? 1024 ** 3 : null, dailyBytes: null }))
    must(await site.call('PUT', '/quotas/roles', { as: administrator, body }), 200)
    await limit({ total: unlimited, daily: bytes(200 * 1024 ** 2) })
    await limit({ total: unlimited, daily: bytes(200 * 1024 ** 2) })
    const log = z
      .array(z.object({ act: z.string(), subject_uuid: z.string(), details: z.record(z.string(), z.string()) }))
      .parse(must(await site.call('GET', '/audit-log?limit=2', { as: administrator }), 200))
    expect(log).toEqual([
      {
        act: 'user.changeQuota',
        subject_uuid: creator.uuid,
        details: { username: creator.username, from: 'selon le rôle, selon le rôle par jour', to: 'illimité, 200\u00a0Mo par jour' },
      },
      {
        act: 'role.changeQuota',
        subject_uuid: roles.find(({ name }) => name === 'Creators')?.role_uuid,
        details: { name: 'Creators', from: 'illimité', to: '1\u00a0Go' },
      },
    ])
  })

  it.each([
    [{ total: bytes(-1) }, { total: 'Écrivez un nombre, comme 50 ou 1,5' }],
    [{ daily: bytes(1.5) }, { daily: 'Écrivez un nombre, comme 50 ou 1,5' }],
    [{ total: { kind: 'bytes', bytes: null } }, { total: 'Écrivez un nombre, comme 50 ou 1,5' }],
    [{ daily: { kind: 'role', bytes: 5 } }, { daily: 'Écrivez un nombre, comme 50 ou 1,5' }],
    [{ daily: bytes(1024 ** 5 + 1) }, { daily: 'Un quota ne peut pas dépasser 1\u202f024\u00a0To' }],
  ])('refuse %j', async (choices, fields) => {
    const body = { total: ofRole, daily: ofRole, ...choices }
    expect(refusal(await site.call('PUT', `/users/${creator.uuid}/quota`, { as: administrator, body }))).toMatchObject({
      status: 422,
      code: 'INVALID_INPUT',
      fields,
    })
  })

  it('of an unknown role change nothing', async () => {
    const role = (await site.database.db.selectFrom('roles').select('uuid').where('name', '=', 'Creators').executeTakeFirstOrThrow()).uuid
    const body = [role, crypto.randomUUID()].map((role_uuid) => ({ role_uuid, totalBytes: 1, dailyBytes: null }))
    expect(codeOf(await site.call('PUT', '/quotas/roles', { as: administrator, body }))).toEqual([404, 'ROLE_NOT_FOUND'])
    expect((await quota()).total.limitBytes).toBeNull()
  })

  it('are shown to administrators for many accounts at once', async () => {
    await upload()
    const answer = await site.call('GET', `/quotas/users?ids=${creator.uuid},${administrator.uuid}`, { as: administrator })
    const all = z.array(quotaSchema).parse(must(answer, 200))
    expect(all.find(({ user_uuid }) => user_uuid === creator.uuid)?.total.usedBytes).toBe(size())
    expect(all.find(({ user_uuid }) => user_uuid === administrator.uuid)?.total.usedBytes).toBe(0)
  })
})

describe('a video', () => {
  it('counts with its size, in parts as in a form', async () => {
    await upload()
    expect(await used()).toEqual([size(), size()])
    must(await sendForm(await another()), 201)
    expect(await used()).toEqual([2 * size(), 2 * size()])
    expect((await quota()).moreAt).not.toBeNull()
  })

  it('that fits exactly is taken, and the next byte is refused before the upload exists', async () => {
    await limit({ total: bytes(size()) })
    await upload()
    const next = await open({ of: await another(), length: 1 })
    expect(codeOf(next)).toEqual(refused)
    expect(await site.database.db.selectFrom('resumable_uploads').selectAll().where('bytes', '=', 1).execute()).toEqual([])
  })

  it('says how much is left, and when there is more', async () => {
    const GB = 1024 ** 3
    await limit({ total: bytes(GB), daily: bytes(GB / 2) })
    await site.database.db
      .insertInto('upload_receipts')
      .values({ user_uuid: creator.uuid, bytes: GB / 4 })
      .execute()
    await sql`update upload_receipts set received_at = now() - interval '21 hours' where user_uuid = ${creator.uuid}::uuid`.execute(
      site.database.db,
    )
    const day = await open({ length: GB / 2 })
    expect(refusal({ ...day, headers: {} }).message).toMatch(
      /^Votre quota du jour est atteint\u00a0: il vous reste 256\u00a0Mo sur 512\u00a0Mo, et ce fichier demande 512\u00a0Mo\. Il s’en libère dans (3\u00a0h\u00a000|2\u00a0h\u00a059|3\u00a0h\u00a001)\u00a0min\.$/,
    )
    const total = await open({ length: 2 * GB })
    expect(refusal({ ...total, headers: {} }).message).toBe(
      'Votre quota est atteint\u00a0: il vous reste 1\u00a0Go sur 1\u00a0Go, et ce fichier demande 2\u00a0Go. Supprimez une vidéo pour faire de la place.',
    )
  })

  it.each(['POST', 'PUT'] as const)('in a form is refused before it is read: %s', async (method) => {
    await limit({ total: bytes(size() - 1) })
    expect(codeOf(await sendForm(content, method))).toEqual(refused)
    const both = new FormData()
    both.append('files', new Blob([new Uint8Array(clip)]), 'clip.mp4')
    both.append('fileTypes', 'video')
    expect(codeOf(await site.call('POST', `/files/video-with-thumbnail/${content}`, { as: creator, body: both }))).toEqual(refused)
    expect(await used()).toEqual([0, 0])
  })

  it('in a form that does not say its length counts as the largest', async () => {
    await limit({ total: bytes(1024 ** 3) })
    const answer = await new Promise<number | undefined>((resolve, reject) => {
      const sending = request(`${site.url}/files/video/${content}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${creator.token}`,
          'content-type': 'multipart/form-data; boundary=x',
          'transfer-encoding': 'chunked',
        },
      })
      sending.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject)
      sending.end('--x\r\ncontent-disposition: form-data; name="video"; filename="a.mp4"\r\n\r\n')
    })
    expect(answer).toBe(413)
  })

  it('that is longer than it said is cut there, and takes no more of the quota', async () => {
    const path = pathOf(await open({ length: size() - 10 }))
    expect(await sendRest(path, clip)).toBe(413)
    const { daily } = await quota()
    expect(daily.usedBytes).toBe(size() - 10)
  })

  it('that is deleted frees the total at once, and the day’s quota not', async () => {
    await upload()
    must(await site.call('DELETE', `/contents/${content}`, { as: creator }), 204)
    expect(await used()).toEqual([0, size()])
  })

  it('stops counting in the day’s quota after 24 hours, and its receipt is deleted', async () => {
    await upload()
    await sql`update upload_receipts set received_at = now() - interval '24 hours' where user_uuid = ${creator.uuid}::uuid`.execute(
      site.database.db,
    )
    expect(await used()).toEqual([size(), 0])
    await runHousekeeping({ database: site.database, storage: site.storage, log: silentLog })
    expect(await site.database.db.selectFrom('upload_receipts').selectAll().where('user_uuid', '=', creator.uuid).execute()).toEqual([])
  })

  it('that was received before sizes were stored is measured by the housekeeping', async () => {
    await upload()
    await site.database.db.updateTable('media').set({ original_bytes: null }).where('content_uuid', '=', content).execute()
    expect((await used())[0]).toBe(0)
    await runHousekeeping({ database: site.database, storage: site.storage, log: silentLog })
    expect((await used())[0]).toBe(size())
  })
})

describe('an upload that is on its way', () => {
  it('counts with its declared length until it is given up', async () => {
    await limit({ total: bytes(2 * size()) })
    const path = pathOf(await open({ length: 2 * size() }))
    expect(await used()).toEqual([2 * size(), 2 * size()])
    expect(codeOf(await open({ of: await another(), length: 1 }))).toEqual(refused)
    must(await site.call('DELETE', path, { as: creator }), 204)
    expect(await used()).toEqual([0, 0])
  })

  it('is the same one when it is opened again, however little is left', async () => {
    const first = await open()
    await limit({ total: bytes(0), daily: bytes(0) })
    expect(pathOf(await open())).toBe(pathOf(first))
  })

  it('that was accepted is finished although the quota is lowered meanwhile; the next one is refused', async () => {
    const path = pathOf(await open())
    await limit({ total: bytes(1), daily: bytes(1) })
    expect(await sendRest(path, clip)).toBe(204)
    must(await finish(path), 200)
    expect(await used()).toEqual([size(), size()])
    expect(codeOf(await open({ of: await another(), length: 1 }))).toEqual(refused)
  })

  it('cannot take with others what only one of them may take', async () => {
    await limit({ total: bytes(size()) })
    const contents = [content, ...(await Promise.all([another(), another(), another(), another()]))]
    const statuses = (await Promise.all(contents.map((of) => open({ of })))).map(({ status }) => status)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([201, 413, 413, 413, 413])
  })

  it('in one process leaves no room for one in another process', async () => {
    const twin = await secondProcess()
    try {
      await limit({ daily: bytes(size()) })
      const contents = await Promise.all([1, 2, 3, 4].map(another))
      const answers = await Promise.all(contents.map((of, n) => open({ of, url: n % 2 === 0 ? site.url : twin.url })))
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 413, 413, 413])
    } finally {
      await twin.close()
    }
  })
})

/** Another server over the same database and storage. */
async function secondProcess(): Promise<{ url: string; close: () => Promise<void> }> {
  const { default: fastify } = await import('fastify')
  const app = fastify()
  const { database, storage, jobs } = site
  await app.register(api({ database, storage, jobs, version: '1.2.3', mailDelivery: 'smtp', guestPlayback: false }), { prefix: '/api' })
  const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api`
  return { url, close: () => app.close() }
}

describe('a file in the place of another', () => {
  it('needs only what it has more than the other', async () => {
    await upload()
    await limit({ total: bytes(size()) })
    await upload({ fingerprint: 'again' })
    expect(await used()).toEqual([size(), 2 * size()])
    expect(codeOf(await open({ length: size() + 1, fingerprint: 'larger' }))).toEqual(refused)
  })

  it('counts in the day’s quota with all its bytes', async () => {
    await upload()
    await limit({ daily: bytes(2 * size() - 1) })
    expect(codeOf(await open({ fingerprint: 'again' }))).toEqual(refused)
  })

  it('may be sent by somebody above their quota when it is not larger', async () => {
    await upload()
    await limit({ total: bytes(1) })
    expect((await open({ length: size() - 1, fingerprint: 'smaller' })).status).toBe(201)
    expect(codeOf(await open({ length: 2, fingerprint: 'another' }))).toEqual(refused)
  })

  it('cannot be begun many times to keep more than the quota', async () => {
    await limit({ total: bytes(size()) })
    expect((await open({ fingerprint: '1' })).status).toBe(201)
    expect(codeOf(await open({ fingerprint: '2' }))).toEqual(refused)
  })
})

it('images and captions do not count', async () => {
  await limit({ total: bytes(0), daily: bytes(0) })
  const vtt = 'WEBVTT\n\n00:00.000 --> 00:01.000\nBonjour\n'
  const headers = { 'content-type': 'text/vtt' }
  must(await site.call('PUT', `/contents/${content}/captions/fr`, { as: creator, body: vtt, headers }), 200)
  const body = new FormData()
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  body.append('avatar', new Blob([new Uint8Array(Buffer.from(png, 'base64'))]), 'a.png')
  must(await site.call('POST', `/files/avatar/${creator.uuid}`, { as: creator, body }), 201)
  expect(await used()).toEqual([0, 0])
})
