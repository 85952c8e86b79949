import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { freePort } from './freePort.ts'

const run = promisify(execFile)
const installed = '/usr/lib/postgresql'

export type PostgresCluster = {
  url: string
  /** Kills the server and all its sessions with SIGKILL. */
  kill: () => Promise<void>
  /** Restarts it after it was killed or has exited by itself, as an operator does. */
  revive: () => Promise<void>
  stop: () => Promise<void>
}

/** The program folder of the newest installed server, null when there is none. */
export function postgresBinaries(): string | null {
  if (!existsSync(installed)) return null
  const newestFirst = readdirSync(installed).toSorted((a, b) => Number(b) - Number(a))
  return newestFirst.map((version) => join(installed, version, 'bin')).find((bin) => existsSync(join(bin, 'postgres'))) ?? null
}

/**
 * Starts a private cluster in a temporary folder: loopback only, a free port, without fsync, deleted at `stop`.
 * @param configuration further settings by name
 * @param parent the parent of its folder
 * @throws Error when no PostgreSQL is installed or it does not start
 */
export async function startPostgresCluster(
  configuration: Readonly<Record<string, string>> = {},
  parent = tmpdir(),
): Promise<PostgresCluster> {
  const bin = postgresBinaries()
  if (!bin) throw new Error(`No PostgreSQL under ${installed}: install one (apt-get install postgresql) or set TEST_DATABASE_URL`)
  const folder = await mkdtemp(join(parent, 'lucarne-postgres-'))
  const account = await unprivilegedAccount()
  if (account) await chown(folder, account.uid, account.gid)
  const initdb = asAccount(account, join(bin, 'initdb'), '-D data -U lucarne -A trust -E UTF8 --locale=C.UTF-8 --no-sync'.split(' '))
  await run(initdb.command, initdb.args, { cwd: folder })
  const port = await freePort()
  const settings = '-c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=200 -c unix_socket_directories=.'
  const further = Object.entries(configuration).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = asAccount(account, join(bin, 'postgres'), [...`-D data -h 127.0.0.1 -p ${port} ${settings}`.split(' '), ...further])
  const spawnServer = (): ChildProcess => spawn(server.command, server.args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  let child = spawnServer()
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null
  const url = `postgres://lucarne@127.0.0.1:${port}/postgres`
  await untilItAnswers(url, child)
  return {
    url,
    async kill() {
      // A session that outlives the server keeps the shared memory, without which no new server starts.
      const { stdout } = await run('pgrep', ['-P', String(child.pid)])
      const exited = once(child, 'exit')
      for (const pid of [child.pid, ...stdout.trim().split('\n').map(Number)]) if (pid) kill(pid)
      await exited
    },
    async revive() {
      // A recovering server exits only when recovery fails.
      while (!hasEnded()) {
        if (await answers(url)) return
        await Promise.race([once(child, 'exit'), delay(100)])
      }
      child = spawnServer()
      await untilItAnswers(url, child)
    },
    async stop() {
      // SIGINT is PostgreSQL's fast shutdown: it ends the sessions instead of waiting for them.
      child.kill('SIGINT')
      if (!hasEnded()) await once(child, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    // A session that ended meanwhile.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

type Account = { uid: number; gid: number }

/** PostgreSQL refuses to run as root: the `postgres` account of its package, or `nobody`. */
export async function unprivilegedAccount(): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null
  const { stdout } = await run('getent', ['passwd', 'postgres', 'nobody']).catch((error: { stdout?: string }) => ({
    stdout: error.stdout ?? '',
  }))
  const [, , uid, gid] = stdout.split('\n')[0]?.split(':') ?? []
  if (uid === undefined || gid === undefined) throw new Error('PostgreSQL cannot run as root, and there is no other account to run it')
  return { uid: Number(uid), gid: Number(gid) }
}

export function asAccount(account: Account | null, command: string, args: string[]): { command: string; args: string[] } {
  const identity = account ? [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups'] : []
  // The parent-death signal stops the server even when the test runner is killed.
  return { command: 'setpriv', args: [...identity, '--pdeathsig=INT', command, ...args] }
}

async function untilItAnswers(url: string, child: ChildProcess): Promise<void> {
  let output = ''
  const listening = new Promise<void>((resolve) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('ready to accept connections')) resolve()
    })
  })
  const died = once(child, 'exit').then(() => Promise.reject(new Error(`PostgreSQL did not start:\n${output}`)))
  await Promise.race([listening, died])
  died.catch(() => undefined)
  if (!(await answers(url))) throw new Error(`PostgreSQL refuses connections:\n${output}`)
}

export async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url })
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end()
  }
}
