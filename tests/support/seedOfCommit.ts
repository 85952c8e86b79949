import { execFileSync } from 'node:child_process'

/** The commit, so that each one draws other cases of the long tables (draw.ts). A copy without its history always draws the same. */
export function seedOfCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return 'none'
  }
}
