import { Agent, request } from 'undici'
import { cpuSeconds } from './processFigures.ts'
import { median } from './report.ts'

/** Enough requests for V8 to compile the code that they run; a member may send 10,000 to the API in a minute, and one query sends several. */
export const warmUp = 1500
export const requests = 1000

const refusal = Buffer.from('{"errors"')

/** One request: milliseconds of the server's CPU, median milliseconds until the response, and the body of the response. */
export type Load = { cpuMs: number; p50: number; bytes: Uint8Array }

export type Asked = { headers?: Record<string, string>; body?: string; atOnce?: number; counts?: { warmUp: number; requests: number } }

/**
 * Sends the same request repeatedly.
 * @param pid process whose CPU time is measured
 * @param asked.atOnce concurrent requests: one measures latency, several measure the CPU time of a busy server
 * @throws Error when an answer is a refusal, also one of GraphQL's, whose status is 200
 */
export async function measure(
  pid: number,
  url: string,
  { headers = {}, body, atOnce = 1, counts = { warmUp, requests } }: Asked = {},
): Promise<Load> {
  const dispatcher = new Agent({ connections: atOnce, pipelining: 1 })
  const times: number[] = []
  let bytes = new Uint8Array()
  const ask = async (): Promise<void> => {
    const started = performance.now()
    const answer = await request(url, { method: body ? 'POST' : 'GET', headers, body: body ?? null, dispatcher })
    bytes = new Uint8Array(await answer.body.arrayBuffer())
    const isRefusal = answer.statusCode !== 200 || Buffer.from(bytes.subarray(0, refusal.length)).equals(refusal)
    if (isRefusal) throw new Error(`${url} answered ${answer.statusCode}: ${Buffer.from(bytes).toString().slice(0, 300)}`)
    times.push(performance.now() - started)
  }
  const askFor = async (count: number): Promise<void> => {
    let left = count
    const askOn = async (): Promise<void> => {
      while (left-- > 0) await ask()
    }
    await Promise.all(Array.from({ length: atOnce }, askOn))
  }
  await askFor(counts.warmUp)
  times.length = 0
  const before = await cpuSeconds(pid)
  await askFor(counts.requests)
  const cpuMs = ((await cpuSeconds(pid)) - before) * 1000
  await dispatcher.close()
  return { cpuMs: cpuMs / counts.requests, p50: median(times), bytes }
}
