import { isPassingFailure, type Failure } from '../../common/failure.ts'

/** Failures in a row of one step before the user is asked. */
export const maxAttempts = 6

/** Milliseconds before the next retry: 1 s, doubled at each failure in a row, at most 30 s. */
export function retryDelay(attempts: number): number {
  return Math.min(1_000 * 2 ** Math.max(0, attempts - 1), 30_000)
}

/** True when retrying the same request later may succeed. That includes a connection lost during a transfer. */
export function isWorthRetrying(failure: Pick<Failure, 'code'>): boolean {
  return isPassingFailure(failure) || failure.code === 'UPLOAD_INTERRUPTED'
}
