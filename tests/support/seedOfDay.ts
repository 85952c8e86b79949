import { execFileSync } from 'node:child_process'

/**
 * The day of the commit, so that each day draws other cases of the long tables (draw.ts), and what mends a failed case is tried with that case.
 * A copy without its history always draws the same.
 */
export function seedOfDay(): string {
  try {
    return execFileSync('git', ['log', '-1', '--format=%cs'], { encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return 'none'
  }
}
