import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Database } from '../../../src/db/connection/database.ts'
import { openDatabase } from '../../../src/db/connection/openDatabase.ts'
import { openJobs } from '../../../src/db/jobs/jobs.ts'
import { findMedia } from '../../../src/db/media/media.ts'
import { contentSchema } from '../../../src/shared/entities/content.ts'
import { searchResultSchema } from '../../../src/shared/entities/search.ts'
import { silentLog } from '../../../src/shared/log.ts'
import { runDeferredTasks } from '../../../src/worker/deferredTasks.ts'
import { startWorker } from '../../../src/worker/worker.ts'
import { makeWorld } from '../../api/world.ts'
import type { World } from '../../api/endpointRow.ts'
import { must, startApi, type TestApi } from '../../support/api.ts'
import { type ClipMaker, clipMaker } from '../../support/media.ts'
import { postgresBinaries } from '../../support/postgresCluster.ts'
import { execute } from '../../support/postgresDatabases.ts'
import { takeIn } from '../../worker/takeIn.ts'

const run = promisify(execFile)
const programs = postgresBinaries()
const program = (name: string): string => join(programs ?? '', name)

let folder: string
let clips: ClipMaker
let site: TestApi
let world: World
let waiting: string
let before: Map<string, number>

// The role that a site runs as is not a superuser.
const owner = `owner_${randomUUID().slice(0, 8)}`
const restoredName = `restored_${randomUUID().slice(0, 8)}`
let restoredUrl: string
let said: string
let database: Database
let restored: TestApi

function urlOf(name: string, user?: string): string {
  const template = inject('databaseTemplate')
  if (template.kind === 'embedded') throw new Error('This file belongs to the project server-postgres')
  const url = new URL(template.url)
  url.pathname = `/${name}`
  if (user !== undefined) url.username = user
  return url.href
}

/** The row count of each table, including the job queue's. */
async function rowCounts({ db }: Database): Promise<Map<string, number>> {
  const tables = await sql<{ name: string }>`
    select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
    order by 1`.execute(db)
  const counts = new Map<string, number>()
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ n: number }>`select count(*)::integer as n from ${sql.raw(name)}`.execute(db)
    counts.set(name, rows[0]?.n ?? -1)
  }
  return counts
}

/** A site with rows in every table, including a viewer's history, hidden contents, and a video that waits for its conversion. */
async function fill(): Promise<void> {
  world = await makeWorld(site)
  const reader = await site.person()
  const moderator = await site.moderator()
  const hidden = await site.playable(world.owner, { title: 'Marée cachée', description: 'Brume', hashtags: ['mer', 'Été'] })
  await site.playable(world.owner, { title: 'Journal intime', statuts: 'private' })
  const of = { user_uuid: reader.uuid, content_uuid: world.content }
  must(await site.call('POST', '/follows', { as: reader, body: { follower_uuid: reader.uuid, followed_uuid: world.owner.channel } }), 201)
  must(await site.call('POST', '/comments', { as: reader, body: { ...of, text: 'Superbe', parent_uuid: world.comment } }), 201)
  must(await site.call('POST', '/reactions', { as: reader, body: { ...of, like: true } }), 201)
  must(await site.call('PUT', `/comments/${world.comment}/like`, { as: reader }), 200)
  must(await site.call('PUT', `/contents/${world.content}/not-interested`, { as: reader }), 204)
  must(await site.call('POST', '/reports', { as: reader, body: { reason: 'other', content_uuid: hidden } }), 201)
  must(await site.call('PUT', `/contents/${hidden}/hidden`, { as: moderator }), 200)
  await runDeferredTasks({ database: site.database })
  waiting = await site.content(world.owner, { title: 'Video en attente' })
  const jobs = await openJobs(site.database, silentLog)
  await takeIn({ database: site.database, storage: site.storage, jobs }, waiting, await clips.make({ name: 'waiting.mp4', seconds: 2 }))
  await jobs.stop()
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lucarne-restore-'))
  clips = await clipMaker()
  site = await startApi()
  await fill()
  before = await rowCounts(site.database)
  const current = await sql<{ name: string }>`select current_database() as name`.execute(site.database.db)
  const file = join(folder, 'base.dump')
  // The site keeps running during the backup, as docs/operations.md allows.
  await run(program('pg_dump'), ['--format=custom', `--file=${file}`, urlOf(current.rows[0]?.name ?? '')])
  await execute(urlOf('postgres'), `create role ${owner} login createdb`)
  await run(program('createdb'), [`--maintenance-db=${urlOf('postgres', owner)}`, '--template=template0', restoredName])
  restoredUrl = urlOf(restoredName, owner)
  said = await run(program('pg_restore'), ['--no-owner', `--dbname=${restoredUrl}`, file]).then(
    ({ stdout, stderr }) => stdout + stderr,
    (error: unknown) => String(error),
  )
  database = await openDatabase({ dataDir: '', url: restoredUrl, log: silentLog })
  restored = await startApi({ database })
})
afterAll(async () => {
  await restored.close()
  await site.close()
  await execute(urlOf('postgres'), `drop database if exists ${restoredName} with (force)`)
  await execute(urlOf('postgres'), `drop role if exists ${owner}`)
  await clips.remove()
  await rm(folder, { recursive: true, force: true })
})

const found = async (query: string) =>
  searchResultSchema.parse(must(await restored.call('GET', `/search/${encodeURIComponent(query)}`), 200)).content.map(({ title }) => title)

describe.runIf(programs !== null)('a backup made with pg_dump', () => {
  it('is restored by its owner, who is not a superuser, without a warning', () => {
    expect(said).toBe('')
  })

  it('restores every row of every table', async () => {
    expect([...before].filter(([, rows]) => rows > 0).length).toBeGreaterThan(30)
    // Opening it starts the queue, which writes its last polling time: so rows are compared without times.
    expect(Object.fromEntries(await rowCounts(database))).toEqual(Object.fromEntries(before))
  })

  it('is ready, and can be read as before', async () => {
    must(await restored.call('GET', '/ready'), 200)
    const read = (from: TestApi) => from.call('GET', `/contents/${world.content}?expand=hashtags`, { as: world.owner })
    expect((await read(restored)).body).toEqual((await read(site)).body)
    expect((await restored.call('GET', `/users/${world.owner.uuid}`, { as: world.owner })).status).toBe(200)
  })

  it('can be searched, and finds what is changed afterwards', async () => {
    expect(await found('titre')).toEqual(['Un titre'])
    must(await restored.call('PUT', `/contents/${world.content}`, { as: world.owner, body: { title: 'Vélos de course' } }), 200)
    expect([await found('velo'), await found('titre')]).toEqual([['Vélos de course'], []])
    // A word with a typo is looked up in the table of words.
    expect(await found('couse')).toEqual(['Vélos de course'])
    must(await restored.call('PUT', `/hashtags/${world.hashtag}`, { as: await restored.administrator(), body: { name: 'océan' } }), 200)
    expect(await found('océan')).toEqual(['Vélos de course'])
  })

  it('accepts new users and contents, and updates every counter', async () => {
    const other = await makeWorld(restored)
    const content = contentSchema.parse(must(await restored.call('GET', `/contents/${other.content}`, { as: other.owner }), 200))
    expect([content.likesCount, content.commentsCount, content.views]).toEqual([1, 1, 0])
  })

  it('continues with the conversion that was queued', async () => {
    const jobs = await openJobs(database, silentLog)
    const worker = await startWorker({ database, storage: site.storage, jobs, ffmpeg: clips.tools, log: silentLog })
    await expect.poll(async () => (await findMedia(database.db, waiting))?.state, { timeout: 100_000 }).toBe('complete')
    await worker.stop()
    await jobs.stop()
  })
})

describe.runIf(programs !== null)('a database whose restore was interrupted', () => {
  const partName = `part_${randomUUID().slice(0, 8)}`
  afterAll(() => execute(urlOf('postgres'), `drop database if exists ${partName} with (force)`))

  it('is not ready without its foreign keys, which are restored last, and is ready once they exist', async () => {
    const file = join(folder, 'base.dump')
    const { stdout } = await run(program('pg_restore'), ['--list', file])
    const entries = stdout.split('\n')
    const isLast = (entry: string) => / FK CONSTRAINT /.test(entry)
    const restore = async (name: string, list: string[]) => {
      await writeFile(join(folder, name), list.join('\n'))
      await run(program('pg_restore'), ['--no-owner', `--use-list=${join(folder, name)}`, `--dbname=${urlOf(partName)}`, file])
    }
    expect(entries.filter(isLast).length).toBeGreaterThan(50)
    await execute(urlOf('postgres'), `create database ${partName} template template0`)
    await restore(
      'first',
      entries.filter((entry) => !isLast(entry)),
    )
    const part = await openDatabase({ dataDir: '', url: urlOf(partName), log: silentLog })
    try {
      await expect(part.ready()).rejects.toMatchObject({
        code: 'NOT_READY',
        message: expect.stringMatching(
          /^Il manque à la base de données\u00a0: (la contrainte \w+ foreign key \(.+?\) .+?, ){10}et \d+ de plus$/,
        ),
      })
      await restore('last', entries.filter(isLast))
      await part.ready()
    } finally {
      await part.close()
    }
  })
})
