import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from './freePort.ts'

const configuration = join(import.meta.dirname, '../../deploy/nginx/lucarne.conf')
const program = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((path) => existsSync(path))

export type RunningNginx = {
  port: number
  /** Kills it and its workers with SIGKILL. */
  kill: () => Promise<void>
  /** Starts it again on the same port. */
  revive: () => Promise<void>
  stop: () => Promise<void>
}

type Options = {
  /** of the site's processes, on 127.0.0.1 */
  ports: readonly number[]
  /** clients name their own addresses, so that the limits per address allow a load from one machine */
  trustsClients?: boolean
}

/**
 * Starts nginx with the configuration that operators are given, without TLS.
 * @param folder its files, created when it is missing
 * @throws Error when nginx is missing or does not start
 */
export async function startNginx(folder: string, { ports, trustsClients = false }: Options): Promise<RunningNginx> {
  if (program === undefined) throw new Error('nginx manque : apt-get install nginx')
  const port = await freePort()
  let site = readFileSync(configuration, 'utf8')
    .replace(/server 127\.0\.0\.1:3000([^;]*);/, (_, options: string) =>
      ports.map((each) => `server 127.0.0.1:${each}${options};`).join('\n  '),
    )
    .replace(/server \{\n {2}listen 80;[^}]*\}/, '')
    .replace(/listen 443[^;]*;\n {2}listen \[::\]:443[^;]*;/, `listen 127.0.0.1:${port};`)
    .replace(/ {2}ssl_certificate.*\n/g, '')
    .replace('/var/cache/nginx/lucarne', join(folder, 'cache'))
  if (trustsClients) site = site.replace(/(X-Forwarded-For) \$remote_addr/g, '$1 $http_x_forwarded_for')
  const main = `worker_processes 1;\npid ${folder}/pid;\nerror_log ${folder}/error.log;\nevents {}\nhttp {\naccess_log off;\n${site}\n}\n`
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'nginx.conf'), main)
  const path = program
  async function start(): Promise<ChildProcess> {
    // A group of its own: its workers are killed with it.
    const child = spawn(path, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], { stdio: 'inherit', detached: true })
    while (!(await accepts(port))) {
      if (child.exitCode !== null) throw new Error('nginx does not start')
      await delay(50)
    }
    return child
  }
  let child = await start()
  const end = async (signal: () => void): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    signal()
    await once(child, 'exit')
  }
  return {
    port,
    kill: () => end(() => process.kill(-(child.pid ?? 0), 'SIGKILL')),
    async revive() {
      child = await start()
    },
    stop: () => end(() => child.kill('SIGTERM')),
  }
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  return Promise.race([once(socket, 'connect').then(() => true), once(socket, 'error').then(() => false)])
    .catch(() => false)
    .finally(() => socket.destroy())
}
