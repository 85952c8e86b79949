import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Whether a process of this machine runs. One that ended and that its parent has not collected yet does not. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it exists and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  return process.platform !== 'linux' || !/^[ZX]/.test(linuxStat(pid)?.[0] ?? '')
}

/**
 * When a process started, in a form that only serves to compare: a number that was given to another process since, or before
 * the machine was started, differs. Null where the system does not tell.
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
    // `ps` fails for a process that is gone.
    return null
  }
}

/** Fields of /proc/…/stat after the command's name, which may itself hold spaces: state first, start time twentieth. */
function linuxStat(pid: number): string[] | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return line.slice(line.lastIndexOf(')') + 2).split(' ')
  } catch {
    // The process ended between two looks.
    return null
  }
}
