import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  finishCheck,
  finishDeletion,
  insertFindings,
  listUndecided,
  recordCounts,
  recordOutcome,
} from '../../src/db/storageCheck/storageChecks.ts'
import { auditEntrySchema } from '../../src/shared/entities/audit.ts'
import { storageFindingSchema, storageReportSchema } from '../../src/shared/entities/storage.ts'
import { type Creator, must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
let creator: Creator
let administrator: Person
let second: Person

beforeAll(async () => {
  site = await startApi()
  creator = await site.creator('Grand Large')
  administrator = await site.administrator()
  second = await site.administrator()
})
afterAll(() => site.close())
beforeEach(async () => {
  await sql`delete from pgboss.job`.execute(site.database.db)
  await site.database.db.deleteFrom('storage_checks').execute()
  await site.database.db.deleteFrom('audit_log').execute()
})

const report = async () => storageReportSchema.parse(must(await site.call('GET', '/administration/storage', { as: administrator }), 200))
const checkOf = async () => {
  const { check } = await report()
  if (!check) throw new Error('no check')
  return check
}
const request = (as = administrator) => site.call('PUT', '/administration/storage/check', { as })
const remove = (uuid: string, as = administrator) => site.call('DELETE', `/administration/storage/checks/${uuid}/orphans`, { as })
const findings = async (query: string) => {
  const answer = await site.call('GET', `/administration/storage/findings?${query}`, { as: administrator })
  return { items: z.array(storageFindingSchema).parse(must(answer, 200)), next: String(answer.headers['x-next-cursor']) }
}
const log = async () =>
  z
    .array(auditEntrySchema)
    .parse(must(await site.call('GET', '/audit-log', { as: administrator }), 200))
    .map(({ act, actor, subject_uuid, details }) => [act, actor.username, subject_uuid, details])
const queued = async () =>
  (await site.database.sql.executeSql(`select name, data ->> 'check_uuid' as check from pgboss.job where state < 'completed'`)).rows
const setJobs = (state: string, output: object | null = null) =>
  sql`update pgboss.job set state = ${state}::pgboss.job_state, output = ${output && JSON.stringify(output)}::jsonb`.execute(
    site.database.db,
  )

const conflict = (message: string) => ({ status: 409, code: 'CONFLICT', message })
const noCounts = { files: 0, bytes: 0, orphans: 0, orphan_files: 0, orphan_bytes: 0, missing: 0, unknown_names: 0 }
/** A check that has found orphans of these sizes, and ended. */
async function checked(...orphans: { key: string; bytes: number }[]): Promise<string> {
  await request()
  const { uuid } = await checkOf()
  const { db } = site.database
  await insertFindings(
    db,
    uuid,
    orphans.map((orphan) => ({ kind: 'orphan' as const, files: 2, ...orphan })),
  )
  await recordCounts(db, uuid, { ...noCounts, files: 9, bytes: 90, orphans: orphans.length, missing: 1, unknown_names: 3 })
  await finishCheck(db, uuid)
  await sql`delete from pgboss.job`.execute(db)
  return uuid
}
const orphan = (bytes = 10) => ({ key: `avatars/${creator.uuid}/${randomUUID()}.webp`, bytes })

describe('what the storage keeps', () => {
  it('is counted from the database, of each kind', async () => {
    const content = await site.content(creator)
    const { db } = site.database
    const before = await report()
    const upload = { user_uuid: creator.uuid, content_uuid: content, fingerprint: 'f', expires_at: new Date() }
    await db
      .insertInto('resumable_uploads')
      .values([
        { ...upload, uuid: randomUUID(), bytes: 700 },
        { ...upload, uuid: randomUUID(), bytes: 9000, accepted_at: new Date() },
      ])
      .execute()
    await sql`update media set original_key = 'o', original_bytes = 100, playlist_key = 'p/m', renditions_bytes = 40, measured_key = 'p/m',
      poster_key = 'a', thumbnail_key = 'b', storyboard_key = 'c' where content_uuid = ${content}::uuid`.execute(db)
    const [later, elsewhere] = [await site.content(creator), await site.content(creator)]
    await sql`update media set original_key = 'o', playlist_key = 'p/m' where content_uuid = ${later}::uuid`.execute(db)
    await sql`update media set playlist_key = 'youtube/abc' where content_uuid = ${elsewhere}::uuid`.execute(db)
    await db.updateTable('users').set({ avatar_key: 'd' }).where('uuid', '=', creator.uuid).execute()
    await db.updateTable('channels').set({ banner_key: 'e' }).where('creator_uuid', '=', creator.uuid).execute()
    expect(before.uses.map(({ kind, files }) => [kind, files])).toEqual([
      ['originals', 0],
      ['renditions', 0],
      ['pictures', 0],
      ['captions', 0],
      ['uploads', 0],
    ])
    expect((await report()).uses).toEqual([
      { kind: 'originals', files: 2, bytes: 100, unmeasured: 1 },
      { kind: 'renditions', files: 2, bytes: 40, unmeasured: 1 },
      { kind: 'pictures', files: 5, bytes: null, unmeasured: 0 },
      { kind: 'captions', files: 0, bytes: 0, unmeasured: 0 },
      { kind: 'uploads', files: 1, bytes: 700, unmeasured: 0 },
    ])
  })
})

describe('a check of the storage', () => {
  it('waits for a worker, is written to the log, and is joined by a second request', async () => {
    expect((await report()).check).toBeNull()
    const { check } = storageReportSchema.parse(must(await request(), 200))
    expect(check).toEqual({
      uuid: expect.any(String),
      state: 'waiting',
      reason: null,
      requestedAt: expect.any(String),
      finishedAt: null,
      files: 0,
      bytes: 0,
      orphans: 0,
      orphanFiles: 0,
      orphanBytes: 0,
      missing: 0,
      unknownNames: 0,
      deletable: { orphans: 0, files: 0, bytes: 0 },
      deletion: null,
    })
    must(await request(second), 200)
    await setJobs('active')
    must(await request(second), 200)
    expect(await checkOf()).toEqual({ ...check, state: 'running' })
    expect(await queued()).toEqual([{ name: 'storage.check', check: check?.uuid }])
    expect(await log()).toEqual([['storage.check', administrator.username, check?.uuid, {}]])
  })

  it('is one, when two administrators ask at once', async () => {
    const answers = await Promise.all([request(), request(second)])
    const [one, other] = answers.map((answer) => storageReportSchema.parse(must(answer, 200)).check?.uuid)
    expect(one).toBe(other)
    expect(await queued()).toEqual([{ name: 'storage.check', check: one }])
  })

  it('says why it was not finished, and gives way to a new one', async () => {
    await request()
    const { uuid } = await checkOf()
    await setJobs('retry', { message: 'EIO' })
    expect(await checkOf()).toMatchObject({ state: 'waiting', reason: 'EIO' })
    await setJobs('failed', { message: 'EIO' })
    expect(await checkOf()).toMatchObject({ state: 'failed', reason: 'EIO' })
    await setJobs('completed', { outcome: 'refused', reason: 'Une autre base' })
    expect(await checkOf()).toMatchObject({ state: 'failed', reason: 'Une autre base' })
    await sql`delete from pgboss.job`.execute(site.database.db)
    expect(await checkOf()).toMatchObject({ uuid, state: 'failed', reason: null })
    expect(refusal(await remove(uuid))).toMatchObject(conflict('La vérification n’est pas terminée'))
    must(await request(), 200)
    expect(await checkOf()).toMatchObject({ uuid: expect.not.stringMatching(uuid), state: 'waiting', reason: null })
  })

  it('lists what it has found, the largest first, paged, and searched by path and title', async () => {
    const content = await site.content(creator, { title: 'Été à la mer' })
    const keys = [orphan(5), { key: `originals/${content}/${randomUUID()}.mp4`, bytes: 50 }, orphan(5), orphan(20)]
    const uuid = await checked(...keys)
    await insertFindings(site.database.db, uuid, [{ kind: 'missing', key: `contents/${content}/a/master.m3u8`, files: 0, bytes: 0 }])
    const first = await findings('kind=orphan&limit=3')
    expect(first.items.map(({ bytes }) => bytes)).toEqual([50, 20, 5])
    expect(first.items[0]).toEqual({
      uuid: expect.any(String),
      kind: 'orphan',
      key: keys[1]?.key,
      files: 2,
      bytes: 50,
      outcome: null,
      content: { uuid: content, title: 'Été à la mer' },
    })
    const rest = await findings(`kind=orphan&limit=3&cursor=${encodeURIComponent(first.next)}`)
    expect([...first.items, ...rest.items].map(({ key }) => key).toSorted()).toEqual(keys.map(({ key }) => key).toSorted())
    expect((await findings('kind=missing')).items).toMatchObject([{ key: `contents/${content}/a/master.m3u8`, content: { uuid: content } }])
    expect((await findings('kind=orphan&q=ETE')).items).toMatchObject([{ bytes: 50 }])
    expect((await findings(`kind=orphan&q=AVATARS/${creator.uuid.slice(0, 8)}`)).items).toHaveLength(3)
    expect((await findings('kind=orphan&q=%25')).items).toEqual([])
  })

  it('that ended is replaced by the next one, with what it had found', async () => {
    const uuid = await checked(orphan())
    must(await request(), 200)
    expect((await checkOf()).uuid).not.toBe(uuid)
    expect((await findings('kind=orphan')).items).toEqual([])
  })
})

describe('the deletion of orphans', () => {
  it('names what it takes in the log, waits for a worker, and is joined by a second request', async () => {
    const uuid = await checked(orphan(10), orphan(15))
    expect((await checkOf()).deletable).toEqual({ orphans: 2, files: 4, bytes: 25 })
    must(await remove(uuid), 200)
    must(await remove(uuid, second), 200)
    expect((await checkOf()).deletion).toEqual({
      state: 'waiting',
      reason: null,
      requestedAt: expect.any(String),
      finishedAt: null,
      deleted: 0,
      deletedBytes: 0,
      kept: 0,
      gone: 0,
      failed: 0,
    })
    expect(await queued()).toEqual([{ name: 'storage.deletion', check: uuid }])
    expect((await log())[0]).toEqual(['storage.deleteOrphans', administrator.username, uuid, { files: '4', bytes: '25' }])
    expect(await log()).toHaveLength(2)
  })

  it('is one, when two administrators ask at once', async () => {
    const uuid = await checked(orphan())
    for (const answer of await Promise.all([remove(uuid), remove(uuid, second)])) must(answer, 200)
    expect(await queued()).toHaveLength(1)
    expect(await log()).toHaveLength(2)
  })

  it('is refused for a check that is not the last one, and while a check is under way', async () => {
    const uuid = await checked(orphan())
    must(await request(second), 200)
    const replaced = conflict('Une autre vérification a eu lieu depuis\u00a0: relisez ce qu’elle a trouvé')
    expect(refusal(await remove(uuid))).toMatchObject(replaced)
    expect(refusal(await remove(randomUUID()))).toMatchObject(replaced)
    expect(refusal(await remove((await checkOf()).uuid))).toMatchObject(conflict('La vérification n’est pas terminée'))
    expect(await queued()).toHaveLength(1)
  })

  it('keeps a new check waiting until it has ended', async () => {
    const uuid = await checked(orphan())
    must(await remove(uuid), 200)
    const deleting = conflict('Les fichiers orphelins sont en cours de suppression\u00a0: attendez qu’elle se termine')
    expect(refusal(await request())).toMatchObject(deleting)
    await setJobs('active')
    expect(refusal(await request())).toMatchObject(deleting)
    // It has ended, and its job has not.
    const [found] = await listUndecided(site.database.db, uuid, 1)
    await recordOutcome(site.database.db, found?.uuid ?? '', 'failed')
    await finishDeletion(site.database.db, uuid)
    expect(refusal(await remove(uuid))).toMatchObject(deleting)
    await setJobs('completed')
    must(await request(), 200)
  })

  it('says what it did, and can be repeated for what could not be deleted', async () => {
    const uuid = await checked(orphan(1), orphan(2), orphan(4), orphan(8))
    must(await remove(uuid), 200)
    const { db } = site.database
    const found = await listUndecided(db, uuid, 10)
    for (const [index, outcome] of (['deleted', 'kept', 'gone', 'failed'] as const).entries()) {
      await recordOutcome(db, found[index]?.uuid ?? '', outcome)
    }
    await finishDeletion(db, uuid)
    await setJobs('completed')
    const { deletion, deletable } = await checkOf()
    expect(deletion).toMatchObject({ state: 'done', finishedAt: expect.any(String), deleted: 1, kept: 1, gone: 1, failed: 1 })
    expect(deletable).toMatchObject({ orphans: 1, files: 2 })
    must(await remove(uuid), 200)
    expect((await checkOf()).deletion).toMatchObject({ state: 'waiting', finishedAt: null, deleted: 1, failed: 0 })
    expect(await listUndecided(db, uuid, 10)).toEqual([found[3]])
  })

  it('is refused when there is nothing to delete', async () => {
    expect(refusal(await remove(await checked()))).toMatchObject(conflict('Il n’y a plus de fichier orphelin à supprimer'))
  })
})
