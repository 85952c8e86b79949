import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, closeSync, mkdirSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MB = 1024 * 1024

/** A mounted disk, small enough to be filled; requires an account that may mount one. */
export type SmallDisk = {
  path: string
  freeMB(): number
  /** Fills it, as another program would, until this much is left; 0 leaves no byte. */
  fill(leaveMB: number): void
  /** Deletes what `fill` has written. */
  makeRoom(): void
  remove(): Promise<void>
}

/** @returns null where mounting is not allowed */
export function smallDisk(megabytes: number): SmallDisk | null {
  const path = mkdtempSync(join(tmpdir(), 'lucarne-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path], { stdio: 'ignore' })
  } catch {
    rmSync(path, { recursive: true })
    return null
  }
  // Unmounts when this process closes the pipe, even when it is killed; lazily, because a failed test may have left files open.
  const guard = spawn('sh', ['-c', 'cat; umount --lazy "$0"; rmdir "$0"', path], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  const unmounted = once(guard, 'exit')
  chmodSync(path, 0o755)
  const filler = join(path, 'filler')
  const freeMB = (): number => {
    const { bavail, bsize } = statfsSync(path)
    return (bavail * bsize) / MB
  }
  return {
    path,
    freeMB,
    fill(leaveMB) {
      mkdirSync(filler, { recursive: true })
      const file = openSync(join(filler, String(performance.now())), 'w')
      const block = Buffer.alloc(64 * 1024, 1)
      try {
        while (freeMB() > leaveMB) writeSync(file, block)
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
      } finally {
        closeSync(file)
      }
    },
    makeRoom: () => rmSync(filler, { recursive: true, force: true }),
    async remove() {
      guard.stdin.end()
      await unmounted
    },
  }
}
