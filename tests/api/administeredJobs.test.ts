import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { sql } from 'kysely'
import { z } from 'zod'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openJobs } from '../../src/db/jobs/jobs.ts'
import { silentLog } from '../../src/shared/log.ts'
import type { QueueName } from '../../src/db/jobs/queues.ts'
import { type AdministeredJob, administeredJobSchema } from '../../src/shared/entities/administeredJob.ts'
import { auditEntrySchema } from '../../src/shared/entities/audit.ts'
import { type Creator, must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'
import { remoteWorker } from '../support/remoteWorker.ts'

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
})

const list = async (query = '') =>
  z.array(administeredJobSchema).parse(must(await site.call('GET', `/administration/jobs${query}`, { as: administrator }), 200))
const act = (method: 'PUT' | 'DELETE', uuid = '', path = '', as = administrator) =>
  site.call(method, `/administration/jobs/${uuid}${path}`, { as })
const retry = (uuid?: string, as = administrator) => act('PUT', uuid, '/attempt', as)
const raise = (uuid?: string, as = administrator) => act('PUT', uuid, '/priority', as)
const abandon = (uuid?: string, as = administrator) => act('DELETE', uuid, '', as)
const log = async () =>
  z
    .array(auditEntrySchema)
    .parse(must(await site.call('GET', '/audit-log', { as: administrator }), 200))
    .filter(({ act: name }) => name.startsWith('job.'))

/** A content whose file was received, with a job in a queue. */
async function received(queue: QueueName, title = 'La mer', state = queue === 'media.ladder' ? 'watchable' : 'received') {
  const content_uuid = await site.content(creator, { title })
  const upload_uuid = randomUUID()
  await sql`update media set state = ${state}, upload_uuid = ${upload_uuid}::uuid, original_key = ${`originals/${content_uuid}/a.mp4`}
    where content_uuid = ${content_uuid}::uuid`.execute(site.database.db)
  await site.jobs.enqueue(queue, { content_uuid, upload_uuid })
  return { content_uuid, upload_uuid }
}
const mediaOf = async (uuid: string) =>
  site.database.db
    .selectFrom('media')
    .select(['state', 'failure', 'failure_reason', 'original_key'])
    .where('content_uuid', '=', uuid)
    .executeTakeFirst()
/** A worker takes the next job, and fails at it. */
async function failOnce(queue: QueueName): Promise<void> {
  const taken = await site.jobs.claims.take(queue, remoteWorker)
  if (!taken) throw new Error('no job')
  await site.jobs.claims.fail(taken.claim, 'ffmpeg was killed')
}
async function failForGood(queue: QueueName): Promise<void> {
  await sql`update pgboss.job set retry_limit = 0 where name = ${queue}`.execute(site.database.db)
  await failOnce(queue)
  await sql`delete from pgboss.job where name = 'media.dead'`.execute(site.database.db)
}
const one = async (): Promise<AdministeredJob> => {
  const [job, ...others] = await list()
  if (!job || others.length > 0) throw new Error(`${others.length} others`)
  return job
}

describe('the jobs of the queues', () => {
  it('are listed with what they are about, the newest first', async () => {
    const first = await received('media.prepare')
    const later = await received('media.cleanup', 'La forêt')
    await site.jobs.sendMail({ kind: 'registrationRefused', email: 'marin@exemple.fr', username: 'marin' })
    await site.database.db.deleteFrom('contents').where('uuid', '=', later.content_uuid).execute()
    expect(await list()).toEqual([
      expect.objectContaining({ kind: 'mail', content: null, mail: { kind: 'registrationRefused', recipient: 'marin' } }),
      expect.objectContaining({ kind: 'cleanup', content: { uuid: later.content_uuid, title: null }, mail: null }),
      {
        uuid: expect.any(String),
        kind: 'prepare',
        state: 'waiting',
        content: { uuid: first.content_uuid, title: 'La mer' },
        mail: null,
        attempts: 0,
        reason: null,
        isRaised: false,
        canRetry: false,
        canAbandon: true,
        createdAt: expect.any(String),
        startedAt: null,
        nextAttemptAt: null,
        failedAt: null,
        worker: null,
      },
    ])
  })

  it('are told apart by what became of them', async () => {
    await received('media.transcribe')
    const taken = await site.jobs.claims.take('media.transcribe', remoteWorker)
    expect(await list('?state=running')).toMatchObject([
      { state: 'running', attempts: 1, startedAt: expect.any(String), canAbandon: false },
    ])
    if (taken) await site.jobs.claims.fail(taken.claim, 'no sound')
    expect(await list('?state=running')).toEqual([])
    const [again] = await list('?state=waiting')
    expect(again).toMatchObject({ attempts: 1, reason: 'no sound', canRetry: true, startedAt: null })
    expect(Date.parse(again?.nextAttemptAt ?? '')).toBeGreaterThan(Date.now())
    await sql`update pgboss.job set start_after = now()`.execute(site.database.db)
    await failForGood('media.transcribe')
    expect(await list('?state=failed')).toMatchObject([
      { state: 'failed', attempts: 2, reason: 'ffmpeg was killed', failedAt: expect.any(String), canRetry: true, canAbandon: true },
    ])
    expect(await list('?state=waiting')).toEqual([])
  })

  it('name the process that runs them, in the running attempt alone', async () => {
    await received('media.transcribe')
    const seen = Promise.withResolvers<AdministeredJob>()
    const release = Promise.withResolvers<void>()
    const second = await openJobs(site.database, silentLog)
    await second.work('media.transcribe', async () => {
      seen.resolve(await one())
      await release.promise
      throw new Error('no sound')
    })
    expect((await seen.promise).worker).toEqual({ host: hostname(), pid: process.pid, isRemote: false })
    release.resolve()
    await expect.poll(async () => (await one()).state).toBe('waiting')
    expect((await one()).worker).toBeNull()
    await second.stop()
    // As by a version that names nobody.
    await sql`update pgboss.job set state = 'active', retry_count = retry_count + 1`.execute(site.database.db)
    expect(await one()).toMatchObject({ state: 'running', worker: null })
  })

  it('name the remote worker that runs them, as it names itself', async () => {
    await received('media.prepare')
    const taken = await site.jobs.claims.take('media.prepare', remoteWorker)
    expect((await one()).worker).toEqual({ host: 'atelier', pid: 12, isRemote: true })
    if (taken) await site.jobs.claims.giveBack(taken.claim)
    expect((await one()).worker).toBeNull()
    // One of an earlier version names itself not at all.
    await site.jobs.claims.take('media.prepare', { host: null, pid: null, isRemote: true })
    expect((await one()).worker).toEqual({ host: null, pid: null, isRemote: true })
  })

  it('are paged by key', async () => {
    for (const title of ['un', 'deux', 'trois']) await received('media.prepare', title)
    const answer = await site.call('GET', '/administration/jobs?limit=2', { as: administrator })
    expect(must(answer, 200)).toHaveLength(2)
    const next = encodeURIComponent(String(answer.headers['x-next-cursor']))
    expect((await list(`?limit=2&cursor=${next}`)).map(({ content }) => content?.title)).toEqual(['un'])
  })
})

describe('a job that is run again', () => {
  it('starts at once where it waited for its next attempt; twice is the same', async () => {
    await received('media.transcribe')
    await failOnce('media.transcribe')
    const { uuid } = await one()
    expect(await site.jobs.claims.take('media.transcribe', remoteWorker)).toBeUndefined()
    must(await retry(uuid), 204)
    must(await retry(uuid, second), 204)
    expect((await one()).nextAttemptAt).toBeNull()
    expect(await site.jobs.claims.take('media.transcribe', remoteWorker)).toBeDefined()
    expect(refusal(await retry(uuid))).toEqual({ status: 409, code: 'JOB_NOT_WAITING', message: 'Cette tâche est en cours' })
  })

  it('gets one more attempt where none was left', async () => {
    await received('media.transcribe')
    await failForGood('media.transcribe')
    const { uuid, content } = await one()
    must(await retry(uuid), 204)
    expect(await one()).toMatchObject({ uuid, state: 'waiting' })
    await failOnce('media.transcribe')
    expect(await list('?state=failed')).toMatchObject([{ uuid }])
    expect((await log())[0]).toMatchObject({ act: 'job.retry', subject_uuid: uuid, details: { kind: 'transcribe', title: content?.title } })
  })

  it('is a new conversion of the video where that had failed, which its owner sees begin', async () => {
    const { content_uuid } = await received('media.prepare')
    await failForGood('media.prepare')
    const { uuid } = await one()
    // The worker has not recorded the failure yet.
    expect(refusal(await retry(uuid)).code).toBe('CONVERSION_NOT_FAILED')
    await sql`update media set state = 'failed', failure = 'CONVERSION_FAILED' where content_uuid = ${content_uuid}::uuid`.execute(
      site.database.db,
    )
    must(await retry(uuid), 204)
    expect(await mediaOf(content_uuid)).toMatchObject({ state: 'received', failure: null })
    const again = await one()
    expect(again).toMatchObject({ kind: 'prepare', state: 'waiting', attempts: 0 })
    expect(again.uuid).not.toBe(uuid)
    expect(refusal(await retry(uuid, second))).toEqual({
      status: 404,
      code: 'JOB_NOT_FOUND',
      message: 'Cette tâche est terminée, ou quelqu’un d’autre s’en est occupé',
    })
  })

  it('is refused where there is nothing left to convert, and stays', async () => {
    const { content_uuid } = await received('media.prepare')
    await failForGood('media.prepare')
    await sql`update media set state = 'failed', failure = 'NOT_A_VIDEO', original_key = null where content_uuid = ${content_uuid}::uuid`.execute(
      site.database.db,
    )
    const { uuid } = await one()
    expect(refusal(await retry(uuid))).toMatchObject({ status: 422, code: 'VIDEO_REQUIRED' })
    await site.database.db.deleteFrom('contents').where('uuid', '=', content_uuid).execute()
    expect(refusal(await retry(uuid))).toMatchObject({ status: 404, code: 'CONTENT_NOT_FOUND' })
    expect(await one()).toMatchObject({ uuid, state: 'failed' })
  })

  it('is refused before its first attempt: a version that it removes may still play', async () => {
    await received('media.cleanup')
    const { uuid } = await one()
    expect(refusal(await retry(uuid))).toEqual({
      status: 409,
      code: 'JOB_NOT_WAITING',
      message: 'Cette tâche attend encore son premier essai',
    })
  })

  it('is refused while the same work waits as another job', async () => {
    const job = await received('media.transcribe')
    await failForGood('media.transcribe')
    const { uuid } = await one()
    await site.jobs.enqueue('media.transcribe', job)
    expect(refusal(await retry(uuid))).toMatchObject({ status: 409, message: 'Le même travail attend déjà de nouveau' })
    expect(await list('?state=failed')).toMatchObject([{ uuid }])
  })
})

describe('a job that goes before the others', () => {
  it('is taken first, until it is put back', async () => {
    await received('media.transcribe', 'première')
    const last = await received('media.transcribe', 'dernière')
    const [newest] = await list()
    must(await raise(newest?.uuid), 204)
    must(await raise(newest?.uuid, second), 204)
    expect((await list()).map(({ isRaised }) => isRaised)).toEqual([true, false])
    expect((await log()).filter(({ subject_uuid }) => subject_uuid === newest?.uuid).map((entry) => entry.act)).toEqual(['job.raise'])
    must(await act('DELETE', newest?.uuid, '/priority'), 204)
    expect((await list()).map(({ isRaised }) => isRaised)).toEqual([false, false])
    must(await raise(newest?.uuid), 204)
    expect((await site.jobs.claims.take('media.transcribe', remoteWorker))?.job).toEqual(last)
    expect(refusal(await raise(newest?.uuid))).toMatchObject({ status: 409, code: 'JOB_NOT_WAITING', message: 'Cette tâche est en cours' })
  })

  it('is none that failed', async () => {
    await received('media.transcribe')
    await failForGood('media.transcribe')
    const { uuid } = await one()
    expect(refusal(await raise(uuid))).toMatchObject({ status: 409, message: 'Cette tâche a échoué : relancez-la d’abord' })
  })

  it('leaves digests behind other mails once it is put back', async () => {
    await site.jobs.sendMail({ kind: 'digest', user_uuid: creator.uuid, next_at: Date.now() })
    const { uuid, mail } = await one()
    expect(mail).toEqual({ kind: 'digest', recipient: creator.username })
    must(await raise(uuid), 204)
    must(await act('DELETE', uuid, '/priority'), 204)
    const { rows } = await sql`select priority from pgboss.job`.execute(site.database.db)
    expect(rows).toEqual([{ priority: -1 }])
  })
})

describe('a job that is abandoned', () => {
  it.for([
    ['media.prepare', { state: 'failed', failure: 'CONVERSION_FAILED' }],
    ['media.ladder', { state: 'complete', failure: 'CONVERSION_FAILED' }],
  ] as const)('of %s leaves the video failed and its file in place, to be repeated', async ([queue, left]) => {
    const { content_uuid } = await received(queue)
    const { uuid } = await one()
    must(await abandon(uuid), 204)
    expect(await list()).toEqual([])
    expect(await mediaOf(content_uuid)).toEqual({
      ...left,
      failure_reason: 'La conversion a été abandonnée',
      original_key: `originals/${content_uuid}/a.mp4`,
    })
    expect((await log())[0]).toMatchObject({ act: 'job.abandon', subject_uuid: uuid, details: { title: 'La mer' } })
    expect(refusal(await abandon(uuid, second))).toMatchObject({ status: 404, code: 'JOB_NOT_FOUND' })
    must(await site.call('PUT', `/contents/${content_uuid}/conversion`, { as: creator }), 200)
    expect(await list()).toMatchObject([{ content: { uuid: content_uuid }, state: 'waiting' }])
  })

  it('of another kind changes nothing of the video', async () => {
    const { content_uuid } = await received('media.transcribe', 'La mer', 'complete')
    must(await abandon((await one()).uuid), 204)
    expect(await mediaOf(content_uuid)).toMatchObject({ state: 'complete', failure: null })
  })

  it('after it failed only leaves the list', async () => {
    const { content_uuid } = await received('media.prepare')
    await failForGood('media.prepare')
    must(await abandon((await one()).uuid), 204)
    expect(await list()).toEqual([])
    expect(await mediaOf(content_uuid)).toMatchObject({ state: 'received', failure: null })
  })

  it('is none that runs, nor the one that records a failure', async () => {
    await received('media.prepare')
    await sql`update pgboss.job set retry_limit = 0`.execute(site.database.db)
    const taken = await site.jobs.claims.take('media.prepare', remoteWorker)
    expect(refusal(await abandon((await one()).uuid))).toMatchObject({ status: 409, message: 'Cette tâche est en cours' })
    if (taken) await site.jobs.claims.fail(taken.claim, 'killed')
    const letter = (await list('?state=waiting')).find(({ kind }) => kind === 'failure')
    expect(letter).toMatchObject({ canAbandon: false, content: { title: 'La mer' } })
    expect(refusal(await abandon(letter?.uuid))).toMatchObject({
      status: 409,
      message: 'Cette tâche dit ce qui a échoué : elle ne s’abandonne pas',
    })
  })

  it('is abandoned by one of two administrators', async () => {
    await received('media.prepare')
    const { uuid } = await one()
    const answers = await Promise.all([abandon(uuid), abandon(uuid, second)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404])
    expect((await log()).filter(({ subject_uuid }) => subject_uuid === uuid)).toHaveLength(1)
  })
})
