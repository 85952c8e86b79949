import { Agent, request } from 'undici'
import { cpuSeconds } from './processFigures.ts'
import { median } from './report.ts'

const warmUp = 50
export const requests = 300

/** One request: milliseconds of the server's CPU, milliseconds until the answer, and the answer. */
export type Load = { cpuMs: number; p50: number; bytes: Uint8Array }

/** Asks the same thing again and again. @param pid whose CPU is counted */
export async function measure(pid: number, url: string, headers: Record<string, string>, body?: string): Promise<Load> {
  const dispatcher = new Agent({ connections: 4, pipelining: 1 })
  const times: number[] = []
  let bytes = new Uint8Array()
  let before = 0
  for (let index = 0; index < warmUp + requests; index += 1) {
    if (index === warmUp) before = await cpuSeconds(pid)
    const started = performance.now()
    const answer = await request(url, { method: body ? 'POST' : 'GET', headers, body: body ?? null, dispatcher })
    bytes = new Uint8Array(await answer.body.arrayBuffer())
    if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${Buffer.from(bytes).toString().slice(0, 300)}`)
    if (index >= warmUp) times.push(performance.now() - started)
  }
  const cpuMs = ((await cpuSeconds(pid)) - before) * 1000
  await dispatcher.close()
  return { cpuMs: cpuMs / requests, p50: median(times), bytes }
}
