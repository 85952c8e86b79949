import { randomUUID } from 'node:crypto'
import { rm, stat, utimes } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { append, type Entry, type Holder, readChain } from './lockChain.ts'
import { isRunning, startOf } from './processIdentity.ts'

export type FolderLock = { release(): Promise<void> }

/** The holder updates its lock file this often. A machine or container that cannot see the holder's process judges by that. */
const confirmEveryMs = 5000
const foreignSilenceMs = 30_000

/**
 * Locks a data folder for this process: two engines on the same files would silently lose acknowledged writes. A lock whose process died is
 * taken over.
 * @param onLost called at most once, when another process took the lock
 * @throws Error in French, naming process and folder, when another process holds it
 */
export async function lockFolder(folder: string, onLost: (error: Error) => void): Promise<FolderLock> {
  const path = join(folder, 'lucarne.lock')
  const mine: Holder = { pid: process.pid, start: startOf(process.pid), host: hostname(), token: randomUUID() }
  await acquire(path, folder, mine)
  let confirming = Promise.resolve()
  const timer = setInterval(() => {
    confirming = confirm(path, mine).catch((error: unknown) => {
      clearInterval(timer)
      onLost(new Error(`the lock of ${folder} was lost`, { cause: error }))
    })
  }, confirmEveryMs)
  timer.unref()
  return {
    async release() {
      clearInterval(timer)
      await confirming
      const [root] = await readChain(path)
      if (root?.token === mine.token) await rm(path)
    },
  }
}

async function acquire(path: string, folder: string, mine: Holder): Promise<void> {
  for (;;) {
    const last = (await readChain(path)).at(-1)
    if (last?.holder && (await isHeld(last.path, last.holder))) throw new Error(inUse(folder, last.holder))
    if (await append(path, last, mine)) return
  }
}

async function isHeld(path: Entry['path'], holder: Holder): Promise<boolean> {
  if (holder.host !== hostname()) {
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: 0 }))
    return Date.now() - mtimeMs < foreignSilenceMs
  }
  return isRunning(holder.pid) && startOf(holder.pid) === holder.start
}

async function confirm(path: string, mine: Holder): Promise<void> {
  const [root] = await readChain(path)
  if (root?.token !== mine.token)
    throw new Error(`held by ${root?.holder ? `process ${root.holder.pid} of ${root.holder.host}` : 'nobody'}`)
  const now = new Date()
  await utimes(path, now, now)
}

function inUse(folder: string, { pid, host }: Holder): string {
  const where = host === hostname() ? '' : ` sur la machine ${host}`
  return `le dossier de données ${folder} est déjà utilisé par Lucarne (processus ${pid}${where}). Arrêtez-la, ou choisissez un autre dossier avec DATA_DIR.`
}
