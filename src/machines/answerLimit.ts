import { AppError } from '../shared/errors.ts'

/** Milliseconds that a person waits for one step; then it has failed, and may be tried again. More than a request may take. */
export const answerLimit = 30_000

/** What is told then, for the `params` of what remembers or announces a failure. */
export const noAnswer = (): { error: AppError } => ({ error: new AppError('TIMEOUT') })
