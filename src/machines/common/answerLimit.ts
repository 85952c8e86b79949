import { clientError, type CodedError } from '../../shared/codedError.ts'

/** Milliseconds before a step times out. The user can then retry. It is longer than the timeout of a request. */
export const answerLimit = 30_000

/** The `params` of the actions that store or emit a failure after the timeout. */
export const noAnswer = (): { error: CodedError } => ({ error: clientError('TIMEOUT') })
