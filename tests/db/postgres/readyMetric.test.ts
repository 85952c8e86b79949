import { afterAll, beforeAll, expect, it } from 'vitest'
import { type PostgresCluster, startPostgresCluster } from '../../support/postgresCluster.ts'
import { makeDataDir, type RunningLucarne, startLucarne } from '../../support/process.ts'

const token = 'jeton-de-mesure-0123456789'
let cluster: PostgresCluster
let folder: Awaited<ReturnType<typeof makeDataDir>>
let site: RunningLucarne
beforeAll(async () => {
  cluster = await startPostgresCluster()
  folder = await makeDataDir()
  site = await startLucarne(folder.path, { ROLES: 'api', DATABASE_URL: cluster.url, METRICS_TOKEN: token })
}, 120_000)
afterAll(async () => {
  await site.stop()
  await cluster.stop()
  await folder.remove()
})

/** Returns the values of the metrics that are named, of those that can be read. */
async function scrape(...names: string[]): Promise<(string | undefined)[]> {
  const response = await fetch(`${site.url}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  expect(response.status).toBe(200)
  const lines = (await response.text()).split('\n')
  return names.map((name) => lines.find((line) => line.startsWith(`${name} `))?.split(' ')[1])
}

const patience = { timeout: 60_000 }

it('a process whose database is gone says so to who measures it, and what it knows without the database', async () => {
  const floor = (await scrape('lucarne_storage_floor_bytes'))[0]
  expect(await scrape('lucarne_ready', 'lucarne_storage_floor_bytes')).toEqual(['1', floor])
  await cluster.kill()
  await expect.poll(() => scrape('lucarne_ready', 'lucarne_storage_floor_bytes'), patience).toEqual(['0', floor])
  expect((await fetch(`${site.url}/api/ready`)).status).toBe(503)
  await cluster.revive()
  await expect.poll(() => scrape('lucarne_ready', 'lucarne_storage_floor_bytes'), patience).toEqual(['1', floor])
})
