import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { delimiter, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from './freePort.ts'

const deploy = join(import.meta.dirname, '../../deploy')

export type Proxy = {
  port: number
  url: string
  /** files in its own folder that it has open, those already unlinked too: where it would buffer a body */
  buffers: () => string[]
  /** Kills it with SIGKILL. */
  kill: () => Promise<void>
  /** Starts it again on the same port after it was killed. */
  revive: () => Promise<void>
  stop: () => Promise<void>
}

/** The path of a program on this machine, null when there is none. */
export const installed = (name: string): string | null =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'].map((folder) => join(folder, name)).find((path) => existsSync(path)) ??
  null

const programs = { nginx: installed('nginx'), caddy: installed('caddy') }

/** Whether the program is on this machine. */
export const hasProxy = (name: keyof typeof programs): boolean => programs[name] !== null

function replaceOnce(text: string, found: string | RegExp, put: string): string {
  if (text.search(found) < 0) throw new Error(`The configuration no longer has ${String(found)}`)
  return text.replace(found, put)
}

const change = (text: string, changes: readonly (readonly [string | RegExp, string])[]): string =>
  changes.reduce((changed, [found, put]) => replaceOnce(changed, found, put), text)

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  return Promise.race([once(socket, 'connect').then(() => true), once(socket, 'error').then(() => false)])
    .catch(() => false)
    .finally(() => socket.destroy())
}

function openFiles(pid: number, folder: string): string[] {
  return readdirSync(`/proc/${pid}/fd`)
    .map((fd) => {
      try {
        return readlinkSync(`/proc/${pid}/fd/${fd}`)
      } catch {
        // Closed in the meantime.
        return ''
      }
    })
    .filter((path) => path.startsWith(folder))
}

async function run(name: keyof typeof programs, args: readonly string[], port: number, buffers: string): Promise<Proxy> {
  const program = programs[name]
  if (program === null) throw new Error(`${name} manque : apt-get install ${name}`)
  async function start(path: string): Promise<ChildProcess> {
    const started = spawn(path, args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, HOME: buffers } })
    while (!(await accepts(port))) {
      if (started.exitCode !== null) throw new Error(`${name} does not start`)
      await delay(50)
    }
    return started
  }
  let child = await start(program)
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    buffers: () => openFiles(child.pid ?? 0, buffers),
    kill: () => end('SIGKILL'),
    async revive() {
      child = await start(program)
    },
    stop: () => end('SIGTERM'),
  }
}

/**
 * Starts nginx with the configuration that operators are given, without TLS and in a folder of its own.
 * @param options.mediaSeconds how long it keeps files of /media, instead of a minute
 * @param options.trustsClients clients name their own addresses, so that the limits per address allow a load from one machine
 */
export async function startNginx(
  folder: string,
  ports: readonly number[],
  { mediaSeconds = 60, trustsClients = false }: { mediaSeconds?: number; trustsClients?: boolean } = {},
): Promise<Proxy> {
  const port = await freePort()
  const buffers = join(folder, 'buffers')
  const servers = ports.map((each) => `server 127.0.0.1:${each}$1;`).join('\n  ')
  const site = change(readFileSync(join(deploy, 'nginx/lucarne.conf'), 'utf8'), [
    [/server 127\.0\.0\.1:3000([^;]*);/, servers],
    [/server \{\n {2}listen 80;[^}]*\}/, ''],
    [/listen 443[^;]*;\n {2}listen \[::\]:443[^;]*;/, `listen 127.0.0.1:${port};`],
    [/( {2}ssl_certificate.*\n)+/, ''],
    ['/var/lib/nginx/lucarne', join(folder, 'cache')],
    [/(proxy_cache_valid .*) 1m;/, `$1 ${mediaSeconds}s;`],
    [/X-Forwarded-For \$remote_addr/, `X-Forwarded-For ${trustsClients ? '$http_x_forwarded_for' : '$remote_addr'}`],
  ])
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${join(buffers, kind)};`)
  // One process: its open files are all there are.
  const main = `daemon off;\nmaster_process off;\npid ${folder}/pid;\nerror_log ${folder}/error.log;\nevents {}\n`
  mkdirSync(buffers, { recursive: true })
  writeFileSync(join(folder, 'nginx.conf'), `${main}http {\naccess_log off;\n${paths.join('\n')}\n${site}\n}\n`)
  return run('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], port, buffers)
}

/** Starts Caddy with the configuration that operators are given, without TLS and in a folder of its own. */
export async function startCaddy(folder: string, ports: readonly number[]): Promise<Proxy> {
  const port = await freePort()
  const buffers = join(folder, 'buffers')
  const site = change(readFileSync(join(deploy, 'caddy/Caddyfile'), 'utf8'), [
    ['videos.exemple.fr {', `http://127.0.0.1:${port} {\n\tbind 127.0.0.1`],
    ['127.0.0.1:3000', ports.map((each) => `127.0.0.1:${each}`).join(' ')],
  ])
  mkdirSync(buffers, { recursive: true })
  const path = join(folder, 'Caddyfile')
  writeFileSync(path, `{\n\tadmin off\n\tauto_https off\n\tstorage file_system ${buffers}\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n${site}`)
  return run('caddy', ['run', '--adapter', 'caddyfile', '--config', path], port, buffers)
}
