import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { errorMessages } from '../../../src/shared/errorMessages.ts'
import { judge, makeFiles, untilConverted } from '../../support/kills/killRounds.ts'
import { Ledger, writeKinds } from '../../support/kills/ledger.ts'
import { Load } from '../../support/kills/load.ts'
import { type Member, publish, settle } from '../../support/kills/people.ts'
import { type MovingAddress, openMovingAddress } from '../../support/movingAddress.ts'
import { type PostgresCluster, startPostgresCluster } from '../../support/postgresCluster.ts'
import { type PostgresStandby, standbyName, startStandby } from '../../support/postgresStandby.ts'
import { makeDataDir, type RunningLucarne, startLucarne } from '../../support/process.ts'

let primary: PostgresCluster
let standby: PostgresStandby
let address: MovingAddress
let folder: Awaited<ReturnType<typeof makeDataDir>>
let place: { dataDir: string; url: string }
const processes: RunningLucarne[] = []
beforeAll(async () => {
  // What is acknowledged is in the logs of both.
  primary = await startPostgresCluster({ synchronous_commit: 'on', synchronous_standby_names: standbyName })
  standby = await startStandby(primary.url)
  address = await openMovingAddress(Number(new URL(primary.url).port))
  folder = await makeDataDir()
  place = { dataDir: folder.path, url: `postgres://lucarne@127.0.0.1:${address.port}/postgres` }
}, 120_000)
afterAll(async () => {
  await Promise.all(processes.map(({ stop }) => stop('SIGKILL')))
  await address.close()
  await standby.stop()
  await primary.stop()
  await folder.remove()
})

const patience = { timeout: 60_000 }
const errorSchema = z.object({ error: z.object({ code: z.string(), message: z.string() }) })

/** Sends a request. @returns its status, and the code and the message of a refusal */
async function ask(url: string, path: string, as?: Member, body?: unknown): Promise<unknown[]> {
  const response = await fetch(`${url}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...(as && { authorization: `Bearer ${as.token}` }), ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const refused = errorSchema.safeParse(await response.json())
  return refused.success ? [response.status, refused.data.error.code, refused.data.error.message] : [response.status]
}

/** Listens to a video's live changes. @returns how many events of this stream have come */
async function listen(url: string, content: string): Promise<() => number> {
  const response = await fetch(`${url}/api/events?topics=content:${content}`)
  let text = ''
  void (async () => {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) text += chunk
  })().catch(() => undefined)
  return () => text.split('data: ').length - 1
}

it('a site whose PostgreSQL fails over to its standby under load loses nothing and goes on by itself', { timeout: 900_000 }, async () => {
  processes.push(await startLucarne(place.dataDir, { ROLES: 'api', DATABASE_URL: place.url }))
  processes.push(await startLucarne(place.dataDir, { ROLES: 'worker', DATABASE_URL: place.url }))
  const url = processes[0]?.url ?? ''
  const members = await Promise.all([0, 1, 2, 3, 4, 5].map((index) => settle(url, index)))
  const [someone] = members
  if (!someone) throw new Error('nobody')
  const video = await publish(url, someone, 'Vidéo')
  const events = await listen(url, video)
  const ledger = new Ledger()
  const files = await makeFiles()
  const load = new Load(ledger, { members, videos: [video], ...files }, [503])
  const comment = { text: 'Pendant la panne', user_uuid: someone.uuid, content_uuid: video }
  const write = () => ask(url, '/comments', someone, comment)
  const uploaded = () => ledger.of('upload', 'acknowledged').length

  const before = load.run(url)
  await ledger.more(60)
  await expect.poll(uploaded, patience).toBeGreaterThan(0)
  const [early, seen] = [uploaded(), events()]
  expect(seen).toBeGreaterThan(0)
  const killedAt = performance.now()
  await primary.kill()
  await before
  const away = [503, 'NOT_READY', errorMessages.NOT_READY]
  const notReady = [503, 'NOT_READY', 'La base de données ne répond pas']
  expect([await ask(url, '/ready'), await write(), await ask(url, `/contents/${video}`)]).toEqual([notReady, away, away])

  // The address moves before the standby is promoted: it answers, but only reads.
  address.moveTo(standby.port)
  expect([await ask(url, '/ready'), await write(), await ask(url, `/contents/${video}`)]).toEqual([notReady, away, away])
  expect(address.opened()).toBeGreaterThan(0)
  const promotedAt = performance.now()
  await standby.promote()
  await expect.poll(() => ask(url, '/ready'), { ...patience, interval: 50 }).toEqual([200])
  const readyAt = performance.now()

  const heard = events()
  const after = load.run(url)
  await ledger.more(60)
  await expect.poll(uploaded, patience).toBeGreaterThan(early)
  await expect.poll(events, patience).toBeGreaterThan(heard)
  load.stop()
  await after
  const uploads = ledger.of('upload').map(({ id }) => id)
  const unconverted = await untilConverted(url, someone.token, uploads)
  const codes = await Promise.all(processes.splice(0).map(({ stop }) => stop()))
  const { writes, files: kept, counters } = await judge(place, ledger)
  const acknowledged = writeKinds.map((kind) => writes[kind].acknowledged).reduce((a, b) => a + b, 0)
  const cut = writeKinds.map((kind) => writes[kind].cut).reduce((a, b) => a + b, 0)
  process.stdout.write(
    `failover: ${acknowledged} acknowledged, ${cut} cut, ready ${Math.round(readyAt - promotedAt)} ms after the order to promote, ${Math.round(readyAt - killedAt)} ms after the kill\n`,
  )
  for (const kind of writeKinds)
    expect({ kind, lost: writes[kind].lost, doubled: writes[kind].doubled }).toEqual({ kind, lost: [], doubled: [] })
  const { unexplained, missing, leftBySweep, takenBySweep } = kept
  expect({ unexplained, missing, leftBySweep, takenBySweep }).toEqual({ unexplained: [], missing: [], leftBySweep: [], takenBySweep: [] })
  expect({ counters, unconverted, unexpected: ledger.unexpected, codes }).toEqual({
    counters: [],
    unconverted: [],
    unexpected: [],
    codes: [0, 0],
  })
})
