import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { vi } from 'vitest'
import { z } from 'zod'
import { freePort } from './freePort.ts'
import { installed } from './proxies.ts'

const programs = { prometheus: installed('prometheus'), promtool: installed('promtool') }

/** Whether Prometheus and its promtool are on this machine. */
export const hasPrometheus = programs.prometheus !== null && programs.promtool !== null

const seriesSchema = z.object({ metric: z.record(z.string(), z.string()), value: z.tuple([z.number(), z.string()]) })
const answerSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('success'), data: z.object({ result: z.array(seriesSchema) }) }),
  z.object({ status: z.literal('error'), error: z.string() }),
])

export type Prometheus = {
  /** Evaluates a query now. @throws Error when it is not valid */
  query(expression: string): Promise<z.infer<typeof seriesSchema>[]>
  stop(): Promise<void>
}

/** Starts the real Prometheus, which scrapes a site each second under the name of the job in the operators' configuration. */
export async function startPrometheus(site: string, token: string): Promise<Prometheus> {
  const folder = await mkdtemp(join(tmpdir(), 'lucarne-prometheus-'))
  const port = await freePort()
  const scrape = { job_name: 'lucarne', authorization: { credentials: token }, static_configs: [{ targets: [new URL(site).host] }] }
  const configuration = { global: { scrape_interval: '1s' }, scrape_configs: [scrape] }
  // YAML contains JSON.
  writeFileSync(join(folder, 'prometheus.yml'), JSON.stringify(configuration))
  const args = ['--config.file=prometheus.yml', '--storage.tsdb.path=data', `--web.listen-address=127.0.0.1:${port}`, '--log.level=error']
  const child = spawn(programs.prometheus ?? 'prometheus', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  const url = `http://127.0.0.1:${port}`
  async function stop(): Promise<void> {
    child.kill()
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    await rm(folder, { recursive: true, force: true })
  }
  async function mustBeReady(): Promise<void> {
    const { status } = await fetch(`${url}/-/ready`)
    if (status !== 200) throw new Error(`Prometheus is not ready: ${status}`)
  }
  await vi.waitFor(mustBeReady, { timeout: 60_000, interval: 100 }).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return {
    async query(expression) {
      const answer = answerSchema.parse(await (await fetch(`${url}/api/v1/query?${new URLSearchParams({ query: expression })}`)).json())
      if (answer.status === 'error') throw new Error(`${expression}: ${answer.error}`)
      return answer.data.result
    },
    stop,
  }
}

/** Runs promtool in a folder. @returns what it prints @throws Error when it refuses */
export async function promtool(folder: string, ...args: string[]): Promise<string> {
  return (await promisify(execFile)(programs.promtool ?? 'promtool', args, { cwd: folder })).stdout
}
