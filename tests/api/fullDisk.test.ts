import { once } from 'node:events'
import { cp, readdir, readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import type { Database } from '../../src/db/connection/database.ts'
import { openDatabase } from '../../src/db/connection/openDatabase.ts'
import { findMedia } from '../../src/db/media/media.ts'
import { type Jobs, openJobs } from '../../src/db/jobs/jobs.ts'
import { commentSchema } from '../../src/shared/entities/comment.ts'
import { openSessionSchema } from '../../src/shared/entities/identity.ts'
import { silentLog } from '../../src/shared/log.ts'
import { startWorker } from '../../src/worker/worker.ts'
import { type Creator, must, refusal, startApi, type TestApi } from '../support/api.ts'
import { type ClipMaker, clipMaker } from '../support/media.ts'
import { type PostgresCluster, startPostgresCluster } from '../support/postgresCluster.ts'
import { smallDisk } from '../support/smallDisk.ts'
import { takeIn } from '../worker/takeIn.ts'
import type { World } from './endpointRow.ts'
import { endpoints } from './endpoints.ts'
import { makeWorld } from './world.ts'

const MB = 1024 * 1024
const floorBytes = 120 * MB
const disk = smallDisk(500)
const canMount = disk !== null

let cluster: PostgresCluster | undefined
let database: Database
let jobs: Jobs
let site: TestApi
let clips: ClipMaker
let creator: Creator
let content: string
let endWorker: () => Promise<void> = async () => undefined
const acknowledged: string[] = []
let fatal: Error | undefined

beforeAll(async () => {
  if (!disk) return
  const template = inject('databaseTemplate')
  const dataDir = join(disk.path, 'data')
  // Database and files are both on the small disk, as on a machine with a single disk.
  if (template.kind === 'embedded') await cp(template.folder, join(dataDir, 'database'), { recursive: true })
  else cluster = await startPostgresCluster({ max_wal_size: '64MB', min_wal_size: '32MB' }, disk.path)
  database = await openDatabase({ dataDir, url: cluster?.url, floorBytes, log: silentLog, onFatal: (error) => (fatal = error) })
  site = await startApi({ database, dataDir, floorBytes, listen: true })
  jobs = await openJobs(database, silentLog)
  clips = await clipMaker()
  creator = await site.creator()
  content = await site.playable(creator, { title: 'Marée' })
  await comment()
})
afterAll(async () => {
  disk?.makeRoom()
  await endWorker()
  await jobs?.stop()
  await site?.close()
  await cluster?.stop()
  await clips?.remove()
  await disk?.remove()
})

/** A simple write; remembers the acknowledged ones. */
async function comment() {
  const body = { user_uuid: creator.uuid, content_uuid: content, text: `n° ${acknowledged.length} ${'x'.repeat(400)}` }
  const answer = await site.call('POST', '/comments', { as: creator, body })
  if (answer.status === 201) acknowledged.push(commentSchema.parse(answer.body).uuid)
  return answer
}
const ready = async (): Promise<string> => {
  const answer = await site.call('GET', '/ready')
  return answer.status === 200 ? 'ready' : refusal(answer).message
}
const noRoom = expect.stringMatching(/^Il n’y a plus de place sur le disque (de la base de données|des fichiers)$/)
const kept = async (): Promise<string[]> =>
  (await database.db.selectFrom('comments').select('uuid').where('user_uuid', '=', creator.uuid).execute())
    .map(({ uuid }) => uuid)
    .toSorted()
const temporary = (): Promise<string[]> => readdir(site.storage.tempDir)

describe.skipIf(!canMount)('writes on a disk that becomes full', () => {
  it('are refused with 507 in French, while reads still work and the site reports that it is not ready', async () => {
    disk?.fill(50)
    await expect.poll(ready).toEqual(noRoom)
    for (let count = 0; count < 200; count += 1) {
      expect(refusal(await comment())).toEqual({
        status: 507,
        code: 'STORAGE_FULL',
        message: 'L’espace de stockage est plein, rien ne peut être enregistré pour l’instant',
      })
    }
    const login = { email: creator.email, password: creator.password }
    expect((await site.call('POST', '/auth/login', { body: login })).status).toBe(507)
    expect((await site.call('GET', `/contents/${content}`, { as: creator })).status).toBe(200)
    expect((await site.call('GET', '/contents')).status).toBe(200)
    expect((await site.call('GET', '/search/maree')).status).toBe(200)
  })

  it('are not needed to read with a session that is due to be extended', async () => {
    disk?.makeRoom()
    await expect.poll(ready).toBe('ready')
    await database.db
      .updateTable('sessions')
      .set({ last_seen_at: new Date(Date.now() - 5 * 3_600_000) })
      .execute()
    disk?.fill(50)
    await expect.poll(ready).toEqual(noRoom)
    expect((await site.call('GET', `/contents/${content}`, { as: creator })).status).toBe(200)
  })

  it('are accepted again once there is room, and no acknowledged write is lost', async () => {
    disk?.makeRoom()
    await expect.poll(ready).toBe('ready')
    for (let count = 0; count < 20; count += 1) must(await comment(), 201)
    // Filled to the last byte while requests continue.
    const writing = (async () => {
      let refused = 0
      while (refused < 20) refused += (await comment()).status === 507 ? 1 : 0
    })()
    disk?.fill(0)
    await writing
    await expect.poll(ready).toEqual(noRoom)
    disk?.makeRoom()
    await expect.poll(ready, { timeout: 60_000 }).toBe('ready')
    must(await comment(), 201)
    expect(await kept()).toEqual(acknowledged.toSorted())
  })
})

/** The deleting requests, each on its own world, and the expected status; 204 unless another one is given. */
const takesAway = endpoints.filter(({ endpoint }) =>
  /^DELETE (?!.*\/(like|pin|heart|hidden|verified|suspended|priority)$)|^POST \/auth\/logout$/.test(endpoint),
)
const needPassword: ReadonlySet<string> = new Set([
  'DELETE /users/{id}',
  'DELETE /users/{id}/second-factor',
  'DELETE /users/{id}/passkeys/{passkey}',
  'DELETE /users/{id}/identities/{identity}',
])
const otherwise: Readonly<Record<string, number>> = {
  // Requests of a user who is not an administrator, or about unknown things: refused by other rules.
  'DELETE /problem-reports/{id}': 403,
  'DELETE /roles/{id}': 403,
  'DELETE /administration/jobs/{id}': 403,
  'DELETE /administration/storage/checks/{id}/orphans': 403,
  'DELETE /invitations/{id}': 403,
  'DELETE /site/logo': 403,
  'DELETE /registration-requests/{id}': 403,
  'DELETE /users/{id}/second-factors': 403,
  'DELETE /files/{name}': 404,
  // Of a comment that is published.
  'DELETE /held-comments/{id}': 409,
  'DELETE /users/{id}/passkeys/{passkey}': 404,
  'DELETE /users/{id}/identities/{identity}': 404,
  // Returns the contents that it deleted and those that it could not.
  'DELETE /contents': 200,
  // Returns the content without them.
  'DELETE /contents/{id}/captions/{language}': 200,
  // Starts a conversion.
  'DELETE /contents/{id}/trim': 507,
  // Returns the removed position.
  'DELETE /playlists/{id}/user/{userId}/content/{contentId}': 200,
}

const sessionOf = async ({ owner }: World): Promise<string> =>
  z.tuple([openSessionSchema]).parse(must(await site.call('GET', '/auth/sessions', { as: owner }), 200))[0].uuid

describe.skipIf(!canMount)('deleting requests, on a disk that is nearly full', () => {
  it('still succeed: log-out, closing sessions, deletions', async () => {
    disk?.makeRoom()
    await expect.poll(ready).toBe('ready')
    const worlds: World[] = []
    for (const _ of takesAway) worlds.push(await makeWorld(site))
    disk?.fill(50)
    await expect.poll(ready).toEqual(noRoom)
    const answers = new Map<string, number>()
    for (const [index, { endpoint, path }] of takesAway.entries()) {
      const world = worlds[index]
      if (!world) throw new Error('no world')
      const method = endpoint.startsWith('POST') ? 'POST' : 'DELETE'
      const body = needPassword.has(endpoint) ? { body: { current_password: world.owner.password } } : {}
      const address = endpoint === 'DELETE /auth/sessions/{id}' ? `/auth/sessions/${await sessionOf(world)}` : path(world)
      answers.set(endpoint, (await site.call(method, address, { as: world.owner, ...body })).status)
      // Between two of them, other writes must still be refused.
      expect((await comment()).status).toBe(507)
    }
    expect(Object.fromEntries(answers)).toEqual(Object.fromEntries(takesAway.map(({ endpoint }) => [endpoint, otherwise[endpoint] ?? 204])))
    disk?.makeRoom()
    await expect.poll(ready).toBe('ready')
  })
})

describe.skipIf(!canMount)('an upload on a disk that becomes full during the request', () => {
  it('is refused with 507, leaves no file, and succeeds once there is room', async () => {
    const path = await clips.make({
      name: 'video.mp4',
      width: 1280,
      height: 720,
      seconds: 20,
      encode: ['-b:v', '30M', '-minrate', '30M', '-maxrate', '30M', '-bufsize', '30M', '-nal-hrd', 'cbr', '-x264-params', 'nal-hrd=cbr'],
    })
    const video = await readFile(path)
    expect(video.length).toBeGreaterThan(40 * MB)
    const boundary = 'lucarne'
    const opening = `--${boundary}\r\ncontent-disposition: form-data; name="video"; filename="video.mp4"\r\ncontent-type: video/mp4\r\n\r\n`
    const sending = request(`${site.url}/files/video/${await site.content(creator)}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${creator.token}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': opening.length + video.length + boundary.length + 8,
      },
    })
    const answered = once(sending, 'response')
    sending.on('error', () => undefined)
    sending.write(opening)
    sending.write(video.subarray(0, MB))
    await expect.poll(async () => (await temporary()).length).toBe(1)
    disk?.fill(0)
    sending.write(video.subarray(MB))
    sending.end(`\r\n--${boundary}--\r\n`)
    const [response] = await answered
    expect(response.statusCode).toBe(507)
    response.resume()
    await expect.poll(temporary).toEqual([])
    disk?.makeRoom()
    await expect.poll(ready, { timeout: 60_000 }).toBe('ready')
    const form = new FormData()
    form.append('video', new Blob([new Uint8Array(video)]), 'video.mp4')
    const again = await site.content(creator)
    must(await site.call('POST', `/files/video/${again}`, { as: creator, body: form }), 201)
    const media = await findMedia(database.db, again)
    expect((await readFile(site.storage.path(media?.original_key ?? ''))).equals(video)).toBe(true)
  })
})

describe.skipIf(!canMount)('a conversion on a disk that becomes full while it runs', () => {
  it('waits, loses nothing, and succeeds once there is room', { timeout: 900_000 }, async () => {
    const video = await site.content(creator)
    await takeIn(
      { database, storage: site.storage, jobs },
      video,
      await clips.make({ name: 'long.mp4', width: 854, height: 480, seconds: 15 }),
    )
    const worker = await startWorker({ database, storage: site.storage, jobs, ffmpeg: clips.tools, log: silentLog })
    endWorker = () => worker.stop()
    const state = async () => (await findMedia(database.db, video))?.state
    await expect.poll(state, { timeout: 200_000 }).toBe('watchable')
    // The renditions are being made.
    await expect.poll(async () => (await temporary()).length, { timeout: 200_000 }).toBe(1)
    disk?.fill(0)
    await expect.poll(temporary, { timeout: 200_000 }).toEqual([])
    expect(await state()).toBe('watchable')
    await expect.poll(ready).toEqual(noRoom)
    disk?.makeRoom()
    await expect.poll(state, { timeout: 250_000 }).toBe('complete')
    expect((await findMedia(database.db, video))?.failure).toBeNull()
  })
})

describe.skipIf(!canMount)('after all these tests', () => {
  it('every acknowledged comment exists, and the database was never abandoned', async () => {
    must(await comment(), 201)
    expect(await kept()).toEqual(acknowledged.toSorted())
    expect(fatal).toBeUndefined()
  })
})
