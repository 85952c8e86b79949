import { API_UNAVAILABLE, INTERNAL, INVALID_INPUT, TIMEOUT } from './clientMessages.ts'
import type { ErrorCode, FieldErrors } from './errorCodes.ts'

export type CodedErrorOptions = { fields?: FieldErrors | undefined; cause?: unknown }

/** An error with a code and a French message: of the server (AppError), or as the browser received or raised it. */
export class CodedError extends Error {
  readonly code: ErrorCode
  readonly fields: FieldErrors | undefined

  /** @param fields messages by field name */
  constructor(code: ErrorCode, message: string, { fields, cause }: CodedErrorOptions = {}) {
    super(message, { cause })
    this.name = 'CodedError'
    this.code = code
    this.fields = fields
  }
}

const ownMessages = { API_UNAVAILABLE, INTERNAL, INVALID_INPUT, TIMEOUT }

/** Returns an error that the browser raises itself. */
export const clientError = (code: keyof typeof ownMessages, cause?: unknown): CodedError =>
  new CodedError(code, ownMessages[code], { cause })
