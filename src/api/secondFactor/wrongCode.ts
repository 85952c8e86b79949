import { AppError } from '../../shared/errors.ts'
import { codeMessages } from '../../shared/secondFactor.ts'

/** Returns the error of a code that is not the account's, or was used. */
export const wrongCode = (): AppError => new AppError('INVALID_INPUT', { fields: { code: codeMessages.wrong } })
