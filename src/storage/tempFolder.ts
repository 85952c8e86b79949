import { createHash } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { randomName } from './keys.ts'

/** After this long, nothing is still being written, by any process. */
const abandonedMs = 24 * 60 * 60 * 1000

// The name contains the owner: host, process, and the start time of that process, because containers give the same pid to each start.
const host = createHash('sha256').update(hostname()).digest('hex').slice(0, 8)
const processStart = Math.round(performance.timeOrigin)
const nameShape = /^(?<host>[0-9a-f]{8})-(?<pid>\d+)-(?<start>\d+)-/

/** Returns a path in the folder for this process, for a file or folder that does not exist yet. */
export function tempPath(tempDir: string, extension = ''): string {
  return join(tempDir, `${host}-${process.pid}-${processStart}-${randomName()}${extension}`)
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** True when the process that wrote it is known to be gone. A process of another host may be running: only age decides. */
function isOrphan(name: string): boolean {
  const owner = nameShape.exec(name)?.groups
  if (!owner || owner['host'] !== host) return false
  const pid = Number(owner['pid'])
  return pid === process.pid ? Number(owner['start']) !== processStart : !isAlive(pid)
}

async function isAbandoned(path: string): Promise<boolean> {
  const facts = await stat(path).catch(() => null)
  return facts !== null && Date.now() - facts.mtimeMs > abandonedMs
}

/** Creates the folder and removes what dead processes left in it. Files of other running processes stay. */
export async function openTempFolder(tempDir: string): Promise<void> {
  await mkdir(tempDir, { recursive: true })
  for (const name of await readdir(tempDir)) {
    const path = join(tempDir, name)
    if (isOrphan(name) || (await isAbandoned(path))) await rm(path, { recursive: true, force: true })
  }
}
