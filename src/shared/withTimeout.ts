import { clientError } from './codedError.ts'

/**
 * Resolves as the promise, or rejects with TIMEOUT when it takes longer; the work itself continues.
 * @param limitMs milliseconds
 * @throws AppError
 */
export async function withTimeout<Value>(promise: Promise<Value>, limitMs: number): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(clientError('TIMEOUT')), limitMs)
  try {
    return await Promise.race([promise, late])
  } finally {
    // A running timer would keep its caller and the data that it has read in memory, also after a log-out.
    clearTimeout(timer)
  }
}
