import { CodedError, type CodedErrorOptions } from './codedError.ts'
import { type ErrorCode, errorStatuses } from './errorCodes.ts'
import { errorMessages } from './errorMessages.ts'

/** An error of the catalogue; anything else that is thrown is unexpected and shown as INTERNAL. */
export class AppError extends CodedError {
  /** @param fields messages by field name; `message` defaults to the catalogue's */
  constructor(code: ErrorCode, options: CodedErrorOptions & { message?: string } = {}) {
    super(code, options.message ?? errorMessages[code], options)
    this.name = 'AppError'
  }

  get status(): number {
    return errorStatuses[this.code]
  }
}
