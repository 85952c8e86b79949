/** Spawn options for a process that `killGroup` can end with all that it has started. */
export const ownGroup = { windowsHide: true, detached: process.platform !== 'win32' }

/**
 * Kills a process that was spawned as `ownGroup`, with all that it has started: a sandbox that is killed alone while it starts leaves the
 * process that it has just made.
 */
export function killGroup(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL')
  } catch (error) {
    // It has just ended by itself.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
