import { setTimeout as delay } from 'node:timers/promises'
import { makeFiles } from '../tests/support/kills/killRounds.ts'
import { Ledger } from '../tests/support/kills/ledger.ts'
import { Load } from '../tests/support/kills/load.ts'
import { publish, settle } from '../tests/support/kills/people.ts'
import { startPostgresCluster } from '../tests/support/postgresCluster.ts'
import { createDatabase } from '../tests/support/postgresDatabases.ts'
import { makeDataDir, startLucarne } from '../tests/support/process.ts'
import { memoryMb } from './processFigures.ts'
import { median } from './report.ts'

// `node bench/soak.ts [minutes]`: the memory of an API and of a worker on PostgreSQL under a mixed load, minute by minute. Exits with 1 when the
// last quarter takes a fifth more than the second one, or when an answer was neither a success nor a limit.
const minutes = Number(process.argv[2] ?? 60)
const growthMax = 1.2

const cluster = await startPostgresCluster()
const folder = await makeDataDir()
const { url } = await createDatabase(cluster.url)
const start = (roles: string) => startLucarne(folder.path, { ROLES: roles, DATABASE_URL: url, LOG_LEVEL: 'error' })
const processes = { api: await start('api'), worker: await start('worker') }
const ledger = new Ledger()
try {
  const site = processes.api.url
  const members = await Promise.all(Array.from({ length: 40 }, (_, index) => settle(site, index)))
  const videos: string[] = []
  for (const [index, member] of members.slice(0, 20).entries()) videos.push(await publish(site, member, `Vidéo ${index}`))
  const load = new Load(ledger, { members, videos, ...(await makeFiles()) })
  const memory: { api: number; worker: number }[] = []
  for (let minute = 1; minute <= minutes; minute += 1) {
    const loaded = load.run(site)
    await delay(60_000)
    load.stop()
    await loaded
    const now = { api: await memoryMb(processes.api.pid), worker: await memoryMb(processes.worker.pid) }
    memory.push(now)
    const acknowledged = ledger.writes.filter(({ state }) => state === 'acknowledged').length
    console.log(`minute ${minute} : ${acknowledged} écritures, API ${now.api.toFixed(0)} Mo, worker ${now.worker.toFixed(0)} Mo`)
  }
  const quarter = Math.ceil(minutes / 4)
  for (const name of ['api', 'worker'] as const) {
    const of = (from: number): number => median(memory.slice(from, from + quarter).map((each) => each[name]))
    const growth = of(minutes - quarter) / of(Math.min(quarter, minutes - quarter))
    console.log(`${name} : ${growth.toFixed(2)} fois le deuxième quart`)
    if (growth > growthMax) process.exitCode = 1
  }
  // In so long a time, members reach how many playlists and files they may have.
  const unexpected = ledger.unexpected.filter((answer) => !/plus de 200 (playlists|fichiers)/.test(answer))
  for (const answer of unexpected) console.log(`réponse inattendue : ${answer}`)
  if (unexpected.length > 0) process.exitCode = 1
} finally {
  for (const running of Object.values(processes)) {
    await running.stop()
    const { stderr } = running.output()
    if (stderr !== '') console.log(stderr.slice(0, 2000))
  }
  await cluster.stop()
  await folder.remove()
}
