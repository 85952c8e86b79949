import { AppError } from './errors.ts'

/** What is promised, or TIMEOUT when it takes longer; what was begun goes on. @param limitMs milliseconds @throws AppError */
export async function inTime<Value>(promise: Promise<Value>, limitMs: number): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new AppError('TIMEOUT')), limitMs)
  try {
    return await Promise.race([promise, late])
  } finally {
    // A timer that runs on keeps its caller and what that has read in memory, also after a log-out.
    clearTimeout(timer)
  }
}
