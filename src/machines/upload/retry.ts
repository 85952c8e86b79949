import { isPassingFailure, type Failure } from '../failure.ts'

/** Failures in a row of one step before the person is asked. */
export const maxAttempts = 6

/** Milliseconds before the next try: 1 s, doubled at each failure in a row, at most 30 s. */
export function retryDelay(attempts: number): number {
  return Math.min(1_000 * 2 ** Math.max(0, attempts - 1), 30_000)
}

/** Is sending the very same thing again later worth it? A connection cut in the middle of a file is one that comes back. */
export function isWorthRetrying(failure: Pick<Failure, 'code'>): boolean {
  return isPassingFailure(failure) || failure.code === 'UPLOAD_INTERRUPTED'
}
