import type { FieldErrors } from '../../shared/errorCodes.ts'
import { AppError } from '../../shared/errors.ts'

/**
 * Ends a validation, which uses the same functions as the client and gives messages by field.
 * @throws AppError INVALID_INPUT when there is a message
 */
export function mustBeValid(fields: FieldErrors): void {
  if (Object.keys(fields).length > 0) throw new AppError('INVALID_INPUT', { fields })
}
