import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { IncomingMessage, request } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { findMedia } from '../../src/db/media/media.ts'
import { writeSite } from '../../src/db/site/site.ts'
import { keys } from '../../src/storage/keys.ts'
import { claimedTaskSchema } from '../../src/shared/remoteWork.ts'
import { must, refusal, startApi, type TestApi } from '../support/api.ts'
import { clipMaker, type ClipMaker } from '../support/media.ts'
import { type ClaimSite, pathOf, poster, startClaimSite, token, watchable } from './claimSite.ts'

let site: ClaimSite
let without: TestApi
let clips: ClipMaker
let clip: string

beforeAll(async () => {
  clips = await clipMaker()
  clip = await clips.make({ name: 'clip.mp4' })
  site = await startClaimSite()
  without = await startApi()
})
afterAll(async () => {
  await site.close()
  await without.close()
  await clips.remove()
})

const someClaim = '/worker/claims/media.prepare/00000000-0000-4000-8000-000000000000/0'
const endpoints = [
  ['GET', '/worker'],
  ['POST', '/worker/claims'],
  ['PUT', `${someClaim}/heartbeat`],
  ['GET', `${someClaim}/original`],
  ['PUT', `${someClaim}/files/poster?name=poster.webp`],
  ['PUT', `${someClaim}/media`],
  ['PUT', `${someClaim}/completion`],
  ['PUT', `${someClaim}/failure`],
  ['DELETE', someClaim],
] as const
const lost = { status: 410, code: 'GONE', message: 'Cette tâche est terminée, ou confiée à un autre worker' }
const media = async (content: string) => {
  const row = await findMedia(site.database.db, content)
  if (!row) throw new Error(`no content ${content}`)
  return row
}

describe.each(endpoints)('%s %s', (method, path) => {
  it('is refused without the token of the site', async () => {
    const refused = { status: 401, code: 'UNAUTHENTICATED', message: 'Ce jeton n’est pas celui du site (WORKER_TOKEN)' }
    expect(refusal(await site.call(method, path))).toEqual(refused)
    expect(refusal(await site.call(method, path, { as: { token: `${token}x` } }))).toEqual(refused)
    expect(refusal(await site.call(method, path, { as: await site.administrator() }))).toEqual(refused)
  })

  it('does not exist on a site without such a token', async () => {
    expect(refusal(await without.call(method, path, { as: { token } }))).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })
})

describe('an unknown claim', () => {
  it.each(endpoints.filter(([, path]) => path.startsWith(someClaim) && !/media$|failure$|files/.test(path)))(
    '%s %s is lost',
    async (method, path) => {
      expect(refusal(await site.call(method, path, { as: { token } }))).toEqual(lost)
    },
  )

  it('is not found when its address is malformed', async () => {
    for (const path of ['/worker/claims/media.cleanup/00000000-0000-4000-8000-000000000000/0', '/worker/claims/media.prepare/x/0']) {
      expect(refusal(await site.call('PUT', `${path}/heartbeat`, { as: { token } }))).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    }
  })
})

describe('a job of the queue', () => {
  it('is given to one worker, with what a conversion needs to know', async () => {
    expect((await site.call('POST', '/worker/claims', { as: { token }, body: { queue: 'media.prepare', protocol: 1 } })).status).toBe(204)
    await site.database.db.transaction().execute((tx) => writeSite(tx, { highestRendition: 576 }))
    const content = await site.upload(clip)
    const task = await site.claim()
    const { size } = { size: (await readFile(clip)).length }
    expect(task).toMatchObject({
      claim: { queue: 'media.prepare', attempt: 0 },
      upload: { content_uuid: content },
      media: { state: 'received', playlist_key: null, trim_start: null },
      original: { extension: 'mp4', bytes: size },
      isTranscribed: true,
      highestRendition: 576,
    })
    expect(task.keys.version).toMatch(new RegExp(`^contents/${content}/[0-9a-f]{32}$`))
    expect(task.keys.version).not.toBe(task.keys.storyboard)
    expect((await site.call('POST', '/worker/claims', { as: { token }, body: { queue: 'media.prepare', protocol: 1 } })).status).toBe(204)
  })

  it.each([
    [
      { 'x-worker-host': 'atelier.local', 'x-worker-pid': '12' },
      { host: 'atelier.local', pid: 12, isRemote: true },
    ],
    [{}, { host: null, pid: null, isRemote: true }],
    [
      { 'x-worker-host': '<b>', 'x-worker-pid': '-1' },
      { host: null, pid: null, isRemote: true },
    ],
    [
      { 'x-worker-host': 'a'.repeat(254), 'x-worker-pid': '99999999999' },
      { host: null, pid: null, isRemote: true },
    ],
  ])('names its worker as it names itself, where it does so: %#', async (headers, worker) => {
    await site.upload(clip)
    const body = { queue: 'media.prepare', protocol: 1 }
    const { claim } = claimedTaskSchema.parse(must(await site.call('POST', '/worker/claims', { as: { token }, body, headers }), 200))
    const administrator = await site.administrator()
    const jobs = must(await site.call('GET', '/administration/jobs?state=running', { as: administrator }), 200)
    expect(jobs).toContainEqual(expect.objectContaining({ uuid: claim.job, worker }))
  })

  it.each([
    {},
    { queue: 'media.cleanup', protocol: 1 },
    { queue: 'media.prepare' },
    { queue: 'media.prepare', protocol: 2 },
    { queue: 'media.prepare', protocol: 1, more: 1 },
  ])('is not given for %o', async (body) => {
    expect(refusal(await site.call('POST', '/worker/claims', { as: { token }, body }))).toMatchObject({
      status: 400,
      code: 'MALFORMED_REQUEST',
    })
  })
})

describe('a site whose disk is full', () => {
  it('gives no job', async () => {
    const full = await startApi({ remoteWorkers: { token, isTranscribed: false }, floorBytes: Number.MAX_SAFE_INTEGER })
    const answer = await full.call('POST', '/worker/claims', { as: { token }, body: { queue: 'media.prepare', protocol: 1 } })
    await full.close()
    expect(refusal(answer)).toMatchObject({ status: 507, code: 'STORAGE_FULL' })
  })
})

describe('a claimed job', () => {
  let content: string
  let task: Awaited<ReturnType<ClaimSite['claim']>>
  beforeEach(async () => {
    content = await site.upload(clip)
    task = await site.claim()
    return () => site.database.sql.executeSql('delete from pgboss.job')
  })
  const stored = async (key: string): Promise<boolean> => site.storage.disk.exists(key)

  it('sends its file, whole or in parts', async () => {
    const bytes = await readFile(clip)
    const get = (range?: string) =>
      site.app.inject({ url: `/api${pathOf(task)}/original`, headers: { authorization: `Bearer ${token}`, ...(range && { range }) } })
    const whole = await get()
    expect([whole.statusCode, whole.rawPayload.equals(bytes)]).toEqual([200, true])
    const part = await get('bytes=1000-')
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 1000-${bytes.length - 1}/${bytes.length}`])
    expect(part.rawPayload.equals(bytes.subarray(1000))).toBe(true)
    expect((await get(`bytes=${bytes.length}-`)).statusCode).toBe(416)
  })

  it('is confirmed by a heartbeat, of its own attempt only', async () => {
    must(await site.ask('PUT', task, '/heartbeat'), 204)
    const other = { ...task, claim: { ...task.claim, attempt: 1 } }
    expect(refusal(await site.ask('PUT', other, '/heartbeat'))).toEqual(lost)
  })

  it('goes back to the queue without using up a retry', async () => {
    must(await site.send(task, 'version', 'master.m3u8', Buffer.from('#EXTM3U\n')), 200)
    must(await site.ask('DELETE', task, ''), 204)
    expect(await stored(`${task.keys.version}/master.m3u8`)).toBe(false)
    expect(refusal(await site.ask('PUT', task, '/heartbeat'))).toEqual(lost)
    const again = await site.claim()
    expect([again.claim.job, again.claim.attempt]).toEqual([task.claim.job, 1])
    expect(await site.job(content)).toMatchObject({ state: 'active', retry_count: 1, retry_limit: 6 })
    expect(again.keys.version, 'each attempt has its own names').not.toBe(task.keys.version)
    task = again
  })

  it('is retried after an error', async () => {
    must(await site.ask('PUT', task, '/failure', { error: 'ffmpeg was killed' }), 204)
    expect(await site.job(content)).toMatchObject({ state: 'retry', retry_limit: 5 })
    expect((await media(content)).state).toBe('received')
  })

  it('ends with a failure of its file, which is recorded with its reason', async () => {
    must(await site.ask('PUT', task, '/failure', { code: 'ENCRYPTED', reason: 'drm' }), 204)
    expect(await site.job(content)).toMatchObject({ state: 'completed' })
    expect(await media(content)).toMatchObject({ state: 'failed', failure: 'ENCRYPTED', failure_reason: 'drm' })
    // The worker may be wrong: it is not believed about a person's only copy.
    const { original_key } = await media(content)
    expect(await site.storage.disk.exists(original_key ?? '')).toBe(true)
    expect(await stored(keys.originals(content))).toBe(false)
  })

  it.each([{}, { code: 'NO_FFMPEG', reason: null }, { code: 'ENCRYPTED' }, { error: 'x'.repeat(2001) }, { error: 'a\0' }])(
    'does not end with the report %o',
    async (report) => {
      expect(refusal(await site.ask('PUT', task, '/failure', report))).toMatchObject({ status: 400, code: 'MALFORMED_REQUEST' })
      must(await site.ask('PUT', task, '/heartbeat'), 204)
    },
  )

  it('ends when another file was sent, and leaves none', async () => {
    await site.sendVersion(task)
    const form = new FormData()
    form.append('video', new Blob([await readFile(clip)]), 'clip.mp4')
    must(await site.call('PUT', `/files/video/${content}`, { as: site.owner, body: form }), 200)
    expect(refusal(await site.ask('PUT', task, '/media', watchable(task)))).toEqual(lost)
    expect(await stored(`${task.keys.version}/master.m3u8`)).toBe(false)
    task = await site.claim()
    expect(task.upload.content_uuid).toBe(content)
  })

  describe('its files', () => {
    it('are stored under the names of the attempt', async () => {
      expect(must(await site.send(task, 'version', '180p/seg00000.m4s', Buffer.from('segment')), 200)).toEqual({ key: task.keys.version })
      expect(await site.storage.disk.get(`${task.keys.version}/180p/seg00000.m4s`)).toBe('segment')
      const answer = must(await site.send(task, 'poster', 'poster.webp', await poster()), 200)
      expect(answer).toEqual({ key: expect.stringMatching(new RegExp(`^contents/${content}/[0-9a-f]{32}-f[ef]0[0-2]0[0-2]\\.webp$`)) })
    })

    it.each([
      ['version', '../../originals/x.m3u8'],
      ['version', '/etc/passwd'],
      ['version', '180p/../index.m3u8'],
      ['version', 'master.mp4'],
      ['version', '180P/index.m3u8'],
      ['version', 'index.html'],
      ['storyboard', 'master.m3u8'],
      ['poster', 'other.webp'],
    ])('of the kind %s are not named %s', async (kind, name) => {
      expect(refusal(await site.send(task, kind, name, Buffer.from('x')))).toMatchObject({ status: 400, code: 'MALFORMED_REQUEST' })
    })

    it('are refused when they arrive altered, and not stored', async () => {
      const digest = 'sha-256=:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=:'
      const answer = await site.send(task, 'version', '180p/init.mp4', Buffer.from('init'), { 'content-digest': digest })
      expect(refusal(answer)).toEqual({
        status: 400,
        code: 'UPLOAD_INTERRUPTED',
        message: 'Le fichier est arrivé altéré, il faut le renvoyer',
      })
      expect(await stored(`${task.keys.version}/180p/init.mp4`)).toBe(false)
    })

    it.each([
      [{ 'content-digest': '' }, 400, 'MALFORMED_REQUEST'],
      [{ 'content-digest': 'md5=:AAAA:' }, 400, 'MALFORMED_REQUEST'],
      [{ 'content-type': 'application/json' }, 400, 'MALFORMED_REQUEST'],
    ])('are refused with %o', async (headers, status, code) => {
      expect(refusal(await site.send(task, 'version', '180p/seg00000.m4s', Buffer.from('init'), headers))).toMatchObject({ status, code })
    })

    it('are refused when they are too large, before they are read', async () => {
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': 'application/octet-stream',
        'content-digest': `sha-256=:${'A'.repeat(43)}=:`,
        'content-length': 4 * 1024 ** 3 + 1,
      }
      const sending = request(`${site.url}${pathOf(task)}/files/version?name=180p%2Fseg00000.m4s`, { method: 'PUT', headers })
      sending.on('error', () => undefined).write('the first of four gigabytes')
      const [answer] = z.tuple([z.instanceof(IncomingMessage)]).parse(await once(sending, 'response'))
      expect(answer.statusCode).toBe(413)
      sending.destroy()
    })

    it('are pictures where a picture belongs', async () => {
      expect(refusal(await site.send(task, 'poster', 'poster.webp', Buffer.from('no picture')))).toMatchObject({
        status: 415,
        code: 'UNSUPPORTED_IMAGE',
      })
    })
  })
})
