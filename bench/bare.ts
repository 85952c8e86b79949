import { spawn } from 'node:child_process'
import { join } from 'node:path'

export type Bare = { url: string; pid: number; startMs: number; stop: () => Promise<void> }

/** Starts the bare Node server that the ratios compare with. */
export async function startBare(body: Uint8Array, sink?: string): Promise<Bare> {
  const started = performance.now()
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bareServer.ts'), ...(sink ? [sink] : [])], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(body)
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  child.stdout.once('data', (text: Buffer) => resolve(text.toString().trim()))
  child.once('error', reject)
  child.once('exit', (code) => reject(new Error(`the bare server ended with code ${code}`)))
  const url = await promise
  return {
    url,
    pid: child.pid ?? 0,
    startMs: performance.now() - started,
    stop: async () => {
      const gone = new Promise((resolveGone) => child.once('exit', resolveGone))
      child.kill('SIGKILL')
      await gone
    },
  }
}
