import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { isAbsolute, join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

export type RunningLucarne = {
  url: string
  dataDir: string
  pid: number
  /** everything that the process has printed so far */
  output: () => { stdout: string; stderr: string }
  /** Sends a signal and waits for the end. @returns the exit code, null when the signal ended it */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

/** A new data folder, and a function that deletes it. */
export async function makeDataDir(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'lucarne-'))
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) }
}

type Exit = { code: number | null; stdout: string; stderr: string }

function launch(
  env: NodeJS.ProcessEnv,
  entry = 'build/server/main.js',
): { child: ChildProcess; output: { stdout: string; stderr: string }; exited: Promise<Exit> } {
  const child = spawn(process.execPath, [isAbsolute(entry) ? entry : join(root, entry)], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', DEMO: 'off', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { stdout: '', stderr: '' }
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (output.stdout += text))
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (output.stderr += text))
  const { promise: exited, resolve } = Promise.withResolvers<Exit>()
  child.once('close', (code) => resolve({ code, ...output }))
  return { child, output, exited }
}

/** Starts the real process, the built server alone by default, and waits for its ready line. @param entry from this project's folder */
export async function startLucarne(dataDir: string, env: NodeJS.ProcessEnv = {}, entry?: string): Promise<RunningLucarne> {
  const { child, output, exited } = launch({ DATA_DIR: dataDir, ...env }, entry)
  const { promise: ready, resolve } = Promise.withResolvers<string>()
  child.stdout?.on('data', () => {
    const url = /Lucarne est prête : ([^\s"]+)["}\n]/.exec(output.stdout)?.[1]
    if (url) resolve(url)
  })
  const early = exited.then((exit): never => {
    throw new Error(`Lucarne ended with code ${exit.code} before it was ready\n${exit.stdout}\n${exit.stderr}`)
  })
  const url = await Promise.race([ready, early])
  early.catch(() => undefined)
  return {
    url,
    dataDir,
    pid: child.pid ?? 0,
    output: () => ({ ...output }),
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal)
      return (await exited).code
    },
  }
}

/** Runs a process that is expected to end by itself. */
export async function runToEnd(env: NodeJS.ProcessEnv): Promise<Exit> {
  return launch(env).exited
}
