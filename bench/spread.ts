import { join } from 'node:path'
import { Agent, request } from 'undici'
import { freePort } from '../tests/support/freePort.ts'
import { type Member, publish, settle } from '../tests/support/kills/people.ts'
import { startPostgresCluster } from '../tests/support/postgresCluster.ts'
import { createDatabase } from '../tests/support/postgresDatabases.ts'
import { makeDataDir, type RunningLucarne, startLucarne } from '../tests/support/process.ts'
import { type Proxy, startNginx } from '../tests/support/proxies.ts'
import { cpuSeconds } from './processFigures.ts'
import { median, type Row } from './report.ts'

const processCounts = [1, 2, 4]
const members = 32
const videos = 20
const warmUp = 2000
const requests = 3000
/** Each count of processes is measured that many times, in turns: the machine's noise falls on all of them. */
const rounds = 3

/** One measurement of a site. `cpuMs`: of its API processes together, per request */
type Figures = { perSecond: number; p95: number; cpuMs: number }

/** The same load for every site: as many clients as members, each of whom sends its next request when the last one is answered. */
async function measure(url: string, people: readonly Member[], count: number): Promise<{ seconds: number; times: number[] }> {
  const dispatcher = new Agent({ connections: people.length, pipelining: 1 })
  const times: number[] = []
  let left = count
  const started = performance.now()
  await Promise.all(
    people.map(async ({ token, address }) => {
      const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': address }
      while (left-- > 0) {
        const asked = performance.now()
        const { statusCode, body } = await request(`${url}/api/contents?limit=20`, { headers, dispatcher })
        const text = await body.text()
        if (statusCode !== 200) throw new Error(`${statusCode} ${text}`)
        times.push(performance.now() - asked)
      }
    }),
  )
  const seconds = (performance.now() - started) / 1000
  await dispatcher.close()
  return { seconds, times }
}

/** Measures one, two and four API processes behind nginx, on PostgreSQL, under the same load. */
export async function spread(): Promise<Row[]> {
  const cluster = await startPostgresCluster()
  const folder = await makeDataDir()
  const running: RunningLucarne[] = []
  const proxies: Proxy[] = []
  try {
    const { url } = await createDatabase(cluster.url)
    const ports = await Promise.all(Array.from({ length: Math.max(...processCounts) }, freePort))
    for (const port of ports)
      running.push(await startLucarne(folder.path, { DATABASE_URL: url, ROLES: 'api', PORT: String(port), LOG_LEVEL: 'error' }))
    for (const count of processCounts)
      proxies.push(await startNginx(join(folder.path, `nginx-${count}`), ports.slice(0, count), { trustsClients: true }))
    const first = `http://127.0.0.1:${ports[0]}`
    const people = await Promise.all(Array.from({ length: members }, (_, index) => settle(first, index)))
    for (const [index, person] of people.slice(0, videos).entries()) await publish(first, person, `Vidéo ${index}`)

    const cpu = async (): Promise<number> => {
      const each = await Promise.all(running.map(({ pid }) => cpuSeconds(pid)))
      return each.reduce((sum, seconds) => sum + seconds, 0)
    }
    const figures = new Map<number, Figures[]>(processCounts.map((count) => [count, []]))
    for (let round = 0; round < rounds; round += 1)
      for (const [index, count] of processCounts.entries()) {
        const site = `http://127.0.0.1:${proxies[index]?.port}`
        await measure(site, people, warmUp)
        const before = await cpu()
        const { seconds, times } = await measure(site, people, requests)
        const sorted = times.toSorted((a, b) => a - b)
        figures.get(count)?.push({
          perSecond: requests / seconds,
          p95: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN,
          cpuMs: (((await cpu()) - before) * 1000) / requests,
        })
      }

    const of = (count: number, figure: keyof Figures): number => median((figures.get(count) ?? []).map((each) => each[figure]))
    return processCounts.flatMap((count) => {
      const row = (what: string, figure: keyof Figures, unit: string): Row => ({
        name: `${count} processus d’API, ${members} clients, ${what}`,
        value: of(count, figure),
        unit,
        runs: rounds,
        ...(count > 1 && { against: 'un processus', ratio: of(count, figure) / of(1, figure) }),
      })
      return [row('débit', 'perSecond', 'demandes/s'), row('p95', 'p95', 'ms'), row('CPU par demande', 'cpuMs', 'ms')]
    })
  } finally {
    for (const one of proxies) await one.stop()
    for (const one of running) await one.stop()
    await cluster.stop()
    await folder.remove()
  }
}
