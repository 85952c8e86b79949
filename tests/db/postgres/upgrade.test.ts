import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { z } from 'zod'
import { openDatabase } from '../../../src/db/connection/openDatabase.ts'
import { silentLog } from '../../../src/shared/log.ts'
import { callApi } from '../../support/creator.ts'
import { type Member, publish, settle } from '../../support/kills/people.ts'
import { isShallowClone, lastVersion, unpackLastVersion } from '../../support/lastVersion.ts'
import { clipMaker } from '../../support/media.ts'
import { createDatabase } from '../../support/postgresDatabases.ts'
import { type RunningLucarne, startLucarne } from '../../support/process.ts'

const waiting = { timeout: 120_000, interval: 200 }
const contentSchema = z.object({ title: z.string(), video_url: z.string().nullable(), likesCount: z.number(), commentsCount: z.number() })
const stateSchema = z.object({ media: z.object({ state: z.string() }) })
const foundSchema = z.object({ content: z.array(z.object({ title: z.string() })) })

let folder: string
let clip: Uint8Array<ArrayBuffer>
let last: Awaited<ReturnType<typeof unpackLastVersion>>
let url: string
let old: RunningLucarne
let current: RunningLucarne
let ada: Member
let first: string
const cleanups: (() => Promise<unknown>)[] = []

async function newDatabase(template?: string): Promise<string> {
  const given = inject('databaseTemplate')
  if (given.kind === 'embedded') throw new Error('This file belongs to the project server-postgres')
  const made = await createDatabase(given.url, template)
  cleanups.push(made.drop)
  return made.url
}

/** Starts a version of the server on a database; all share the folder with the files. */
async function start(databaseUrl: string, entry?: string): Promise<RunningLucarne> {
  const running = await startLucarne(folder, { ROLES: 'api,worker', LOG_LEVEL: 'error', DATABASE_URL: databaseUrl }, entry)
  cleanups.push(() => running.stop('SIGKILL'))
  return running
}

/** Publishes the clip as a video. */
async function video(at: RunningLucarne, by: Member, title: string): Promise<string> {
  const content = await publish(at.url, by, title)
  const form = new FormData()
  form.append('video', new Blob([clip]), 'clip.mp4')
  await callApi(at, 'POST', `/files/video/${content}`, by.token, form)
  return content
}
const converted = (at: RunningLucarne, content: string, { token }: Member): Promise<void> =>
  vi.waitFor(async () => {
    expect(stateSchema.parse(await callApi(at, 'GET', `/contents/${content}`, token)).media.state).toBe('complete')
  }, waiting)

async function react(at: RunningLucarne, by: Member, content: string): Promise<void> {
  const of = { user_uuid: by.uuid, content_uuid: content }
  await callApi(at, 'POST', '/comments', by.token, { ...of, text: `Bravo de ${by.uuid}` })
  await callApi(at, 'POST', '/reactions', by.token, { ...of, like: true })
}

type Columns = { name: string; columns: string[] }

async function query<Row extends object>(of: string, text: string): Promise<Row[]> {
  const client = new Client({ connectionString: of })
  await client.connect()
  const { rows } = await client.query<Row>(text).finally(() => client.end())
  return rows
}
/** The site's tables, not those of the queue, which changes by itself. */
const tablesOf = (of: string): Promise<Columns[]> =>
  query<Columns>(
    of,
    `select c.relname as name, array_agg(a.attname::text order by a.attname) as columns
    from pg_class as c join pg_attribute as a on a.attrelid = c.oid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname not like 'kysely%' and a.attnum > 0 and not a.attisdropped
    group by c.relname order by 1`,
  )
async function rowsOf(of: string, tables: readonly Columns[]): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {}
  for (const { name, columns } of tables) {
    const picked = `select ${columns.map((column) => `"${column}"`).join(', ')} from ${name}`
    rows[name] = (await query<{ row: string }>(of, `select row_to_json(picked)::text as row from (${picked}) as picked order by 1`)).map(
      ({ row }) => row,
    )
  }
  return rows
}

describe.skipIf(isShallowClone())('an upgrade from the last version', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lucarne-upgrade-'))
    const clips = await clipMaker()
    clip = new Uint8Array(await readFile(await clips.make({ name: 'clip.mp4', seconds: 2 })))
    await clips.remove()
    last = await unpackLastVersion()
    url = await newDatabase()
    old = await start(url, last.entry)
    ada = await settle(old.url, 0)
    first = await video(old, ada, 'Phare ancien')
    await converted(old, first, ada)
    await react(old, await settle(old.url, 1), first)
  }, 300_000)
  afterAll(async () => {
    for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
    await last.remove()
    await rm(folder, { recursive: true, force: true })
  })

  describe('the rows of the last version', () => {
    it('are the same after the migration', async () => {
      await old.stop('SIGTERM')
      const copy = await newDatabase(new URL(url).pathname.slice(1))
      old = await start(url, last.entry)
      const tables = await tablesOf(copy)
      const before = await rowsOf(copy, tables)
      expect([before['users'], before['comments'], before['reactions'], before['media']].map((rows) => rows?.length)).toEqual([2, 1, 1, 1])
      const migrated = await openDatabase({ dataDir: folder, url: copy, log: silentLog })
      await migrated.ready()
      await migrated.close()
      expect(await rowsOf(copy, tables)).toEqual(before)
    })
  })

  describe('the last version and the current one, side by side on the current schema', () => {
    const sides = (): [from: RunningLucarne, to: RunningLucarne, index: number][] => [
      [old, current, 2],
      [current, old, 3],
    ]
    beforeAll(async () => {
      current = await start(url)
      if (!lastVersion.startsOnNewer) return
      await old.stop('SIGTERM')
      old = await start(url, last.entry)
    })

    it('are both ready, and say what was there before', async () => {
      for (const at of [old, current]) {
        expect((await fetch(`${at.url}/api/ready`)).status).toBe(200)
        const read = contentSchema.parse(await callApi(at, 'GET', `/contents/${first}`, ada.token))
        expect(read).toMatchObject({ title: 'Phare ancien', likesCount: 1, commentsCount: 1 })
      }
    })

    it('take in people, videos, comments and likes, which the other one reads, plays, lists and finds', async () => {
      for (const [from, to, index] of sides()) {
        const person = await settle(from.url, index)
        const title = `Phare nouveau${index}`
        const content = await video(from, person, title)
        await converted(to, content, person)
        // The session and the video were made through the one, and are used through the other.
        await react(to, person, content)
        for (const at of [from, to]) {
          const read = contentSchema.parse(await callApi(at, 'GET', `/contents/${content}`, person.token))
          expect(read).toMatchObject({ title, likesCount: 1, commentsCount: 1 })
          expect((await fetch(`${at.url}${read.video_url}`)).status).toBe(200)
          expect(JSON.stringify(await callApi(at, 'GET', `/comments/content/${content}`, person.token))).toContain(
            `Bravo de ${person.uuid}`,
          )
          const { content: found } = foundSchema.parse(await callApi(at, 'GET', `/search/nouveau${index}`, person.token))
          expect(found.map((each) => each.title)).toEqual([title])
          expect(JSON.stringify(await callApi(at, 'GET', '/contents?limit=50', person.token))).toContain(title)
        }
      }
    })

    it('report no error', () => {
      for (const at of [old, current])
        expect(
          at
            .output()
            .stderr.split('\n')
            .filter((line) => /"level":[56]0/.test(line)),
        ).toEqual([])
    })
  })

  it.runIf(!lastVersion.startsOnNewer)('this last version refuses to start once the schema is migrated', async () => {
    await expect(start(url, last.entry)).rejects.toThrow('corrupted migrations')
  })
})
