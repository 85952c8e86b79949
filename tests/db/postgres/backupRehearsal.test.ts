import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { openDatabase } from '../../../src/db/connection/openDatabase.ts'
import { findMedia } from '../../../src/db/media/media.ts'
import { contentSchema } from '../../../src/shared/entities/content.ts'
import { silentLog } from '../../../src/shared/log.ts'
import { openFolder } from '../../../src/storage/folder/folderStorage.ts'
import { type BucketServer, startBucketServer } from '../../support/bucket/bucketServer.ts'
import { callApi } from '../../support/creator.ts'
import { type DatabasePlace, databasePlace } from '../../support/database.ts'
import { Ledger, writeKinds } from '../../support/kills/ledger.ts'
import { Load } from '../../support/kills/load.ts'
import { type Member, publish, settle } from '../../support/kills/people.ts'
import { disagreeingCounters, judgeFiles, judgeWrites } from '../../support/kills/verdict.ts'
import { type ClipMaker, clipMaker } from '../../support/media.ts'
import { createDatabase } from '../../support/postgresDatabases.ts'
import { type RunningLucarne, startLucarne } from '../../support/process.ts'

const waiting = { timeout: 120_000, interval: 200 }

let folder: string
let clips: ClipMaker
let clip: Buffer
let place: DatabasePlace
let source: BucketServer
let target: BucketServer
let site: RunningLucarne
let people: Member[]
/** public, and not changed any more: the first one converted, the second one made private and public while the backup runs */
let still: string
let changing: string
/** what was acknowledged before the backup began */
let before: Ledger
let backup: string
let said: string
let newNames: Set<string>
const cleanups: (() => Promise<unknown>)[] = []

async function run(command: 'backup' | 'restore', env: NodeJS.ProcessEnv): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [`scripts/${command}.ts`, backup], {
    cwd: join(import.meta.dirname, '../../..'),
    env: { ...process.env, DATABASE_URL: '', STORAGE_URL: '', ...source.env, ...env },
  })
  return stdout + stderr
}

async function emptyDatabase(): Promise<string> {
  const template = inject('databaseTemplate')
  if (template.kind === 'embedded') throw new Error('This file belongs to the project server-postgres')
  const { url, drop } = await createDatabase(template.url)
  cleanups.push(drop)
  return url
}

async function start(dataDir: string, databaseUrl: string, storageUrl: string): Promise<RunningLucarne> {
  const env = { ROLES: 'api,worker', LOG_LEVEL: 'error', DATABASE_URL: databaseUrl, STORAGE_URL: storageUrl, ...source.env }
  const running = await startLucarne(dataDir, env)
  cleanups.push(() => running.stop('SIGKILL'))
  return running
}

/** Sends the clip for a new public video. @returns its content */
async function video(of: Member, title: string): Promise<string> {
  const content = await publish(site.url, of, title)
  const form = new FormData()
  form.append('video', new Blob([new Uint8Array(clip)]), 'clip.mp4')
  await callApi(site, 'POST', `/files/video/${content}`, of.token, form)
  return content
}
const read = async (from: RunningLucarne, content: string, { token }: Member) =>
  contentSchema.parse(await callApi(from, 'GET', `/contents/${content}`, token))
const converted = (content: string, as: Member): Promise<void> =>
  vi.waitFor(async () => expect((await read(site, content, as)).media.state).toBe('complete'), waiting)

/** The files of a playlist and of all that it names, by their addresses below the site. */
async function playedFiles(from: RunningLucarne, address: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  const visit = async (at: string): Promise<void> => {
    const answer = await fetch(`${from.url}${at}`)
    expect([at, answer.status]).toEqual([at, 200])
    const bytes = Buffer.from(await answer.arrayBuffer())
    files.set(at, bytes)
    if (!at.endsWith('.m3u8')) return
    const names = [...String(bytes).matchAll(/^[\w./-]+$/gm), ...String(bytes).matchAll(/(?<=URI=")[^"]+/g)].map(([name]) => name)
    for (const name of names) {
      const next = new URL(name, `http://site${at}`).pathname
      if (!files.has(next)) await visit(next)
    }
  }
  await visit(address)
  return files
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lucarne-rehearsal-'))
  backup = join(folder, 'monday')
  clips = await clipMaker()
  clip = await readFile(await clips.make({ name: 'clip.mp4', seconds: 2 }))
  ;[source, target, place] = await Promise.all([startBucketServer(), startBucketServer(), databasePlace()])
  site = await start(place.dataDir, String(place.url), source.url)
  people = await Promise.all([0, 1, 2, 3, 4].map((index) => settle(site.url, index)))
  // The load uses up what its members may write within a minute: it has members of its own.
  const [ada, bea, ...members] = people
  if (!ada || !bea) throw new Error('nobody')
  ;[still, changing] = [await video(ada, 'Immobile'), await video(bea, 'Changeante')]
  await Promise.all([converted(still, ada), converted(changing, bea)])

  const picture = await sharp({ create: { width: 640, height: 360, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const ledger = new Ledger()
  const world = { members, videos: [still, changing], videoFiles: [new Uint8Array(clip)], picture: new Uint8Array(picture) }
  const load = new Load(ledger, world)
  const enough = ledger.more(60)
  const loaded = load.run(site.url)
  await enough
  await vi.waitFor(() => expect(ledger.of('upload', 'acknowledged')).toHaveLength(1), waiting)
  before = new Ledger()
  for (const kind of writeKinds)
    for (const { id, bytes } of ledger.of(kind, 'acknowledged')) before.acknowledge(before.add(kind, id, bytes))

  // From here on, everything changes while it is copied.
  const more = new Load(ledger, world).run(site.url)
  const saving = new AbortController()
  newNames = new Set()
  const change = async (): Promise<void> => {
    const headers = { authorization: `Bearer ${bea.token}`, 'content-type': 'application/json', 'x-forwarded-for': bea.address }
    while (!saving.signal.aborted) {
      for (const statuts of ['private', 'public']) {
        const answer = await fetch(`${site.url}/api/contents/${changing}`, { method: 'PUT', headers, body: JSON.stringify({ statuts }) })
        // So often is enough.
        if (answer.status === 429) return
        expect(answer.status).toBe(200)
      }
      newNames.add(String((await read(site, changing, bea)).video_url))
    }
  }
  const saved = run('backup', { DATA_DIR: place.dataDir, DATABASE_URL: place.url, STORAGE_URL: source.url }).finally(() => saving.abort())
  ;[said] = await Promise.all([saved, change()])
  load.stop()
  await loaded
  await site.stop('SIGTERM')
  // The second load ends with the site.
  await more
}, 300_000)
afterAll(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
  await source[Symbol.asyncDispose]()
  await target[Symbol.asyncDispose]()
  await place.remove()
  await clips.remove()
  await rm(folder, { recursive: true, force: true })
})

describe('a backup of a site on PostgreSQL and S3, while people write, upload and hide videos', () => {
  it('is made by one command', () => {
    expect(said).toMatch(new RegExp(`^Sauvegarde faite dans ${backup} : la base et \\d+ fichiers\\.\\n$`, 'm'))
    expect(said).not.toContain('Attention')
    // Without this, nothing of the above happened meanwhile.
    expect(newNames.size).toBeGreaterThan(0)
  })

  it('restores into an empty bucket and a new database: the site starts, plays the same bytes and takes in more', async () => {
    const [dataDir, url, ada] = [join(folder, 'elsewhere'), await emptyDatabase(), people[0] as Member]
    expect(await run('restore', { DATA_DIR: dataDir, DATABASE_URL: url, STORAGE_URL: target.url })).toMatch(
      /remise en place : la base et \d+ fichiers\.\n$/,
    )
    const restored = await start(dataDir, url, target.url)
    expect((await fetch(`${restored.url}/api/ready`)).status).toBe(200)

    const played = await playedFiles(restored, String((await read(restored, still, ada)).video_url))
    expect(played.size).toBeGreaterThan(4)
    for (const [address, bytes] of played)
      expect([address, bytes.equals(await source.readObject(address.replace('/media/', '')))]).toEqual([address, true])
    expect((await playedFiles(restored, String((await read(restored, changing, people[1] as Member)).video_url))).size).toBe(played.size)

    const database = await openDatabase({ dataDir, url, log: silentLog })
    const original = (await findMedia(database.db, still))?.original_key
    await database.close()
    expect((await target.readObject(String(original))).equals(clip)).toBe(true)

    site = restored
    const added = await video(ada, 'Après la restauration')
    await converted(added, ada)
    expect((await playedFiles(restored, String((await read(restored, added, ada)).video_url))).size).toBe(played.size)
    // Conversions that were in the queue of the dump go on.
    for (const { id } of before.of('upload')) await converted(id, ada)
    await restored.stop('SIGTERM')
  })

  it('restores into a folder as well, with every row and file that was acknowledged before it began', async () => {
    const [dataDir, url] = [join(folder, 'inFolder'), await emptyDatabase()]
    await run('restore', { DATA_DIR: dataDir, DATABASE_URL: url })
    const database = await openDatabase({ dataDir, url, log: silentLog })
    cleanups.push(() => database.close())
    const storage = await openFolder({ dataDir, floorBytes: 0 })
    const writes = await judgeWrites(database, storage, before)
    for (const kind of writeKinds)
      expect({ kind, lost: writes[kind].lost, doubled: writes[kind].doubled }).toEqual({ kind, lost: [], doubled: [] })
    expect(writeKinds.filter((kind) => writes[kind].acknowledged === 0)).toEqual([])
    expect(await disagreeingCounters(database.db)).toEqual([])
    const { missing, takenBySweep } = await judgeFiles(database, storage, before)
    expect({ missing, takenBySweep }).toEqual({ missing: [], takenBySweep: [] })
  })
})
