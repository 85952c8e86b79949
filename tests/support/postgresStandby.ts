import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { freePort } from './freePort.ts'
import { answers, asAccount, postgresBinaries, unprivilegedAccount } from './postgresCluster.ts'

const run = promisify(execFile)

/** The name under which a primary waits for the standby: `synchronous_standby_names`. */
export const standbyName = 'standby'

export type PostgresStandby = {
  port: number
  /** Makes it a primary. */
  promote: () => Promise<void>
  stop: () => Promise<void>
}

/** Copies a running primary, and resolves once each of its transactions waits for the copy. */
export async function startStandby(primaryUrl: string): Promise<PostgresStandby> {
  const bin = postgresBinaries()
  if (!bin) throw new Error('No PostgreSQL is installed')
  const folder = await mkdtemp(join(tmpdir(), 'lucarne-standby-'))
  const account = await unprivilegedAccount()
  if (account) await chown(folder, account.uid, account.gid)
  const copy = asAccount(account, join(bin, 'pg_basebackup'), [
    '-D',
    'data',
    '-d',
    primaryUrl,
    '-R',
    '-X',
    'stream',
    '-c',
    'fast',
    '--no-sync',
  ])
  await run(copy.command, copy.args, { cwd: folder })
  const port = await freePort()
  const primary = new URL(primaryUrl)
  const source = `host=${primary.hostname} port=${primary.port} user=${primary.username} application_name=${standbyName}`
  const settings = ['fsync=off', 'max_connections=200', 'unix_socket_directories=.', `primary_conninfo=${source}`]
  const how = ['-D', 'data', '-h', '127.0.0.1', '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
  const server = asAccount(account, join(bin, 'postgres'), how)
  const child = spawn(server.command, server.args, { cwd: folder, stdio: 'ignore' })
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null
  const url = `postgres://${primary.username}@127.0.0.1:${port}/postgres`
  const follows = `select 1 from pg_stat_replication where application_name = '${standbyName}' and sync_state = 'sync'`
  while (!(await answers(url)) || (await rowsOf(primaryUrl, follows)) === 0) {
    if (hasEnded()) throw new Error(`The standby ended with ${child.exitCode}`)
    await pause(100)
  }
  return {
    port,
    promote: async () => void (await rowsOf(url, 'select pg_promote()')),
    async stop() {
      child.kill('SIGINT')
      if (!hasEnded()) await once(child, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function rowsOf(url: string, text: string): Promise<number> {
  const client = new Client({ connectionString: url })
  await client.connect()
  return client
    .query(text)
    .then(({ rows }) => rows.length)
    .finally(() => client.end())
}
