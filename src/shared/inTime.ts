import { AppError } from './errors.ts'

/** What is promised, or TIMEOUT when it takes longer; what was begun goes on. @param limitMs milliseconds @throws AppError */
export async function inTime<Value>(promise: Promise<Value>, limitMs: number): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  // The error is made late: its stack keeps what asked in memory, and the timer keeps the error, also after a log-out.
  const timer = setTimeout(() => reject(new AppError('TIMEOUT')), limitMs)
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
