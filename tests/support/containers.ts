import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { installed } from './proxies.ts'

const programs = ['buildah', 'debootstrap'] as const

/** Images and containers in a folder of their own, away from those of this machine. */
export type ImageStore = {
  /** Runs buildah. @returns what it prints @throws Error with what it says when it fails */
  buildah(...args: string[]): Promise<string>
  /** Starts a script of this project, with its own output. @throws Error when it fails */
  script(path: string, ...args: string[]): Promise<void>
  /** Starts a command in a container; `end` sends it SIGTERM. */
  start(container: string, options: readonly string[], command: readonly string[]): ContainerRun
  remove(): void
}
export type ContainerRun = { output: () => string; hasEnded: () => boolean; /** @returns its code */ end: () => Promise<number | null> }

function openStore(folder: string): ImageStore {
  const configuration = join(folder, 'storage.conf')
  const paths = `graphroot = "${join(folder, 'images')}"\nrunroot = "${join(folder, 'run')}"\n`
  writeFileSync(configuration, `[storage]\ndriver = "${process.env['STORAGE_DRIVER'] ?? 'overlay'}"\n${paths}`)
  // Without namespaces, which most machines that run tests do not allow: the network is this machine's.
  const env = { ...process.env, CONTAINERS_STORAGE_CONF: configuration, BUILDAH_ISOLATION: 'chroot', TMPDIR: folder }
  return {
    async buildah(...args) {
      return (await promisify(execFile)('buildah', args, { env, maxBuffer: 16 * 1024 * 1024 })).stdout.trim()
    },
    async script(path, ...args) {
      const child = spawn(process.execPath, [path, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
      let said = ''
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-4000)))
      const [code] = (await once(child, 'close')) as [number | null]
      if (code !== 0) throw new Error(`${path} ended with ${code}:\n${said}`)
    },
    start(container, options, command) {
      const child = spawn('buildah', ['run', ...options, container, '--', ...command], { env, stdio: ['ignore', 'pipe', 'pipe'] })
      return follow(child, command)
    },
    remove() {
      execFileSync('buildah', ['rm', '--all'], { env, stdio: 'ignore' })
      execFileSync('buildah', ['rmi', '--all', '--force'], { env, stdio: 'ignore' })
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The process that started it; 0 when it has ended. */
function parentOf(pid: number): number {
  try {
    return Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}

const descendsFrom = (pid: number, ancestor: number): boolean => pid === ancestor || (pid > 1 && descendsFrom(parentOf(pid), ancestor))

/** The pid of a command that a process started, itself or through others. */
function findCommand(command: readonly string[], ancestor: number): number | undefined {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.map(Number).find((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8') === `${command.join('\0')}\0` && descendsFrom(pid, ancestor)
    } catch {
      // It has ended in the meantime.
      return false
    }
  })
}

function follow(child: ChildProcess, command: readonly string[]): ContainerRun {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
  const ended = once(child, 'close') as Promise<[number | null]>
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null
  return {
    output: () => output,
    hasEnded,
    async end() {
      // buildah does not pass signals on.
      const pid = child.pid === undefined || hasEnded() ? undefined : findCommand(command, child.pid)
      if (pid !== undefined) process.kill(pid, 'SIGTERM')
      else child.kill('SIGKILL')
      return (await ended)[0]
    },
  }
}

/** A new store. @throws Error when buildah or debootstrap are missing or cannot work here */
export function imageStore(): ImageStore {
  const missing = programs.filter((name) => installed(name) === null)
  if (missing.length > 0) throw new Error(`apt-get install ${missing.join(' ')}`)
  if (process.getuid?.() !== 0) throw new Error('debootstrap asks for root')
  const folder = mkdtempSync(join(tmpdir(), 'lucarne-images-'))
  return openStore(folder)
}

/** Why no image can be built here; null when one can. */
export async function whyNoImages(): Promise<string | null> {
  let store: ImageStore | undefined
  try {
    store = imageStore()
    const container = await store.buildah('from', 'scratch')
    await store.buildah('mount', container)
    await store.buildah('umount', container)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    store?.remove()
  }
}
