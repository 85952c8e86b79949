import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { noteBackup } from '../../../src/server/backup/lastBackup.ts'
import { restOf } from '../../e2e/library.ts'
import { missingFrom, panelQueries, prometheusFolder, readMetrics, ruleQueries } from '../../support/dashboard.ts'
import { type DatabasePlace, databasePlace } from '../../support/database.ts'
import { clipMaker } from '../../support/media.ts'
import { type RunningLucarne, startLucarne } from '../../support/process.ts'
import { hasPrometheus, type Prometheus, promtool, startPrometheus } from '../../support/prometheus.ts'

const waiting = { timeout: 60_000, interval: 200 }
const token = 'jeton-de-mesure-0123456789'
let place: DatabasePlace
let running: RunningLucarne
let prometheus: Prometheus | null = null

beforeAll(async () => {
  place = await databasePlace()
  await noteBackup({ dataDir: place.dataDir, databaseUrl: place.url, storageUrl: undefined }, new Date())
  const url = place.url === undefined ? {} : { DATABASE_URL: place.url }
  running = await startLucarne(place.dataDir, { ...url, METRICS_TOKEN: token })
  // It must have seen the zeros before the jobs end.
  if (hasPrometheus) {
    prometheus = await startPrometheus(running.url, token)
    await vi.waitFor(async () => expect(await prometheus?.query('lucarne_event_streams')).toHaveLength(1), waiting)
  }
  const clips = await clipMaker()
  const clip = await clips.make({ name: 'video.mp4', seconds: 1 })
  await restOf(running.url).addLibrary('Belvedere', ['Le toit'], clip)
  const sent = 'lucarne_http_request_duration_seconds_count{route=~"/api/files/.*"}'
  if (prometheus) await vi.waitFor(async () => expect(await prometheus?.query(sent)).not.toEqual([]), waiting)
  // Prometheus counts what follows the first value that it sees.
  await restOf(running.url).addLibrary('Sémaphore', ['Le port'], clip)
  await clips.remove()
  const ladder = { name: 'lucarne_job_duration_seconds_count', labels: { queue: 'media.ladder', outcome: 'completed' }, value: 2 }
  await vi.waitFor(async () => expect((await scraped()).samples).toContainEqual(ladder), waiting)
})
afterAll(async () => {
  await prometheus?.stop()
  await running.stop()
  await place.remove()
})

async function scraped(): Promise<ReturnType<typeof readMetrics>> {
  const answer = await fetch(`${running.url}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  return readMetrics(await answer.text())
}

describe('the dashboard and the alert rules', () => {
  it('ask for nothing that the site does not have', async () => {
    const found = await scraped()
    const queries = [...panelQueries(), ...ruleQueries()]
    expect(panelQueries().length).toBeGreaterThan(25)
    expect(ruleQueries()).toHaveLength(8)
    expect(queries.flatMap((query) => missingFrom(found, query).map((missing) => `${query.of}: ${missing}`))).toEqual([])
  })

  it.for([
    ['lucarne_job_count{job="lucarne"}', '', ['lucarne_job_count']],
    ['lucarne_jobs{job="lucarne",etat="active"}', '', ['lucarne_jobs{etat}']],
    ['lucarne_jobs{job="lucarne",state="running"}', '', ['lucarne_jobs{state}']],
    ['sum by (file) (lucarne_jobs)', '{{queue}} {{issue}}', ['file', 'issue']],
  ] as const)('would be refused %s', async ([expression, legend, missing]) => {
    expect(missingFrom(await scraped(), { of: '', expression, legend })).toEqual(missing)
  })

  it.runIf(hasPrometheus)('are answered by Prometheus', { timeout: 240_000 }, async () => {
    // This site is well, and its files are in a folder.
    const mayBeEmpty = [
      'Erreurs du serveur par seconde',
      'Erreurs du seau par seconde',
      'Temps de réponse du seau (95 %)',
      ...(place.url === undefined ? ['Connexions à PostgreSQL'] : []),
    ]
    for (const { of, expression } of panelQueries()) {
      const values = async (): Promise<number[]> =>
        ((await prometheus?.query(expression)) ?? []).map(({ value: [, value] }) => Number(value)).filter((value) => !Number.isNaN(value))
      const least = mayBeEmpty.includes(of) ? 0 : 1
      await expect
        .poll(async () => (await values()).length, { timeout: 60_000, message: `${of}: ${expression}` })
        .toBeGreaterThanOrEqual(least)
      expect((await values()).filter((value) => !Number.isFinite(value) || value < 0)).toEqual([])
    }
    // Nobody is woken for a site that is well.
    for (const { of, expression } of ruleQueries()) expect([of, await prometheus?.query(expression)]).toEqual([of, []])
  })

  it.runIf(hasPrometheus)('are told apart from their opposites by promtool', async () => {
    expect(await promtool(prometheusFolder, 'check', 'config', '--syntax-only', 'prometheus.yml')).toContain('SUCCESS')
    expect(await promtool(prometheusFolder, 'check', 'rules', 'lucarne.rules.yml')).toContain('SUCCESS')
    await promtool(prometheusFolder, 'test', 'rules', 'lucarne.rules.test.yml')
  })
})
