import { AppError } from './errors.ts'

/** What is promised, or TIMEOUT when it takes longer; what was begun goes on. @param limitMs milliseconds @throws AppError */
export function inTime<Value>(promise: Promise<Value>, limitMs: number): Promise<Value> {
  return Promise.race([promise, new Promise<never>((_, reject) => setTimeout(reject, limitMs, new AppError('TIMEOUT')))])
}
