import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** True when a process of this machine runs. A zombie (ended, not collected by its parent) does not. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  return process.platform !== 'linux' || !/^[ZX]/.test(linuxStat(pid)?.[0] ?? '')
}

/**
 * Returns when a process started, in a form that is only good for comparison: it differs when the pid was reused, or when the machine
 * restarted. Null where the system does not report it.
 */
export function startOf(pid: number): string | null {
  if (process.platform === 'linux') {
    const ticks = linuxStat(pid)?.[19]
    return ticks === undefined ? null : `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${ticks}`
  }
  if (process.platform === 'win32') return null
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', env: { LC_ALL: 'C' } }).trim() || null
  } catch {
    // `ps` fails when the process does not exist.
    return null
  }
}

/**
 * Returns the fields of /proc/…/stat after the command's name, which may itself contain spaces: the state is first, the start time is
 * twentieth.
 */
function linuxStat(pid: number): string[] | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return line.slice(line.lastIndexOf(')') + 2).split(' ')
  } catch {
    // The process ended in the meantime.
    return null
  }
}
