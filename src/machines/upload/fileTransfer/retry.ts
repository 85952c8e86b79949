/** Failures in a row of one step before the user is asked. */
export const maxAttempts = 6

/** Milliseconds before the next retry: 1 s, doubled at each failure in a row, at most 30 s. */
export function retryDelay(attempts: number): number {
  return Math.min(1_000 * 2 ** Math.max(0, attempts - 1), 30_000)
}
