import { sql } from 'kysely'
import { z } from 'zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { administeredContentSchema } from '../../src/shared/entities/administeredContent.ts'
import { auditEntrySchema } from '../../src/shared/entities/audit.ts'
import { silentLog } from '../../src/shared/log.ts'
import { runHousekeeping } from '../../src/worker/housekeeping.ts'
import { type Creator, must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
let creator: Creator
let other: Creator
let administrator: Person
let moderator: Person

beforeAll(async () => {
  site = await startApi()
  creator = await site.creator('Grand Large')
  other = await site.creator('Haute Forêt')
  administrator = await site.administrator()
  moderator = await site.moderator()
})
afterAll(() => site.close())

const list = async (query = '') =>
  z.array(administeredContentSchema).parse(must(await site.call('GET', `/administration/contents${query}`, { as: administrator }), 200))
const titles = async (query: string) => (await list(query)).map(({ title }) => title)
const media = (uuid: string, change: string) =>
  sql`update media set ${sql.raw(change)} where content_uuid = ${uuid}::uuid`.execute(site.database.db)
const acts = async () =>
  z
    .array(auditEntrySchema)
    .parse(must(await site.call('GET', '/audit-log', { as: administrator }), 200))
    .map(({ act, subject_uuid, details }) => ({ act, subject_uuid, details }))

describe('the videos of the site', () => {
  let [first, hidden, failed, waiting] = ['', '', '', '']
  beforeAll(async () => {
    first = await site.playable(creator, { title: 'L’été à la mer' })
    hidden = await site.playable(other, { title: 'Cachée' })
    failed = await site.playable(other, { title: 'Coupée', statuts: 'private' })
    waiting = await site.content(creator, { title: 'Sans rien' })
    must(await site.call('PUT', `/contents/${hidden}/hidden`, { as: moderator }), 200)
    must(
      await site.call('PUT', `/contents/${waiting}`, { as: creator, body: { statuts: 'private', details: { audience: 'members' } } }),
      200,
    )
    await media(
      failed,
      `state = 'failed', failure = 'CONVERSION_FAILED', failure_reason = 'killed', original_key = 'originals/x', original_bytes = 9`,
    )
    must(await site.call('POST', '/reports', { as: creator, body: { content_uuid: first, reason: 'spam', text: '' } }), 201)
  })

  it('are all listed, the newest first, whoever may see them', async () => {
    expect(await titles('')).toEqual(['Sans rien', 'Coupée', 'Cachée', 'L’été à la mer'])
    const [awaited, broken, masked, plain] = await list()
    expect(awaited).toMatchObject({ state: 'awaitingFile', visibility: 'members', isMeasured: true, originalBytes: null })
    expect(broken).toMatchObject({
      state: 'failed',
      visibility: 'link',
      failure: { code: 'CONVERSION_FAILED', message: 'La vidéo n’a pas pu être convertie' },
      reason: 'killed',
      canRepeat: true,
      originalBytes: 9,
    })
    expect(masked).toMatchObject({ isHidden: true, openReports: 0, visibility: 'public', state: 'ready' })
    expect(plain).toMatchObject({
      uuid: first,
      channel: { uuid: creator.channel, name: 'Grand Large', user_uuid: creator.uuid, username: creator.username },
      isHidden: false,
      openReports: 1,
      viewsCount: 0,
      canRepeat: false,
    })
  })

  it('are found by a part of the title whatever its accents, by the channel, the account, or an id', async () => {
    expect(await titles('?q=%C3%89TE')).toEqual(['L’été à la mer'])
    expect(await titles('?q=foret')).toEqual(['Coupée', 'Cachée'])
    expect(await titles(`?q=${creator.username}`)).toEqual(['Sans rien', 'L’été à la mer'])
    for (const id of [creator.channel, creator.uuid.toUpperCase()])
      expect(await titles(`?q=${id}`)).toEqual(['Sans rien', 'L’été à la mer'])
    expect(await titles(`?q=${hidden}`)).toEqual(['Cachée'])
    expect(await titles('?q=100%25')).toEqual([])
  })

  it('are filtered by state, visibility, and whether a moderator hid them', async () => {
    expect(await titles('?state=awaitingFile')).toEqual(['Sans rien'])
    expect(await titles('?state=failed')).toEqual(['Coupée'])
    expect(await titles('?state=ready')).toEqual(['Cachée', 'L’été à la mer'])
    expect(await titles('?state=converting')).toEqual([])
    await media(first, `state = 'processing'`)
    expect(await titles('?state=converting')).toEqual(['L’été à la mer'])
    await media(first, `state = 'complete'`)
    expect(await titles('?visibility=public')).toEqual(['Cachée', 'L’été à la mer'])
    expect(await titles('?visibility=link')).toEqual(['Coupée'])
    expect(await titles('?visibility=members')).toEqual(['Sans rien'])
    expect(await titles('?visibility=people')).toEqual([])
    expect(await titles('?hidden=true')).toEqual(['Cachée'])
    expect(await titles('?hidden=true&q=mer')).toEqual([])
  })

  it('are paged by key', async () => {
    const answer = await site.call('GET', '/administration/contents?limit=3', { as: administrator })
    expect(must(answer, 200)).toHaveLength(3)
    expect(await titles(`?limit=3&cursor=${encodeURIComponent(String(answer.headers['x-next-cursor']))}`)).toEqual(['L’été à la mer'])
  })

  it('say what they take once it is measured, again after each new version', async () => {
    const key = `contents/${first}/${'a'.repeat(32)}`
    await site.storage.disk.put(`${key}/master.m3u8`, 'x'.repeat(10))
    await site.storage.disk.put(`${key}/360.mp4`, 'x'.repeat(500))
    await media(first, `playlist_key = '${key}/master.m3u8'`)
    const sizes = async () => (await list(`?q=${first}`)).map(({ renditionsBytes, isMeasured }) => ({ renditionsBytes, isMeasured }))
    expect(await sizes()).toEqual([{ renditionsBytes: null, isMeasured: false }])
    const measure = () => runHousekeeping({ database: site.database, storage: site.storage, log: silentLog })
    await measure()
    expect(await sizes()).toEqual([{ renditionsBytes: 510, isMeasured: true }])
    await site.storage.disk.put(`contents/${first}/${'b'.repeat(32)}/video.mp4`, 'x'.repeat(700))
    await media(first, `playlist_key = 'contents/${first}/${'b'.repeat(32)}/video.mp4'`)
    expect(await sizes()).toEqual([{ renditionsBytes: 510, isMeasured: false }])
    await measure()
    expect(await sizes()).toEqual([{ renditionsBytes: 700, isMeasured: true }])
  })

  it('have nothing to measure where YouTube plays them', async () => {
    const elsewhere = await site.playable(creator, { title: 'Ailleurs' })
    await media(elsewhere, `playlist_key = 'youtube/dQw4w9WgXcQ'`)
    await runHousekeeping({ database: site.database, storage: site.storage, log: silentLog })
    expect(await list(`?q=${elsewhere}`)).toMatchObject([{ renditionsBytes: null, originalBytes: null, isMeasured: true }])
  })
})

describe('a video that an administrator deletes', () => {
  it('is gone with its files, and the log says whose it was', async () => {
    const uuid = await site.playable(creator, { title: 'À effacer' })
    await site.storage.disk.put(`originals/${uuid}/video.mp4`, 'x')
    must(await site.call('DELETE', `/contents/${uuid}`, { as: administrator }), 204)
    expect(await site.storage.disk.exists(`originals/${uuid}/video.mp4`)).toBe(false)
    expect((await acts())[0]).toEqual({
      act: 'content.delete',
      subject_uuid: uuid,
      details: { title: 'À effacer', username: creator.username },
    })
    expect(refusal(await site.call('DELETE', `/contents/${uuid}`, { as: administrator }))).toEqual({
      status: 404,
      code: 'CONTENT_NOT_FOUND',
      message: 'Vidéo introuvable',
    })
  })

  it('is written once when two administrators delete it at once', async () => {
    const uuid = await site.playable(creator)
    const second = await site.administrator()
    const answers = await Promise.all([administrator, second].map((as) => site.call('DELETE', `/contents/${uuid}`, { as })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404])
    expect((await acts()).filter(({ subject_uuid }) => subject_uuid === uuid)).toHaveLength(1)
  })

  it('stays when somebody else tries, and its owner’s own deletions are not in the log', async () => {
    const uuid = await site.playable(creator)
    for (const as of [moderator, other]) expect(refusal(await site.call('DELETE', `/contents/${uuid}`, { as })).code).toBe('FORBIDDEN')
    must(await site.call('DELETE', `/contents/${uuid}`, { as: creator }), 204)
    expect((await acts()).filter(({ subject_uuid }) => subject_uuid === uuid)).toEqual([])
  })
})
